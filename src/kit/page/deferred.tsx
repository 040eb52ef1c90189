// A part that is fetched when it is wanted, or before. React keeps a stand-in up for 300 ms at least: what is here already has none.
import { type ComponentType, lazy, useState } from 'react';

export type Deferred<Props extends object> = ComponentType<Props> & {
  /** Fetches the part ahead of its need. A failure is told by the part itself, which tries again when it is drawn. */
  readonly fetchAhead: () => void;
  /** The same; settles once the part is here, or cannot be fetched. */
  readonly here: () => Promise<void>;
};

export const deferred = <Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> => {
  let part: ComponentType<Props> | undefined;
  const fetched = async () => {
    part ??= await load();
    return { default: part };
  };
  const Later = lazy(fetched) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // For as long as it is drawn: another component in its place would forget what was typed.
    const [Content] = useState(() => part ?? Later);
    return <Content {...props} />;
  };
  const here = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { fetchAhead: () => void here(), here });
};
