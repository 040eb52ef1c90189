// Requests that wait for an approver, as records and their log carry them.
import { z } from 'zod';
import { dayText, id, instantText, named, rupiah, text } from '../../kernel/answer.ts';
import { approvalActions } from '../approval.ts';

export const approvalAction = z.enum(approvalActions);

/** A request that waits, as the record that it is about carries it. */
export const openRequest = z.strictObject({
  id,
  action: approvalAction,
  label: text,
  verb: text,
  /** Absent for roles that see no money. */
  amount: rupiah.nullable().optional(),
  created_at: instantText,
  userdata: named,
});

/** Rows of what is asked about: read, they carry what is open for them; a change does not tell of it. */
export const asked = { list: { requests: z.array(openRequest) }, show: { requests: z.array(openRequest) } } as const;
export const unasked = { written: ['requests'] } as const;

const change = z.strictObject({ label: text, before: text.nullable(), after: text.nullable() });
const reviewLine = z.strictObject({ code: text, name: text, description: text, debit: rupiah, credit: rupiah });
/** What an approver is shown. */
export const review = z.strictObject({
  amount: rupiah.nullable(),
  date: dayText,
  changes: z.array(change),
  lines: z.array(change),
  journals: z.array(z.strictObject({ transaction_at: dayText, memo: text, lines: z.array(reviewLine) })),
});
