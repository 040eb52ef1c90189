// What a choice offers below itself is fetched with the first one that is opened, or when the page is at rest; the field stands without
// (scripts/stand-ins.ts).
import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { atRest } from './at-rest.ts';

interface Props {
  readonly ref?: Ref<unknown>;
}

export const laterOptions = (load: () => Promise<{ readonly default: ComponentType<Props> }>): ComponentType<Props> => {
  let here: { readonly Options: ComponentType<Props> } | undefined;
  const fetchOptions = async () => (here ??= { Options: (await load()).default });
  atRest(() => void fetchOptions().catch(() => undefined));
  return ({ ref }) => {
    const [part, bring] = useState(here);
    useEffect(() => {
      if (part) return undefined;
      let isGone = false;
      // Without the network it stays empty; what is opened next tries again.
      fetchOptions().then(
        (fetched) => !isGone && bring(fetched),
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [part]);
    return part ? <part.Options ref={ref} /> : <div style={{ height: 32 }} aria-busy="true" />;
  };
};
