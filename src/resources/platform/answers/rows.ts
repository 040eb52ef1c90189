// What records of the platform answer beside their fields.
import { z } from 'zod';
import { coded, count, flag, id, instantText, integer, rupiah, text } from '../../kernel/answer.ts';
import { asked, review, unasked } from './asked.ts';

/** What was stored before and after a change: any columns of any table, as they were then. */
const loggedState = z.unknown().meta({ examples: [{ name: 'Klinik Melati' }] });

/** Who did it; the program itself has no number. */
const logActor = z.strictObject({
  id: id.nullable(),
  name: text.nullable(),
  username: text.nullable(),
  avatarurl: text.nullable(),
  role: integer,
  rolename: text,
});

export const applogRow = {
  all: {
    userdata: logActor,
    deciderdata: z.strictObject({ id, name: text.nullable() }).nullable(),
    statusname: text,
    logtime: instantText,
    decidable: flag,
    /** The last three for manager and superadmin. */
    review: review.nullable().optional(),
    before: loggedState.optional(),
    after: loggedState.optional(),
  },
  without: { list: ['review', 'before', 'after'] },
} as const;

export const pengumumanRow = { without: { show: ['avatarurl'], written: ['avatarurl'] } } as const;

/** The header of a patient's record; what the reader's role may not see is left out. */
const recordHeader = z.strictObject({
  id,
  version: integer,
  doctor_id: id.nullable(),
  doctordata: coded.nullable(),
  golongan_darah: text.nullable().optional(),
  alergi: z.array(text).optional(),
  alergi_checked_at: instantText.nullable().optional(),
  pekerjaan: text.nullable(),
  kontak_darurat_nama: text.nullable(),
  kontak_darurat_phone: text.nullable().optional(),
  sumber: text.nullable(),
});
/** Figures of a patient, those that were asked for and that the role may see. */
const figures = z.strictObject({
  visits_count: count.optional(),
  visitperawatans_count: count.optional(),
  visitreseps_count: count.optional(),
  paid_amount: rupiah.optional(),
  hutang_amount: rupiah.optional(),
});

/** What the server works out of everybody. */
export const computedRow = {
  rolename: text,
  gendername: text,
  old: integer.nullable(),
  initial: text,
  avatarurl: text.nullable(),
} as const;
const person = {
  ...computedRow,
  rekammedisdata: recordHeader.nullable(),
  meta: figures.optional(),
  billtransactions: z.array(z.strictObject({ price_amount: rupiah })).optional(),
  bills: z.array(z.strictObject({ total_amount: rupiah, installment_current_amount: rupiah })).optional(),
} as const;

export const userRow = { all: person, ...asked, without: unasked } as const;

export const platformRows = {
  'platform.applog': applogRow,
  'platform.pengumuman': pengumumanRow,
  'platform.users': userRow,
} as const;
