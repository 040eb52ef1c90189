// What sheets of items, opening stock and counts became (inventory.md 5, 8).
import { z } from 'zod';
import { coded, FILE, id, sheetRead, text } from '../../kernel/answer.ts';

/** A draft of opening stock. */
const opening = z.strictObject({ id, code: text, gudang: text });

export const stockSheetAnswers = {
  /** Items that were added or changed. */
  'inventory.item.import': sheetRead.extend({ data: z.array(coded) }),
  'inventory.item.rejected': FILE,
  'inventory.item.template': FILE,
  'inventory.adjustment.import': sheetRead.extend({ data: z.array(opening) }),
  'inventory.adjustment.rejected': FILE,
  'inventory.adjustment.template': FILE,
  /** The count that was written on. */
  'inventory.opname.import': sheetRead.extend({ data: z.array(z.strictObject({ id, code: text })) }),
  'inventory.opname.rejected': FILE,
  'inventory.opname.template': FILE,
} as const;
