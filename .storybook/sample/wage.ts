// Sample answers about the law of wages.
import type { AnswerOf } from '../../src/resources/answers.ts';

const law: AnswerOf<'attendance.wagelaw.show'> = {
  unverified: [
    { table: 'ptkp', valid_from: '2016-01-01', rows: 8 },
    { table: 'bpjsrate', valid_from: '2026-03-01', rows: 1 },
  ],
  missing_jp_limit: 2027,
  brackets: [
    { sampai: 60_000_000, persen: 5 },
    { sampai: 250_000_000, persen: 15 },
    { sampai: null, persen: 35 },
  ],
  brackets_source: 'UU PPh pasal 17 (UU HPP 7/2021)',
};
const tax: AnswerOf<'attendance.pph21.simulate'> = { category: 'A', rate: 1.5, tax: 127_358, gross_up: 8_490_558 };

export const wageAnswers: Readonly<Record<string, () => unknown>> = {
  'attendance/wagelaw': () => law,
  'POST attendance/pph21/simulate': () => tax,
};
