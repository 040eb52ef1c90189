// After the screen has shown what was drawn: for work that a click begins and nobody sees.

/** A page out of sight paints nothing; its work waits no longer than this. */
const LATEST_MS = 100;

/** Resolves once the next picture of the page has been shown, or the page is not being shown at all. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(latest);
      setTimeout(resolve);
    });
  });
