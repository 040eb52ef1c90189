// Targets of a branch for a whole year at once (decision 104).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { FIRST_BUDGET_YEAR, LAST_BUDGET_YEAR, MONTHS_OF_YEAR } from './budget.ts';
import { MOST_TARGET_COUNT } from './target.ts';

const module = 'finance';
const path = 'finance/target-tahun';
const range = `Tahun ${FIRST_BUDGET_YEAR} sampai ${LAST_BUDGET_YEAR}`;
const MOST_RUPIAH = 1_000_000_000_000;
const most = (value: number) =>
  z
    .number({ error: 'Bilangan bulat' })
    .int('Bilangan bulat')
    .min(0, 'Minimal 0')
    .max(value, 'Terlalu besar')
    .nullable();
const asked = z.strictObject({
  year: z.coerce.number({ error: range }).int().min(FIRST_BUDGET_YEAR, range).max(LAST_BUDGET_YEAR, range),
});

export const targetCalls = {
  'finance.target.tahun': defineCall({
    name: 'finance.target.tahun',
    method: 'GET',
    path,
    module,
    summary: 'Target cabang untuk dua belas bulan',
    writes: false,
    query: asked,
  }),
  'finance.target.realisasi': defineCall({
    name: 'finance.target.realisasi',
    method: 'GET',
    path: `${path}/realisasi`,
    module,
    summary: 'Realisasi tahun sebelumnya per bulan, untuk disalin menjadi target; bulan yang belum lewat kosong',
    writes: false,
    report: true,
    query: asked,
  }),
  'finance.target.isi': defineCall({
    name: 'finance.target.isi',
    method: 'PUT',
    path,
    module,
    summary: 'Menyimpan target cabang setahun; kosong berarti tanpa target',
    writes: true,
    body: z.strictObject({
      year: z.number({ error: range }).int().min(FIRST_BUDGET_YEAR, range).max(LAST_BUDGET_YEAR, range),
      /** Of what was read: what somebody changed since is not overwritten. */
      mark: z.string().max(40),
      months: z
        .array(
          z.strictObject({
            received: most(MOST_RUPIAH),
            newcomers: most(MOST_TARGET_COUNT),
            noshows: most(MOST_TARGET_COUNT),
          }),
        )
        .length(MONTHS_OF_YEAR, 'Dua belas bulan'),
    }),
  }),
} as const;
