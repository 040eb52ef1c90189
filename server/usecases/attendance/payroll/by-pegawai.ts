/** Rows by the employee that they are of, in their order. */
export const byPegawai = <T extends { readonly pegawai_id: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const own = found.get(row.pegawai_id);
    if (own) own.push(row);
    else found.set(row.pegawai_id, [row]);
  }
  return found;
};
