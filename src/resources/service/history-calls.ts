// 'Kunjungan sebelumnya': what was found and done at a patient's earlier visits, in all his branches (service.md 4, 6.1).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { listParameters } from '../kernel/wire.ts';
import type { SoapNote, SoapText } from './soap.ts';

/** An earlier visit as it is read and copied from; `soap` null: no note was written. */
export interface EarlierVisit {
  readonly id: number;
  readonly code: string;
  readonly visit_date: string;
  readonly keluhan: string | null;
  readonly doctorname: string;
  readonly profilename: string;
  /** In a branch that the reader works in: its page can be opened. */
  readonly own: boolean;
  readonly soap: (Pick<SoapNote, SoapText | 'vital'> & { readonly addenda: readonly string[] }) | null;
  readonly diagnoses: readonly {
    readonly icd10: string;
    readonly name: string;
    readonly tooth: number | null;
    readonly isprimary: boolean;
  }[];
  readonly treatments: readonly {
    readonly id: number;
    readonly name: string;
    readonly tooth: readonly number[] | null;
  }[];
}

export const historyCalls = {
  'service.visit.earlier': defineCall({
    name: 'service.visit.earlier',
    method: 'GET',
    path: 'service/visit/:id/sebelumnya',
    module: 'service',
    summary: 'Kunjungan pasien sebelum kunjungan ini, di semua cabangnya',
    query: z.strictObject({ page: listParameters.page, limit: listParameters.limit }),
    writes: false,
  }),
} as const;
