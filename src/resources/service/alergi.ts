// Which of a patient's allergies an item touches (service.md 2.10). The same answer on both sides of the wire.

const SHORTEST = 3;
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The first allergy that is one of the item's active substances, or is part of its name or of that of a substance.
 * @param zatAktif active substances separated by commas @param alergi as written on the record
 */
export const allergyTo = (
  { name, zat_aktif }: { readonly name: string; readonly zat_aktif: string | null },
  alergi: readonly string[],
): string | undefined => {
  const substances = [...(zat_aktif ?? '').split(','), name].map(plain).filter((text) => text.length >= SHORTEST);
  return alergi.find((allergy) => {
    const word = plain(allergy);
    return word.length >= SHORTEST && substances.some((text) => text.includes(word) || word.includes(text));
  });
};
