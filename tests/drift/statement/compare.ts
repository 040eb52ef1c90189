// Where a statement answers or takes something else than it claims.
import type { Claim, Claims } from './claims.ts';
import type { Column, Described, Kind } from './describe.ts';

export const CAN_BE_NULL = 'can be null';

/** JSON is whatever was put into it. */
const fits = (claim: Claim, { kind, array }: Kind): boolean => {
  if (claim.kinds.has('any') || kind === 'void') return true;
  if (!array) return kind === 'json' || claim.kinds.has(kind);
  return claim.kinds.has('array') && (claim.element === undefined || fits(claim.element, { kind, array: false }));
};

const wordOf = ({ kind, array }: Kind): string => (array ? `${kind}[]` : kind);

/** Of a column that the types do not name nothing is said: whole rows of a resource are held by its declaration. */
const columnFindings = (column: Column, claim: Claim | undefined): readonly string[] => {
  if (claim === undefined) return [];
  if (!fits(claim, column)) return [`${column.name} is ${wordOf(column)}, declared as ${[...claim.kinds].join(' | ')}`];
  return column.nullable === true && !claim.nullable ? [`${column.name} ${CAN_BE_NULL}`] : [];
};

const missing = (row: NonNullable<Claims['row']>, { columns }: Described): readonly string[] =>
  [...row.keys()]
    .filter((name) => columns.every((column) => column.name !== name))
    .map((name) => `${name} is declared and not read`);

const parameterFindings = (claims: readonly Claim[], { parameters }: Described): readonly string[] => {
  if (claims.length !== parameters.length) return [`takes ${parameters.length} values, declared with ${claims.length}`];
  return parameters.flatMap((kind, i) => {
    const claim = claims[i];
    return claim && !fits(claim, kind)
      ? [`$${i + 1} is ${wordOf(kind)}, declared as ${[...claim.kinds].join(' | ')}`]
      : [];
  });
};

/** In words; empty where all holds. */
export const findingsOf = ({ row, values }: Claims, described: Described): readonly string[] => [
  ...(row
    ? [
        ...described.columns.flatMap((column) => columnFindings(column, row.get(column.name))),
        ...missing(row, described),
      ]
    : []),
  ...(values ? parameterFindings(values, described) : []),
];
