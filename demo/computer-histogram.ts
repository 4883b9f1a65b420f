const number = (value: number): string => value.toLocaleString('en');

/** How many games ended with which highest tile: a table whose counts are bars, too. */
export class TileHistogram {
  constructor(readonly rows: HTMLElement) {}

  /** @param tiles the highest tile of each game */
  show(tiles: readonly number[]): void {
    const counts = new Map<number, number>();
    for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const highestFirst = [...counts].sort(([tile], [otherTile]) => otherTile - tile);
    let reached = 0;
    this.rows.replaceChildren(
      ...highestFirst.map(([tile, count]) => {
        reached += count;
        const row = makeRow(tile, count, reached / tiles.length);
        row.style.setProperty('--share', String(count / most));
        return row;
      }),
    );
  }
}

function makeRow(tile: number, count: number, reached: number): HTMLElement {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = number(tile);
  const cells = [number(count), `${Math.round(reached * 100)} %`].map((text) => {
    const cell = document.createElement('td');
    cell.textContent = text;
    return cell;
  });
  row.append(head, ...cells);
  for (const cell of row.children) cell.className = 'number';
  return row;
}
