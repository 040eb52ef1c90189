// Tables of hundreds of rows on the wire: one array for each column instead of every name with every row (docs/decisions/0142).

/** A row of a table by column. */
type RowOf<C> = { readonly [K in keyof C]: NonNullable<C[K]> extends readonly (infer Value)[] ? Value : never };

/** The rows of a table, each of which has the same place in every column. A column that is left out is in no row. */
export const rowsOf = <C extends { readonly id: readonly number[] }>(columns: C): readonly RowOf<C>[] => {
  const told = Object.entries<readonly unknown[] | undefined>(columns).filter(([, values]) => values !== undefined);
  return columns.id.map((_, at) => Object.fromEntries(told.map(([name, values]) => [name, values?.[at]])) as RowOf<C>);
};
