import { cellsOf, columns, type CheckedGame } from '../src/cli/check-games.js';

const numbers: readonly string[] = ['Score', 'Highest tile', 'Moves'];

/** The table of checked games, sorted by the column whose head was pressed last. */
export class ClassTable {
  #games: readonly CheckedGame[] = [];
  #column = 0;
  #isDescending = false;
  readonly #heads: HTMLTableCellElement[];
  readonly #body: HTMLTableSectionElement;

  constructor(table: HTMLTableElement) {
    this.#heads = columns.map((name, column) => this.#head(name, column));
    table.tHead?.rows[0]?.append(...this.#heads);
    this.#body = table.tBodies[0] ?? table.createTBody();
    this.#show();
  }

  get games(): readonly CheckedGame[] {
    return this.#games;
  }

  set games(games: readonly CheckedGame[]) {
    this.#games = games;
    this.#show();
  }

  #head(name: string, column: number): HTMLTableCellElement {
    const head = document.createElement('th');
    const button = document.createElement('button');
    head.scope = 'col';
    head.className = numbers.includes(name) ? 'number' : '';
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => {
      // The highest score is wanted first.
      this.#isDescending = column === this.#column ? !this.#isDescending : numbers.includes(name);
      this.#column = column;
      this.#show();
    });
    head.append(button);
    return head;
  }

  #show(): void {
    const sign = this.#isDescending ? -1 : 1;
    const rows = this.#games.map((game) => ({ game, cells: cellsOf(game) }));
    rows.sort((one, other) => sign * compare(one.cells[this.#column], other.cells[this.#column]));
    this.#body.replaceChildren(...rows.map(({ game, cells }) => rowOf(game, cells)));
    for (const [column, head] of this.#heads.entries()) {
      const direction = this.#isDescending ? 'descending' : 'ascending';
      if (column === this.#column) head.ariaSort = direction;
      else head.removeAttribute('aria-sort');
    }
  }
}

type Cell = string | number | undefined;

function compare(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // A refused game has no figures: it counts as less.
  if (typeof one !== typeof other) return typeof one === 'number' ? 1 : -1;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
}

function rowOf({ isRight }: CheckedGame, cells: readonly (string | number)[]): HTMLElement {
  const row = document.createElement('tr');
  row.append(
    ...cells.map((cell, column) => {
      const node = document.createElement(column === 0 ? 'th' : 'td');
      if (column === 0) node.scope = 'row';
      const name = columns[column] ?? '';
      if (name === 'Verdict') node.className = isRight ? 'good' : 'bad';
      else if (numbers.includes(name)) node.className = 'number';
      node.textContent = typeof cell === 'number' ? cell.toLocaleString('en') : cell;
      return node;
    }),
  );
  return row;
}
