// What the lines of a prescription must agree on (service.md 2.10).

export interface ResepEntry {
  readonly isracikan: boolean;
  readonly racikan_group?: number | null;
  readonly signa: string;
}

/** Problems by field ('items.1.signa'), undefined when there are none: what is compounded together is taken together. */
export const resepProblems = (
  items: readonly ResepEntry[],
): Readonly<Record<string, readonly string[]>> | undefined => {
  const signas = new Map<number, string>();
  const found = items.flatMap(({ isracikan, racikan_group, signa }, at): [string, readonly string[]][] => {
    if (!isracikan) {
      return typeof racikan_group === 'number' ? [[`items.${at}.racikan_group`, ['Hanya untuk racikan']]] : [];
    }
    if (typeof racikan_group !== 'number') return [[`items.${at}.racikan_group`, ['Wajib diisi']]];
    const first = signas.get(racikan_group) ?? signa;
    signas.set(racikan_group, first);
    return first === signa ? [] : [[`items.${at}.signa`, ['Aturan pakai satu racikan harus sama']]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};
