// Everything that the end of the day must find closed, in the order of the page.
import { draftKind, unpaidKind } from './bill-kinds.ts';
import { bhpKind, formlessKind, labKind, noteKind, photoKind, resepKind, unsentLabKind } from './clinical-kinds.ts';
import type { UnfinishedKind } from './kind.ts';
import { visitKind } from './visit-kind.ts';

export const unfinishedKinds: readonly UnfinishedKind[] = [
  resepKind,
  visitKind,
  noteKind,
  bhpKind,
  formlessKind,
  unsentLabKind,
  labKind,
  photoKind,
  draftKind,
  unpaidKind,
];
