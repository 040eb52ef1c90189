// What somebody earned himself (finance.md 4 '/user/{id}/finance', 5 myincome).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { feeStates, type FeeState } from './own-income.ts';
import { exported, inOrder, pageNumber } from './report-query.ts';

const states = feeStates.map(({ value }) => value) as [FeeState, ...FeeState[]];

const showIncome = defineCall({
  name: 'finance.myincome',
  method: 'GET',
  path: 'finance/myincome',
  module: 'finance',
  summary:
    'Pendapatan sendiri seorang dokter atau investor: kartu, tindakan dengan fee-nya atau bagi hasil, dan slip dalam satu rentang',
  writes: false,
  query: z
    .strictObject({
      /** Left out: whoever asks. */
      user_id: z.coerce.number({ error: 'Wajib diisi' }).int().positive().optional(),
      start_date: day.optional(),
      end_date: day.optional(),
      state: z.enum(states, { error: 'Pilihan tidak valid' }).optional(),
      page: pageNumber.default(1),
      limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
      export: exported,
    })
    .refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, inOrder),
  answers: 'xlsx',
});

const printOwnSlip = defineCall({
  name: 'finance.myincome.slip',
  method: 'GET',
  path: 'finance/myincome/slip/:id/print',
  module: 'finance',
  summary: 'Slip sendiri sebagai PDF A4, dari cabang mana pun',
  writes: false,
  answers: 'pdf',
});

const printOwnTax = defineCall({
  name: 'finance.myincome.buktipotong',
  method: 'GET',
  path: 'finance/myincome/buktipotong/:id/print',
  module: 'finance',
  summary: 'Bukti potong sendiri sebagai PDF A4, dari cabang mana pun',
  writes: false,
  answers: 'pdf',
});

export const ownIncomeCalls = {
  'finance.myincome': showIncome,
  'finance.myincome.slip': printOwnSlip,
  'finance.myincome.buktipotong': printOwnTax,
} as const;
