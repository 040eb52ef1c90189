// Sample answers about runs of payroll: one that is reckoned, with the slips of three of the staff.
import type { AnswerOf, ListedOf, ShownOf } from '../../src/resources/answers.ts';
import { payrollperiode } from '../../src/resources/attendance/payrollperiode.ts';
import { payrolltransaction } from '../../src/resources/attendance/payrolltransaction.ts';
import { sampleRecord } from './record.ts';

type Period = ListedOf<'attendance.payrollperiode'>;
type Slip = ListedOf<'attendance.payrolltransaction'>;
type Shown = ShownOf<'attendance.payrolltransaction'>;
type Line = Shown['lines'][number];

const { computed, posted, paid } = payrollperiode.state;
const period = (id: number, month: string, status: typeof computed | typeof posted | typeof paid): Period => ({
  ...(sampleRecord(payrollperiode, id) as unknown as Period),
  name: `Gaji ${month}`,
  kind: 1,
  status,
  statusname: payrollperiode.states[status].label,
  total_earning: 15_450_000,
  total_deduction: 450_000,
  total_tax: 61_500,
  total_net: 14_538_500,
  total_employer: 1_582_000,
});
const periods: readonly Period[] = [
  period(3, 'Maret 2026', computed),
  period(2, 'Februari 2026', posted),
  period(1, 'Januari 2026', paid),
];

const own = payrolltransaction.state;
const slip = (id: number, name: string, told: Partial<Slip>): Slip => ({
  ...(sampleRecord(payrolltransaction, id) as unknown as Slip),
  pegawai_id: id,
  pegawaidata: { id, name, code: `pegawai.${id}` },
  status: own.computed,
  statusname: payrolltransaction.states[own.computed].label,
  days_present: 24,
  basic: 4_500_000,
  allowance: 600_000,
  overtime: 50_000,
  earning: 5_150_000,
  deduction: 150_000,
  bpjs_employee: 180_000,
  tax: 20_500,
  net: 4_799_500,
  before_net: 4_799_500,
  flags: [],
  ...told,
});
const slips: readonly Slip[] = [
  slip(1, 'Siti Aminah', {}),
  slip(2, 'Rizky Ramadhan', { before_net: 3_900_000, flags: ['rekening kosong'] }),
  slip(3, 'Dewi Lestari', { before_net: null }),
];
/** In the state of their run. */
const slipsOf = ({ searchParams }: URL) => {
  const state = periods.find(({ id }) => id === Number(searchParams.get('payrollperiode_id')))?.status ?? computed;
  const data = slips.map((one) => ({ ...one, status: state, statusname: payrolltransaction.states[state].label }));
  return { data, count: data.length };
};

const line = (id: number, name: string, kind: Line['kind'], amount: number, told: Partial<Line> = {}): Line => ({
  id,
  component_id: id,
  code: `K${id}`,
  name,
  kind,
  qty: null,
  rate: null,
  amount,
  is_manual: false,
  is_imported: false,
  note: null,
  ...told,
});
const lines: readonly Line[] = [
  line(1, 'Gaji Pokok', 1, 4_500_000),
  line(2, 'Uang Makan', 1, 600_000, { qty: 24, rate: 25_000 }),
  line(3, 'Bonus', 1, 50_000, { qty: 1, rate: 50_000, is_manual: true, note: 'Pasien terbanyak' }),
  line(4, 'Keterlambatan', -1, 150_000, { qty: 3, rate: 50_000 }),
  line(5, 'BPJS Kesehatan', -1, 45_000),
  line(6, 'BPJS Kesehatan klinik', 0, 180_000),
];
const shown: Shown = {
  ...(sampleRecord(payrolltransaction, 1) as unknown as Shown),
  ...slips[0],
  lines: [...lines],
};

/** Posted, so that he may be told of it. */
const told: Shown = {
  ...(sampleRecord(payrolltransaction, 2) as unknown as Shown),
  ...slips[1],
  pegawai_id: 8,
  status: own.posted,
  statusname: payrolltransaction.states[own.posted].label,
  lines: [...lines],
};

const ownSlips: AnswerOf<'attendance.payrolltransaction.saya'> = {
  data: periods
    .filter(({ status }) => status !== computed)
    .map(({ id, name, status }) => ({
      id,
      code: `GAJI/BDG/2026/00000${id}`,
      period: name,
      end_date: `2026-0${id}-28`,
      pay_date: `2026-0${id}-28`,
      paid_at: status === paid ? `2026-0${id}-28` : null,
      earning: 5_150_000,
      deduction: 150_000,
      bpjs_employee: 180_000,
      tax: 20_500,
      net: 4_799_500,
      status,
      lines: [...lines],
    })),
  count: 2,
};

const year: AnswerOf<'attendance.pph21'> = {
  data: [
    {
      pegawai_id: 1,
      name: 'Siti Aminah',
      ptkp_status: 'TK/0',
      ter_category: null,
      ter_rate: null,
      months: 7,
      gross: 58_542_400,
      tax: 792_208,
      pension: 1_680_000,
      zakat: 0,
      settlement: {
        gross: 100_358_400,
        months: 12,
        occupational: 5_017_920,
        pension: 2_880_000,
        zakat: 0,
        ptkp: 54_000_000,
        taxable: 38_460_000,
        parts: [{ sampai: 60_000_000, persen: 5, dpp: 38_460_000, tax: 1_923_000 }],
        due: 1_923_000,
        withheld: 1_379_928,
      },
      before: {
        months: 5,
        gross: 41_816_000,
        pension: 1_200_000,
        zakat: 0,
        tax: 627_240,
        employer_net: 0,
        employer_tax: 0,
        employer_slip: null,
        version: 1,
      },
    },
  ],
  count: 1,
};
const taxFile: AnswerOf<'attendance.pph21.berkas'> = {
  form: 'bpmp',
  version: 3,
  issued_on: '2025-04-17',
  closed: true,
  over: true,
  unpaid: 0,
  runs: 0,
  apart: 1,
  lines: [
    {
      line: 1,
      actor_name: 'Siti Aminah',
      tin: '3273010010385001',
      object: '21-100-01',
      gross: 8_363_200,
      rate: '1.5',
      amount: 125_448,
    },
    {
      line: 2,
      actor_name: 'Rizky Ramadhan',
      tin: null,
      object: '21-100-01',
      gross: 5_000_000,
      rate: '0',
      amount: 0,
    },
  ],
  faults: [
    { line: 2, field: 'CounterpartTin', text: 'Baris 2 Rizky Ramadhan: NPWP/NIK wajib 16 angka' },
    { line: 2, field: 'Position', text: 'Baris 2 Rizky Ramadhan: Jabatan wajib diisi' },
  ],
  gross_amount: 13_363_200,
  pph_amount: 125_448,
  file: null,
};

export const payrollAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'attendance/payrollperiode': () => ({ data: periods, count: periods.length }),
  'attendance/payrolltransaction': slipsOf,
  'attendance/payrolltransaction/1': () => shown,
  'attendance/payrolltransaction/2': () => told,
  'attendance/me/slip': () => ownSlips,
  'attendance/pph21': () => year,
  'attendance/pph21/berkas': () => taxFile,
};
