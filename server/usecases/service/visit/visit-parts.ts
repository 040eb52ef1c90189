// The parts of a visit. The rooms that hang on it give theirs, in the order in which they refuse its end and put their lines on its
// bill (../../ports.ts).
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import type { LineContext, LineVisit, VisitPart } from './visit-part.ts';
import type { StoredVisit } from './visit-write.ts';

export const visitParts = port<readonly VisitPart[]>('the parts of a visit');

type Event = Exclude<keyof VisitPart, 'billLines'>;

/** Tells every part in turn; a refusal of one ends the verb. */
export const notifyVisitParts = async (event: Event, context: WriteContext, visit: StoredVisit): Promise<void> => {
  for (const part of visitParts.given()) await part[event]?.(context, visit);
};

/** All lines of the visit's draft bill, as it stands now. */
export const linesOfParts = async (context: LineContext, visit: LineVisit): Promise<readonly NewBillLine[]> => {
  const lines: NewBillLine[] = [];
  for (const part of visitParts.given()) lines.push(...((await part.billLines?.(context, visit)) ?? []));
  return lines;
};
