// Nulls that the tests have met where a type says that there are none.
import type { Claims } from './claims.ts';

/** @param seen 'name column' of a null in a row of a named statement */
export const unexpectedNulls = (seen: readonly string[], claims: readonly Claims[]): readonly string[] => {
  const byName = new Map(claims.map((claim) => [claim.name, claim]));
  return [...new Set(seen)].filter((line) => {
    const [name = '', column = ''] = line.split(' ');
    return byName.get(name)?.row?.get(column)?.nullable === false;
  });
};
