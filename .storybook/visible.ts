// 'Is visible' waits: a dialog is found in the page one commit before an effect shows it, which a busy machine tells apart.
import { toBeVisible } from '@testing-library/jest-dom/matchers';
import { expect } from 'storybook/test';

const PATIENCE_MS = 5_000;
const nextFrame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));

expect.extend({
  async toBeVisible(element: Element) {
    const end = performance.now() + PATIENCE_MS;
    let judged = toBeVisible.call(this, element);
    // Of what must not be visible, until it is not.
    while (judged.pass !== !this.isNot && performance.now() < end) {
      await nextFrame();
      judged = toBeVisible.call(this, element);
    }
    return judged;
  },
});
