// What versions of packages answer beside their fields, and their calls.
import { z } from 'zod';
import { coded, count, dayText, flag, id, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { programTypes } from '../history-life.ts';

const condition = z.strictObject({
  min_age: integer.nullable(),
  max_age: integer.nullable(),
  new_customer_only: flag,
  max_per_customer: integer.nullable(),
});

const figures = {
  syarat: condition,
  /** Slots at what they cost by themselves. */
  price_standard: rupiah,
  hemat_percent: integer,
  available: flag,
  /** Address of the kind's picture. */
  image: text.nullable(),
} as const;

export const historyRow = { all: figures } as const;

const part = z.strictObject({ ...coded.shape, unit: text });
const program = z.strictObject({
  id,
  paket_history_id: id,
  type: z.literal(programTypes.map(({ value }) => value)),
  perawatan_id: id.nullable(),
  item_id: id.nullable(),
  laboratoriumjasa_id: id.nullable(),
  /** Of type 1. */
  perawatandata: part.nullable(),
  /** Of types 2 and 3. */
  itemdata: part.nullable(),
  free_slot: count,
  /** Days from the activation; 0: without an end. */
  expired_duration: count,
  /** Of one slot. */
  price_standard: rupiah,
  min_gap_days: integer.nullable(),
  max_per_visit: integer.nullable(),
});

export const historyAnswers = {
  'paket.historyperawatan.list': listOf(program),
  'paket.program.cari': listOf(
    z.strictObject({
      ...part.shape,
      /** Of one, in the branch or everywhere; 0: none is set. */
      price_standard: rupiah,
    }),
  ),
  'paket.history.simulasi': z.strictObject({
    total: rupiah,
    /** 0 is what is due on the day of the sale. */
    schedule: z.array(z.strictObject({ no: count, due_at: dayText, amount: rupiah })),
    allocation: z.array(z.strictObject({ line: id, alloc_total: rupiah, alloc_unit: rupiah })),
  }),
} as const;
