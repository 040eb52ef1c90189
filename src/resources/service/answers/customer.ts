// What calls about the past of a patient answer.
import { z } from 'zod';
import { count, dayText, flag, id, instantText, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { openInstallment } from '../../finance/answers/desk-list.ts';
import { noteTexts, vitalSigns } from './soap.ts';

const event = z.strictObject({
  kind: z.enum(['visit', 'treatment', 'bill', 'receipt']),
  id,
  parent_id: id,
  day: dayText,
  title: text.nullable(),
  person: text.nullable(),
  status: integer,
  statusname: text,
  /** Absent for roles that see no money. */
  amount: rupiah.nullable().optional(),
});
const due = z.strictObject({
  id,
  code: text,
  due_date: dayText.nullable(),
  outstanding: rupiah,
  angsurans: z.array(openInstallment).nullable(),
});

const diagnosis = z.strictObject({ icd10: text, name: text, tooth: integer.nullable(), isprimary: flag });
const earlierVisit = z.strictObject({
  id,
  code: text,
  visit_date: dayText,
  keluhan: text.nullable(),
  doctorname: text,
  profilename: text,
  /** Of the reader's own branch. */
  own: flag,
  soap: z.strictObject({ ...noteTexts, vital: vitalSigns, addenda: z.array(text) }).nullable(),
  diagnoses: z.array(diagnosis),
  treatments: z.array(z.strictObject({ id, name: text, tooth: z.array(integer).nullable() })),
});

/** An illness that was not named is missing. */
const yes = z
  .literal(true)
  .meta({ examples: [true] })
  .optional();
const history = z.strictObject({
  jantung: yes,
  hipertensi: yes,
  diabetes: yes,
  hemofilia: yes,
  hepatitis: yes,
  asma: yes,
  epilepsi: yes,
  hamil: yes,
  merokok: yes,
  obat_rutin: text.optional(),
  lainnya: text.optional(),
});
/** What tells a patient from his namesakes, and what must be known before he is spoken to (workspace.md 2). */
export const patientChip = z.strictObject({
  id,
  name: text,
  username: text,
  birth_date: dayText.nullable(),
  /** Of his telephone, or of his guardian's; left out for roles that see no contacts. */
  phone_last4: text.nullable().optional(),
  /** Last finished visit in the branches in reach. */
  last_visit: dayText.nullable(),
  /** Left out for roles that read no records. */
  alergi: z.array(text).optional(),
  /** As on his record; left out with the allergies. */
  alergi_months: count.nullable().optional(),
  alergi_due: flag.optional(),
  /** A bill is open in the branches in reach; left out for roles that see no debts. */
  hasdebt: flag.optional(),
});
const medicalAlert = z.strictObject({
  customer_id: id,
  /** 0: nothing is kept of him yet. */
  version: count,
  gender: integer.nullable(),
  alergi: z.array(text),
  alergi_checked_at: instantText.nullable(),
  /** Whole months since then. */
  alergi_months: count.nullable(),
  /** Nobody has asked, or longer ago than the branch lets an answer count. */
  alergi_due: flag,
  riwayat: history,
  golongan_darah: text.nullable(),
  patient_note: text.nullable(),
  isfotopublikasi: flag,
});

export const customerAnswers = {
  'service.customer.chip': listOf(patientChip),
  'service.customer.timeline': z.strictObject({
    data: z.array(event),
    count,
    /** Both for roles that see money. */
    due: z.array(due).optional(),
    deposit: rupiah.optional(),
  }),
  'service.visit.earlier': listOf(earlierVisit),
  'service.rekammedis.alert': medicalAlert,
  'service.rekammedis.setalert': medicalAlert,
} as const;
