// The medical record of one patient, over all his branches: header, visits, treatments, and the printed summary (service.md 2.3, 4, 6.1).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import type { VisitStatus } from './visit-state.ts';
import { formShapeWith } from '../kernel/shape.ts';
import type { InputOf } from '../kernel/field.ts';
import { listParameters } from '../kernel/wire.ts';
import type { EarlierVisit } from './history-calls.ts';
import { patientFields } from './patient-fields.ts';

const PATH = 'service/rekammedis/:id';
const module = 'service';
const pages = z.strictObject({ page: listParameters.page, limit: listParameters.limit });

/** Fields of the header that are no part of the person. */
export const headerFields = {
  doctor_id: patientFields.doctor_id,
  golongan_darah: patientFields.golongan_darah,
  pekerjaan: patientFields.pekerjaan,
  kontak_darurat_nama: patientFields.kontak_darurat_nama,
  kontak_darurat_phone: patientFields.kontak_darurat_phone,
  sumber: patientFields.sumber,
} as const;
export type RecordHeader = Partial<InputOf<typeof headerFields>>;

const headerShape = formShapeWith(headerFields, { version: z.number().int().min(1) });

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
export interface RecordTreatment {
  readonly id: number;
  readonly name: string;
  readonly tooth: readonly number[] | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  readonly note: string | null;
}
/** A visit of whatever branch; those of other branches are read only. */
export interface RecordVisit {
  readonly id: number;
  readonly code: string;
  readonly status: VisitStatus;
  readonly statusname: string;
  readonly visit_date: string;
  readonly type: string;
  readonly keluhan: string | null;
  readonly doctordata: Named;
  readonly profiledata: Named;
  /** In a branch that the reader works in: its page opens. */
  readonly own: boolean;
  /** Note and diagnoses, for who may read them; `soap` null: no note was written. */
  readonly soap?: EarlierVisit['soap'];
  readonly diagnoses?: EarlierVisit['diagnoses'];
  /** Done ones. */
  readonly treatments: readonly RecordTreatment[];
}
/** A treatment that was done, with its visit. */
export interface RecordTreatmentRow extends RecordTreatment {
  readonly code: string;
  readonly performed_on: string;
  readonly visit_id: number;
  readonly visit_code: string;
  readonly doctordata: Named;
  readonly profiledata: Named;
  readonly own: boolean;
}

/** How long a summary can be opened after its reason was given, in minutes. */
export const RESUME_MINUTES = 15;

export const recordCalls = {
  'service.rekammedis.edit': defineCall({
    name: 'service.rekammedis.edit',
    method: 'PUT',
    path: PATH,
    module,
    summary: 'Mengubah data rekam medis pasien',
    body: headerShape,
    writes: true,
  }),
  'service.rekammedis.kunjungan': defineCall({
    name: 'service.rekammedis.kunjungan',
    method: 'GET',
    path: `${PATH}/kunjungan`,
    module,
    summary: 'Kunjungan pasien di semua cabang, dengan tindakan selesai',
    query: pages,
    writes: false,
  }),
  'service.rekammedis.tindakan': defineCall({
    name: 'service.rekammedis.tindakan',
    method: 'GET',
    path: `${PATH}/tindakan`,
    module,
    summary: 'Tindakan selesai pasien di semua cabang',
    query: pages,
    writes: false,
  }),
  'service.rekammedis.cetak': defineCall({
    name: 'service.rekammedis.cetak',
    method: 'POST',
    path: `${PATH}/resume`,
    module,
    summary: 'Mencatat alasan pencetakan Resume Medis; jawabannya membuka cetakan',
    body: z.strictObject({ reason: z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(300) }),
    writes: true,
  }),
  'service.rekammedis.resume': defineCall({
    name: 'service.rekammedis.resume',
    method: 'GET',
    path: `${PATH}/resume`,
    module,
    summary: 'Resume Medis sebagai PDF, untuk siapa yang baru memberi alasannya',
    query: z.strictObject({ cetak: z.coerce.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi') }),
    writes: false,
    answers: 'pdf',
  }),
} as const;
