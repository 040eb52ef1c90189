// Sample answers about the group's own tax, and about a file for the tax portal that lacks something.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { pph } from '../../src/resources/finance/pph.ts';
import { sampleShown } from './record.ts';

type Year = AnswerOf<'finance.pphbadan.masa'>;
const kept = (id: number, masa: string, amount: number, status: 0 | 1 | 2) => ({
  ...sampleShown(pph, id),
  id,
  masa,
  kind: 'pph_badan' as const,
  actor_type: 'perusahaan' as const,
  amount,
  status,
  statusname: pph.states[status].label,
  ntpn: status === 0 ? null : '0A1B2C3D4E5F6G7H',
  setor_at: status === 0 ? null : '2026-02-12',
});
const month = (masa: string, turnover: number, record: Year['months'][number]['record'], over = true) => ({
  masa,
  turnover,
  method: 'omzet' as const,
  rate: 0.5,
  amount: Math.round(turnover / 200),
  over,
  record,
});
const year: Year = {
  year: 2026,
  setting: { method: 'omzet', amount: null, branch: { id: 1, name: 'Klinik Bandung', code: 'BDG' }, own: true },
  months: [
    month('2026-03-01', 61_200_000, null, false),
    month('2026-02-01', 145_250_000, kept(12, '2026-02-01', 701_250, 0)),
    month('2026-01-01', 138_400_000, kept(11, '2026-01-01', 692_000, 1)),
  ],
};
const worksheet: AnswerOf<'finance.pphbadan.kertaskerja'> = {
  year: 2026,
  until: '2026-03-15',
  turnover: 344_850_000,
  final: { turnover: 344_850_000, profit: 92_000_000, due: 1_724_250, paid: 692_000, owed: 1_032_250 },
  profit: 0,
  taxable: 0,
  rate: 22,
  rate_name: 'PPh Badan 22%',
  facility: { percent: 50, turnover: 4_800_000_000, limit: 50_000_000_000 },
  reduced: { base: 0, rate: 11, tax: 0 },
  regular: { base: 0, rate: 22, tax: 0 },
  due: 0,
  instalments: { reckoned: 0, paid: 0 },
  owed: 0,
};
const file: AnswerOf<'finance.pph.berkas'> = {
  form: 'bp21',
  version: 4,
  issued_on: '2025-04-17',
  closed: true,
  over: true,
  unpaid: 0,
  runs: 0,
  apart: 0,
  lines: [
    {
      line: 1,
      actor_name: 'drg. Ratna Puspita, Sp.Ort',
      tin: '3273010010385001',
      object: '21-100-07',
      gross: 150_000_000,
      rate: '7',
      amount: 5_250_000,
    },
    {
      line: 2,
      actor_name: 'drg. Bayu Hartono',
      tin: '3273010011385002',
      object: '21-100-07',
      gross: 12_400_000,
      rate: '5',
      amount: 310_000,
    },
  ],
  faults: [
    {
      line: 2,
      field: 'StatusTaxExemption',
      text: 'Baris 2 drg. Bayu Hartono: Status PTKP wajib diisi (TK/0 sampai K/3)',
    },
  ],
  gross_amount: 162_400_000,
  pph_amount: 5_560_000,
  file: null,
};

export const taxAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/pajak/pph_badan': () => year,
  'finance/pajak/pph_badan/kertaskerja': () => worksheet,
  'POST finance/pajak/pph_badan/hitung': () => year.months[1]?.record,
  'finance/pph/berkas': () => file,
};
