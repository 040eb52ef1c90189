// What can wait until the page stands, and what does not happen on a slow line.
/** Chromium's word about the line; other browsers have none, and are taken for fast. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever pays for each kilobyte, or waits for it, fetches only what he opens. */
export const isSlow = ({ saveData = false, effectiveType = '4g' }: Line = {}): boolean =>
  saveData || effectiveType !== '4g';

/** Does something once the page has nothing else to do; where the browser cannot tell, or on a slow line, never. */
export const atRest = (act: () => void): void => {
  if (isSlow((navigator as { readonly connection?: Line }).connection)) return;
  window.requestIdleCallback?.(act);
};
