// Teeth and surfaces in FDI notation (service.md 6.6).

const quadrant = (number: number, teeth: number): number[] =>
  Array.from({ length: teeth }, (_, i) => number * 10 + i + 1);

/** Permanent teeth 11-48, then milk teeth 51-85. */
export const TEETH: readonly number[] = [1, 2, 3, 4]
  .flatMap((q) => quadrant(q, 8))
  .concat([5, 6, 7, 8].flatMap((q) => quadrant(q, 5)));

export const SURFACES = [
  { value: 'M', label: 'Mesial' },
  { value: 'D', label: 'Distal' },
  { value: 'V', label: 'Vestibular' },
  { value: 'L', label: 'Lingual' },
  { value: 'O', label: 'Oklusal' },
  { value: 'I', label: 'Insisal' },
] as const;

export type Surface = (typeof SURFACES)[number]['value'];

const LAST_INCISAL = 3;
const LAST_MILK_OCCLUSAL = 5;

/** M, D, V, L on all teeth; O on premolars and molars (4-8, milk teeth 4-5); I on front teeth (1-3). */
export const surfaceFits = (tooth: number, surface: Surface): boolean => {
  const position = tooth % 10;
  if (surface === 'I') return position <= LAST_INCISAL;
  if (surface === 'O') return position > LAST_INCISAL && (tooth < 50 || position <= LAST_MILK_OCCLUSAL);
  return true;
};
