// What calls answer that check the books.
import { z } from 'zod';
import { count, dayText, flag, id, instantText, integer, text } from '../../kernel/answer.ts';

const difference = z.strictObject({
  key: text,
  branch: text.nullable(),
  document: text.nullable(),
  account: text.nullable(),
  month: text.nullable(),
  url: text.nullable(),
  expected: integer.nullable(),
  actual: integer.nullable(),
});
const ledgerCheck = z.strictObject({
  key: text,
  label: text,
  ok: flag,
  expected: z.literal(0),
  actual: count,
  diffs: z.array(difference),
});
/** A finding of a backup or a restore that nobody has signed off yet. */
const openDamage = z.strictObject({
  id,
  profile_id: id,
  name: text,
  found_at: instantText,
  source: z.enum(['backup', 'restore']),
  archive: text,
  key: text,
  label: text,
  place: text,
  places: count,
});
/** The end of a branch's chain. */
const sealHead = z.strictObject({
  profile_id: id,
  name: text,
  seq: count,
  hash: text,
  sealed_at: instantText.nullable(),
});

export const verificationAnswers = {
  'finance.jurnal.verifikasi': z.strictObject({
    ok: flag,
    from: dayText.nullable(),
    until: dayText.nullable(),
    since: instantText.nullable(),
    checks: z.array(ledgerCheck),
    damage: z.array(openDamage),
    seals: z.array(sealHead),
  }),
  'finance.jurnal.verifikasi.terakhir': z.strictObject({
    ok: flag,
    verified_at: instantText.nullable(),
    failed: z.array(text),
    damage: count,
    templates: count,
    templates_at: instantText.nullable(),
  }),
  'finance.jurnal.hitungulang': z.strictObject({ ok: flag, checks: z.array(ledgerCheck) }),
  'finance.jurnal.tandatangan': z.strictObject({ signed: count }),
} as const;
