// What claims answer beside their fields, and what a patient has left.
import { z } from 'zod';
import { count, dataOf, dayText, flag, id, text } from '../../kernel/answer.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { claimSources } from '../membership-life.ts';
import { programTypes } from '../history-life.ts';

/** The document that a claim is of, with the visit that it stands in. */
const source = z.strictObject({
  type: z.literal(claimSources.map(({ value }) => value)),
  id: id.nullable(),
  label: text,
  visit_id: id.nullable(),
});

export const claimRow = {
  all: { paket: text, typename: text, name: text, source },
  ...asked,
  without: unasked,
} as const;

const slot = z.strictObject({
  id,
  membership_id: id,
  /** Number of the sale. */
  code: text,
  /** Name of the package. */
  paket: text,
  type: z.literal(programTypes.map(({ value }) => value)),
  perawatan_id: id.nullable(),
  item_id: id.nullable(),
  laboratoriumjasa_id: id.nullable(),
  name: text,
  free_slot: count,
  used_slot: count,
  reserved_slot: count,
  sisa: count,
  expires_at: dayText.nullable(),
  /** Why it cannot be used on the day that was asked about; null: it can. */
  blocked_reason: text.nullable(),
  /** Overdue installments alone stand in the way, and whoever asks may pass them over. */
  overridable: flag,
});

export const claimAnswers = { 'paket.membership.tersedia': dataOf(slot) } as const;
