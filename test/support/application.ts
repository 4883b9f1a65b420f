import { expect } from '@open-wc/testing';

/**
 * Checks what Orca needs to name a board at its focus, and to pass the arrow keys on: an application around it, and content
 * that can be read in it.
 */
export function expectSpokenBoard({ shadowRoot }: Element, instructions: RegExp): void {
  const [outer, board, ...others] = shadowRoot!.querySelectorAll('[role="application"]');
  expect(others).to.have.length(0);
  expect(outer!.contains(board!)).to.equal(true);
  expect(outer!.getAttributeNames().filter((name) => /^aria-|tabindex/.test(name))).to.be.empty;
  const description = board!.querySelector(`#${board!.getAttribute('aria-describedby')!}`)!;
  expect(description.textContent).to.match(instructions);
  expect(description.closest('[hidden], [aria-hidden]')).to.equal(null);
  expect(description.checkVisibility({ visibilityProperty: true })).to.equal(true);
}
