// A drawer, sheet or dialog whose code comes when it is opened first: what a page loads before its first paint does without it.
import { type ComponentType, Suspense, useState } from 'react';
import { atRest } from './at-rest.ts';
import { deferred } from './deferred.tsx';

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
