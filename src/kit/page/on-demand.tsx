// A drawer, sheet or dialog whose code comes when it is opened first: what a page loads before its first paint does without it.
import { type ComponentType, Suspense, useState } from 'react';
import { deferred } from './deferred.tsx';

/** Chromium's word about the line; other browsers have none, and are taken for fast. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever pays for each kilobyte, or waits for it, fetches only what he opens. */
export const isSlow = ({ saveData = false, effectiveType = '4g' }: Line = {}): boolean =>
  saveData || effectiveType !== '4g';

/** Does something once the page has nothing else to do; where the browser cannot tell, or on a slow line, never. */
const atRest = (act: () => void): void => {
  if (isSlow((navigator as { readonly connection?: Line }).connection)) return;
  window.requestIdleCallback?.(act);
};

/**
 * Call it beside the imports of a page: what it makes is fetched while the page is at rest, or at the latest when it is drawn
 * open first. A part that stays drawn while it is shut (`open`) is left out until then.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = deferred(load);
  atRest(Part.fetchAhead);
  return (props) => {
    const isOpen = !('open' in props) || props.open === true;
    const [wanted, want] = useState(isOpen);
    if (isOpen && !wanted) want(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
};
