// What a field is called, by its key on the wire. For the browser the build writes this list down (vite.config.ts): read here, it would
// bring every declaration with it.
import { allResources } from './registry.ts';

/** The first declaration that has a key names it. */
export const fieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  allResources
    .flatMap(({ fields }) => Object.entries(fields).map(([name, { label }]) => [name, label] as const))
    .toReversed(),
);
