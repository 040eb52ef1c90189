// What calls answer that take sheets into the books.
import { z } from 'zod';
import { FILE, rupiah, sheetRead, text } from '../../kernel/answer.ts';
import { openingDetail } from './opening.ts';

const openingBalance = z.strictObject({
  code: text,
  name: text.nullable(),
  debit: rupiah.nullable(),
  credit: rupiah.nullable(),
});

export const sheetAnswers = {
  'finance.jurnal.import': sheetRead,
  'finance.jurnal.rejected': FILE,
  'finance.jurnal.template': FILE,
  'finance.akun.import': sheetRead,
  'finance.akun.rejected': FILE,
  'finance.akun.template': FILE,
  'finance.saldoawal.import': sheetRead.extend({ data: z.array(openingBalance) }),
  'finance.saldoawal.rejected': FILE,
  'finance.saldoawal.template': FILE,
  'finance.biaya.import': sheetRead,
  'finance.biaya.rejected': FILE,
  'finance.biaya.template': FILE,
  'finance.piutangawal.import': sheetRead,
  'finance.piutangawal.rejected': FILE,
  'finance.piutangawal.template': FILE,
  'finance.piutangawal.show': openingDetail,
} as const;
