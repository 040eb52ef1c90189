// Patients who were registered twice: likely pairs, and the merge of two records into one (service.md 5, 10).
import type { OpenRequest } from '../platform/approval.ts';
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { listParameters } from '../kernel/wire.ts';
import { day } from '../kernel/day.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');
const module = 'service';

/** One of a likely pair. */
export interface PairedPatient {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly gender: number | null;
  readonly birth_date: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly idcard: string | null;
  readonly profile_name: string;
  /** Day of registration. */
  readonly join_at: string | null;
  /** Of the group, without cancelled ones. */
  readonly visits_count: number;
}
export interface LikelyPair {
  /** 0 to 1, as for candidates at the desk. */
  readonly score: number;
  /** The older record. */
  readonly first: PairedPatient;
  readonly second: PairedPatient;
  /** What is asked for one of the two, and waits. */
  readonly requests?: readonly OpenRequest[];
}

export const mergeCalls = {
  'service.registration.ganda': defineCall({
    name: 'service.registration.ganda',
    method: 'GET',
    path: 'service/registration/ganda',
    module,
    summary: 'Pasangan pasien yang mungkin ganda, menurut pendaftaran sejak suatu tanggal',
    /** So many registrations are compared at a time, from the latest on; `before`: from this one on, `next` of an answer. */
    query: z.strictObject({
      since: day,
      before: z.coerce.number().int().positive().optional(),
      page: listParameters.page,
      limit: listParameters.limit,
    }),
    writes: false,
  }),
  'service.registration.bedakan': defineCall({
    name: 'service.registration.bedakan',
    method: 'POST',
    path: 'service/registration/bedakan',
    module,
    summary: 'Menandai dua pasien sebagai orang yang berbeda',
    body: z.strictObject({ first_id: id, second_id: id }),
    writes: true,
  }),
  'service.registration.gabung': defineCall({
    name: 'service.registration.gabung',
    method: 'POST',
    path: 'service/registration/gabung',
    module,
    summary: 'Menggabungkan rekam pasien ganda ke rekam yang dipertahankan',
    body: z.strictObject({
      from_id: id,
      into_id: id,
      reason: z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(300),
    }),
    writes: true,
  }),
} as const;
