/** Directions that a prescription mostly bears (inventory.md 10.4). */
export const SIGNA = [
  '3x1 sesudah makan',
  '3x1 sesudah makan, dihabiskan',
  '3x1 sesudah makan, bila nyeri',
  '2x1 sesudah makan',
  '2x1 sesudah makan, dihabiskan',
  '1x1 malam hari',
  'Kumur 3x sehari 10 ml, tidak ditelan',
  'Oleskan tipis 3x sehari',
] as const;
