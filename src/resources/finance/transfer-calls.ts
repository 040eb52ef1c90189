// Calls about paying many at once: who is due until a day, and the file of their transfers for the bank (finance.md 4, 8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { MAX_LIMIT } from '../kernel/page.ts';
import { payee } from './slip-wish.ts';
import { MOST_TRANSFERS } from './transfer.ts';

const position = z.coerce.number({ error: 'Wajib diisi' }).int().positive();
const MOST_PAGES = 100_000;

const listDue = defineCall({
  name: 'finance.hutang.jatuhtempo',
  method: 'GET',
  path: 'finance-v2/hutang/jatuhtempo',
  module: 'finance',
  summary: 'Penerima yang hutangnya jatuh tempo sampai satu hari, dengan baris yang dibayar, koreksi dan rekeningnya',
  writes: false,
  /** `limit` makes pages; without it all of them come. */
  query: z.strictObject({
    until: day,
    actor_type: payee.optional(),
    page: position.pipe(z.number().max(MOST_PAGES)).optional(),
    limit: position.pipe(z.number().max(MAX_LIMIT)).optional(),
  }),
});

const listTransfers = defineCall({
  name: 'finance.hutangtransaction.transfer',
  method: 'GET',
  path: 'finance-v2/hutangtransaction/transfer',
  module: 'finance',
  summary: 'Slip rentang tanggal dengan rekening tujuannya, dan alasan bila tidak masuk berkas transfer',
  writes: false,
  query: z.strictObject({ start_date: day, end_date: day }),
});

const exportTransfers = defineCall({
  name: 'finance.hutangtransaction.berkas',
  method: 'GET',
  path: 'finance-v2/hutangtransaction/transfer/csv',
  module: 'finance',
  summary: 'Berkas transfer bank (CSV) dari slip yang dipilih; slip batal, tunai, nol dan tanpa rekening tidak ikut',
  writes: false,
  query: z.strictObject({
    /** '1,2': numbers of slips. */
    ids: z
      .string({ error: 'Pilih slip' })
      .regex(/^\d{1,12}(,\d{1,12})*$/, 'Pilih slip')
      .refine((ids) => ids.split(',').length <= MOST_TRANSFERS, `Maksimal ${MOST_TRANSFERS} slip`),
  }),
  answers: 'file',
});

export const transferCalls = {
  'finance.hutang.jatuhtempo': listDue,
  'finance.hutangtransaction.transfer': listTransfers,
  'finance.hutangtransaction.berkas': exportTransfers,
} as const;
