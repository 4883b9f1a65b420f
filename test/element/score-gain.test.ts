import { expect } from '@open-wc/testing';
import { ScoreGain } from '../../src/element/view/score-gain.js';
import {
  arrivalOf,
  gainTexts,
  gameOf,
  merging,
  show,
  type Scene,
} from '../support/view-fixture.js';

let scene: Scene | undefined;

afterEach(() => scene?.host.remove());

describe('ScoreGain.show()', () => {
  function open() {
    scene = show(gameOf(merging), { width: '400px' });
    const { root } = scene;
    const gain = new ScoreGain(gainTexts);
    gain.attach(root);
    return { root, gain, node: root.querySelector('.gain')! };
  }

  const boxOf = (node: Element) => node.getBoundingClientRect();

  it('adds up what comes in quick succession', () => {
    const { gain, node } = open();
    gain.show(44);
    gain.show(8);
    expect(node.textContent).to.equal('+52');
    for (const animation of node.getAnimations()) animation.finish();
    gain.show(4);
    expect(node.textContent).to.equal('+4');
    for (const shown of [300, 300, 300]) {
      node.getAnimations()[0]!.currentTime = shown;
      gain.show(4);
    }
    expect(node.textContent).to.equal('+16');
    // By now the sum is more than a second old.
    node.getAnimations()[0]!.currentTime = 300;
    gain.show(8);
    expect(node.textContent).to.equal('+8');
    gain.show(0);
    expect(node.textContent).to.equal('+8');
  });

  it('stands beside the label of the score for 0.7 s, which keeps its place, and is gone after undo', () => {
    const { root, gain, node } = open();
    gain.show(1024);
    expect(arrivalOf(node.getAnimations()[0]!)).to.equal(700);
    for (const animation of node.getAnimations()) animation.currentTime = 400;
    const [label, number] = ['.label', '.number'].map((name) =>
      boxOf(root.querySelector(`[part="score"] ${name}`)!),
    );
    expect(boxOf(node).top).to.be.closeTo(label!.top, 0.5);
    expect(boxOf(node).left).to.be.at.least(label!.right);
    expect(boxOf(node).bottom).to.be.at.most(number!.top + 0.5);
    gain.hide();
    expect(node.getAnimations()).to.deep.equal([]);
  });
});
