// The parts of a visit, in the order in which they refuse its end and put their lines on its bill.
import type { WriteContext } from '../../kernel/contract.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import { bhpPart } from '../treatment/bhp-part.ts';
import { consentPart } from '../consent/consent-part.ts';
import { feePart } from './fee-part.ts';
import { notePart } from '../record/note-part.ts';
import { odontogramPart } from '../odontogram/odontogram-part.ts';
import { planPart } from '../plan/plan-follow.ts';
import { recallPart } from '../recall/recall-part.ts';
import { formlabPart } from '../lab/formlab-part.ts';
import { resepPart } from '../prescription/resep-part.ts';
import { treatmentPart } from '../treatment/treatment-part.ts';
import type { VisitPart } from './visit-part.ts';
import type { StoredVisit } from './visit-write.ts';

const visitParts: readonly VisitPart[] = [
  notePart,
  treatmentPart,
  formlabPart,
  bhpPart,
  consentPart,
  resepPart,
  feePart,
  odontogramPart,
  planPart,
  recallPart,
];

type Event = Exclude<keyof VisitPart, 'billLines'>;

/** Tells every part in turn; a refusal of one ends the verb. */
export const tellParts = async (event: Event, context: WriteContext, visit: StoredVisit): Promise<void> => {
  for (const part of visitParts) await part[event]?.(context, visit);
};

/** All lines of the visit's draft bill. */
export const linesOfParts = async (context: WriteContext, visit: StoredVisit): Promise<readonly NewBillLine[]> => {
  const lines: NewBillLine[] = [];
  for (const part of visitParts) lines.push(...((await part.billLines?.(context, visit)) ?? []));
  return lines;
};
