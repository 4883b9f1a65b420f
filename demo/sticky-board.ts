/**
 * On a narrow page the board takes the whole width. Once it has scrolled out of sight, it stays as a small one at the
 * top, so that what is changed further down can be seen. A wide page does this with `position: sticky` alone.
 *
 * @param place keeps the board's room in the page
 * @param shown what sticks
 */
export function stayInSight(place: HTMLElement, shown: HTMLElement): void {
  const narrow = matchMedia('(max-width: 55.99rem)');
  const follow = (): void => {
    const { bottom } = place.getBoundingClientRect();
    const small = narrow.matches && bottom < 0;
    if (small === shown.classList.contains('small-board')) return;
    place.style.minBlockSize = small ? `${place.offsetHeight}px` : '';
    shown.classList.toggle('small-board', small);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  follow();
}
