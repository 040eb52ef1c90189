// What calls about notes on documents answer.
import { z } from 'zod';
import { dataOf, FILE, flag, id, instantText, named, text } from '../../kernel/answer.ts';

const note = z.strictObject({
  id,
  text,
  at: instantText,
  author: named,
  /** Colleagues who were told of it. */
  mentions: z.array(named),
  /** Name of the paper; null: none. */
  filename: text.nullable(),
  /** The reader may take it away. */
  removable: flag,
  /** The reader may hang a paper on it: it is his own, and has none. */
  attachable: flag,
});

export const noteAnswers = {
  'finance.catatan.daftar': z.strictObject({
    notes: z.array(note),
    /** Who made the document; null: the program by itself. */
    author: text.nullable(),
    created_at: instantText,
    /** The reader may attach papers. */
    attaches: flag,
    /** What was done with it, the oldest first; null: by the program. */
    history: z.array(
      z.strictObject({ id, at: instantText, by: text.nullable(), rolename: text, message: text, waits: flag }),
    ),
  }),
  'finance.catatan.rekan': dataOf(z.strictObject({ id, name: text, rolename: text })),
  'finance.catatan.tulis': note,
  'finance.catatan.lampir': note,
  'finance.catatan.berkas': FILE,
  'finance.catatan.hapus': z.strictObject({ id }),
} as const;
