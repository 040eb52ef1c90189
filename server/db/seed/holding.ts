// What the stores of the demo branches begin with instead of their most, and what their rooms are filled to (inventory.md 4, 6 R10):
// each branch has something to order, and another branch has some of it to spare.

/** Base units in the main store, by branch and item. */
const HELD: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  BDG: { 'IMP-00001': 2, 'INS-00001': 6, 'KON-00003': 5, 'KON-00004': 45 },
  JKT: { 'BHP-00003': 100, 'BHP-00004': 10, 'BHP-00006': 30, 'KON-00001': 3, 'INS-00001': 60, 'KON-00003': 40 },
  MKS: { 'BHP-00001': 60, 'BHP-00006': 20, 'KON-00002': 2, 'IMP-00001': 10 },
  DPS: { 'INS-00001': 5, 'KON-00003': 4, 'KON-00004': 400, 'KON-00001': 20 },
};
/** @param most what a branch wants at most, in base units */
export const heldAtFirst = (branch: string, code: string, most: number): number => HELD[branch]?.[code] ?? most;

/** Base units that a treatment room is not to fall below, and is filled to. */
export const roomPars: readonly (readonly [code: string, par_min: number, par_max: number])[] = [
  ['BHP-00001', 100, 300],
  ['BHP-00002', 50, 150],
  ['BHP-00003', 50, 200],
  ['BHP-00004', 50, 200],
  ['BHP-00005', 200, 600],
  ['BHP-00006', 50, 200],
  ['BHP-00007', 30, 100],
  ['KON-00001', 1, 3],
  ['KON-00003', 2, 6],
  ['KON-00004', 150, 450],
];
