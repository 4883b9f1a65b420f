import { prefersReducedMotion } from '../../board/view/motion.js';

/** Looked at together: the board, and during a lesson the question, its answers and what they are worth. */
const lookedAt = '.stage, [part~=learn-question], .learn .answers, [part~=learn-answer]';

/**
 * Scrolls the board of a replay into view, with the question below or beside it: for a press of the viewer, never for a
 * script or when a page loads. Where not all of it fits, the board's top comes first.
 *
 * @param isGradual scrolls smoothly, unless the viewer prefers less motion
 */
export function bringIntoView(host: HTMLElement, isGradual = true): void {
  const seen = [...(host.shadowRoot?.querySelectorAll<HTMLElement>(lookedAt) ?? [])];
  const stage = seen.find(({ classList }) => classList.contains('stage'));
  const behavior = isGradual && !prefersReducedMotion(host) ? 'smooth' : 'auto';
  if (!stage) {
    host.scrollIntoView({ block: 'nearest', behavior });
    return;
  }
  const boxes = seen.map((element) => element.getBoundingClientRect()).filter(isDrawn);
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const board = stage.getBoundingClientRect();
  const fits = bottom - top <= (host.ownerDocument.defaultView?.innerHeight ?? 0);
  stage.style.scrollMarginBlock = fits
    ? `${Math.max(0, board.top - top)}px ${Math.max(0, bottom - board.bottom)}px`
    : '';
  stage.scrollIntoView({ block: fits ? 'nearest' : 'start', behavior });
}

const isDrawn = ({ height }: DOMRect): boolean => height > 0;
