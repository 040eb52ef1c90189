// Which fields are amounts of money, by their keys on the wire. For the browser the build writes this list down, as the names of fields.
import { allResources } from './registry.ts';

/** A key that is money in one declaration is nothing else in another, where it may be derived from what is. */
export const moneyFields: readonly string[] = [
  ...new Set(
    allResources.flatMap(({ fields }) =>
      Object.entries(fields)
        .filter(([, { kind }]) => kind === 'money')
        .map(([name]) => name),
    ),
  ),
];
