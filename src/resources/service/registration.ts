// Registration of patients at the desk and by Excel (service.md 2.1, 5, 8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { formShapeWith } from '../kernel/shape.ts';
import { day } from '../kernel/day.ts';
import { choiceText } from '../kernel/wire.ts';
import { genders } from '../platform/person.ts';
import { patientFields } from './patient-fields.ts';

export const registrationShape = formShapeWith(patientFields, {
  /** Allergies in words; an empty list says that there are none, no list that nobody asked. */
  alergi: z.array(z.string().trim().min(1).max(60)).max(20).optional(),
  /** Registers although a patient of the same name and birth date exists. */
  force: z.boolean().optional(),
  /** Links this customer to the branch instead of making a new one. */
  link_customer_id: z.number().int().positive().optional(),
});
export type Registration = z.infer<typeof registrationShape>;

const yes = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

const module = 'service';

export const registrationCalls = {
  'service.registration.storecustomer': defineCall({
    name: 'service.registration.storecustomer',
    method: 'POST',
    path: 'service/registration/storecustomer',
    module,
    summary: 'Pendaftaran pasien',
    body: registrationShape,
    writes: true,
  }),
  'service.registration.ceknik': defineCall({
    name: 'service.registration.ceknik',
    method: 'GET',
    path: 'service/registration/ceknik',
    module,
    summary: 'Baca NIK',
    query: z.strictObject({
      idcard: z.string().trim().max(30),
      birth_date: day.optional(),
      gender: choiceText(genders).optional(),
    }),
    writes: false,
  }),
  'service.registration.kandidat': defineCall({
    name: 'service.registration.kandidat',
    method: 'GET',
    path: 'service/registration/kandidat',
    module,
    summary: 'Calon pasien ganda',
    query: z.strictObject({
      name: z.string().trim().min(2).max(100),
      birth_date: day.optional(),
      phone: z.string().trim().max(20).optional(),
    }),
    writes: false,
  }),
  'platform.users.import': defineCall({
    name: 'platform.users.import',
    method: 'POST',
    path: 'users/import',
    module,
    summary: 'Import Rekam Medis',
    query: z.strictObject({ dryrun: yes.optional() }),
    upload: 'upload',
    sheet: 'patients',
    writes: true,
  }),
  'platform.users.rejected': defineCall({
    name: 'platform.users.rejected',
    method: 'POST',
    path: 'users/import/rejected',
    module,
    summary: 'Baris impor yang ditolak, dengan alasannya',
    upload: 'upload',
    sheet: 'patients',
    writes: false,
    answers: 'xlsx',
  }),
  'platform.users.template': defineCall({
    name: 'platform.users.template',
    method: 'GET',
    path: 'users/template',
    module,
    summary: 'Template Import Rekam Medis',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
