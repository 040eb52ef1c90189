// Everything that the end of the day must find closed, in the order of the page.
import { draftKind, unpaidKind } from './bill-kinds.ts';
import { bhpKind, labKind, noteKind } from './clinical-kinds.ts';
import type { UnfinishedKind } from './kind.ts';
import { visitKind } from './visit-kind.ts';

export const unfinishedKinds: readonly UnfinishedKind[] = [
  visitKind,
  noteKind,
  bhpKind,
  labKind,
  draftKind,
  unpaidKind,
];
