// Sample answers about what is owed: three doctors, one of them late, one paid too much.
import { openingAnswers } from './opening.ts';
import { told } from './payable-why.ts';
import { ages } from '../../src/resources/finance/aging.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';

type Payees = AnswerOf<'finance.hutang.aktor'>;
const payee = (actor_id: number, actor_name: string, balance: number, late: number): Payees['data'][number] => ({
  actor_type: 'doctor',
  actor_id,
  actor_name,
  balance,
  corrections: Math.min(0, balance),
  ages: ages.map(({ value, label }) => ({
    age: value,
    label,
    amount: value === 'due' ? balance - late : value === '1-30' ? late : 0,
  })),
  opening: 1_250_000,
  added: balance + 500_000,
  paid: 1_750_000,
  closing: balance,
});
const payees = [
  payee(2, 'drg. Ratna Puspita, Sp.Ort', 12_480_000, 3_200_000),
  payee(3, 'drg. Bayu Hartono', 4_325_000, 0),
  payee(4, 'drg. Siti Nurhaliza Lubis', -150_000, 0),
];

type Open = AnswerOf<'finance.hutang.terbuka'>['data'][number];
const row = (id: number, description: string, open_amount: number, late_days = 0): Open => ({
  id,
  transaction_at: '2026-03-02',
  due_date: '2026-03-02',
  description,
  kind: 'doctorfee',
  source_type: 'tindakanincome',
  source_id: id,
  bill_code: `INV/BDG/2026/00010${id}`,
  customer_name: 'I Gede Putra',
  amount: open_amount,
  paid_amount: 0,
  open_amount,
  bruto_amount: open_amount * 2,
  late_days,
  in_all: true,
});
const open = [
  row(1, 'Crown PFM', 720_000, 12),
  row(2, 'Tambal komposit', 157_500),
  row(3, 'Crown PFM', -40_000),
  row(4, 'Kontrol ortho', 100_000),
  { ...row(5, 'JM-03', 300_000, 40), source_type: 'saldoawal', bill_code: null, customer_name: null },
];

const preview: AnswerOf<'finance.hutangtransaction.preview'> = {
  gross_amount: 720_000,
  pph_amount: 62_500,
  adjust_amount: 0,
  net_amount: 657_500,
  pajak: {
    id: 2,
    name: 'PPh 21 Dokter (bukan pegawai)',
    known: true,
    masa: '2026-03-01',
    bruto_amount: 2_500_000,
    bruto_before: 0,
    withheld_before: 0,
    dpp_amount: 1_250_000,
    due_amount: 62_500,
    brackets: [{ sampai: 60_000_000, persen: 5, dpp: 1_250_000, tax: 62_500 }],
  },
};

const card: AnswerOf<'finance.hutang.kartu'> = {
  opening: 0,
  count: 2,
  closing: 157_500,
  data: [
    {
      day: '2026-03-02',
      description: 'Tambal komposit',
      source_type: 'tindakanincome',
      source_id: 2,
      journal_id: 4,
      added: 877_500,
      paid: 0,
      balance: 877_500,
    },
    {
      day: '2026-03-05',
      description: 'PH/BDG/2026/000004',
      source_type: 'hutangtransaction',
      source_id: 4,
      journal_id: 9,
      added: 0,
      paid: 720_000,
      balance: 157_500,
    },
  ],
};
const profile: AnswerOf<'finance.actorpajak.show'> = {
  data: {
    kategori: 'bukan_pegawai',
    npwp: null,
    nik: '3273011203850001',
    pajak_id: null,
    pajakdata: null,
    objek_id: null,
    objekdata: null,
    ptkp: 'K/1',
    fasilitas: null,
    nitku: null,
    bank_name: 'BCA',
    bank_account_no: '0281234501',
    bank_account_name: 'Ratna Puspita',
  },
};

const awaited: AnswerOf<'finance.labfee.menunggu'>['data'] = [7, 8].map((n) => ({
  id: n,
  version: 1,
  code: `LAB/BDG/2026/00000${n}`,
  ordered_at: '2026-02-20',
  treatment: 'Crown PFM',
  patient: 'I Gede Putra',
  rm: `BDG260000${n}`,
  doctor: 'drg. Ratna Puspita, Sp.Ort',
  laboratory: 'Lab Gigi Prima',
  estimate_amount: n === 7 ? 600_000 : 450_000,
  held_amount: 720_000,
  age_days: 10,
}));

type Income = AnswerOf<'finance.myincome'>;
const fee = (id: number, treatment: string, fee_amount: number, state: Income['data'][number]['state']) => ({
  id,
  transaction_at: '2026-03-02',
  branch: 'BDG',
  rm: `BDG260000${id}`,
  treatment,
  net_amount: fee_amount * 3,
  fee_amount,
  accrued_amount: state === 'owed' || state === 'paid' ? fee_amount : 0,
  paid_amount: state === 'paid' ? fee_amount : 0,
  state,
});
const income: Income = {
  user: { id: 2, name: 'drg. Ratna Puspita, Sp.Ort' },
  as: 'doctor',
  actor_id: 2,
  holdings: [],
  branches: [{ id: 1, name: 'Klinik Bandung', code: 'BDG' }],
  month: '2026-03',
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  cards: {
    recognised_amount: 12_480_000,
    owed_amount: 3_200_000,
    paid_amount: 9_280_000,
    net_amount: 8_700_000,
    pph_amount: 580_000,
    awaited_amount: 720_000,
  },
  count: 4,
  data: [
    fee(1, 'Crown PFM', 720_000, 'awaitsLab'),
    fee(2, 'Tambal komposit', 157_500, 'awaitsPatient'),
    fee(3, 'Scaling', 140_000, 'owed'),
    fee(4, 'Kontrol ortho', 100_000, 'paid'),
  ],
  sums: { count: 4, fee_amount: 1_117_500, accrued_amount: 240_000, paid_amount: 100_000 },
  slips: [
    {
      id: 4,
      code: 'PH/BDG/2026/000004',
      transaction_at: '2026-03-05',
      branch: 'BDG',
      gross_amount: 9_280_000,
      pph_amount: 580_000,
      adjust_amount: 0,
      net_amount: 8_700_000,
      cancelled: false,
    },
  ],
  taxes: [
    {
      id: 1,
      masa: '2026-03-01',
      branch: 'BDG',
      name: 'PPh 21 Dokter (bukan pegawai)',
      amount: 580_000,
      bukti_potong_no: null,
    },
    {
      id: 2,
      masa: '2026-02-01',
      branch: 'BDG',
      name: 'PPh 21 Dokter (bukan pegawai)',
      amount: 412_500,
      bukti_potong_no: '2602000001',
    },
  ],
};

export const payableAnswers: Readonly<Record<string, () => unknown>> = {
  ...openingAnswers,
  'finance/labfee/menunggu': () => ({ data: awaited, count: awaited.length }),
  'finance/hutang/aktor': () => ({ data: payees, count: payees.length }),
  'finance/hutang/terbuka': () => ({
    data: open,
    count: 512,
    amount: 128_450_000,
    all: { count: 500, amount: 125_000_000, bruto_amount: 250_000_000, newest: 512 },
  }),
  'finance/hutang/kartu': () => card,
  'finance/actorpajak': () => profile,
  'finance/myincome': () => income,
  'finance/hutang/1/why': () => told,
  'POST finance/hutangtransaction/preview': () => preview,
};
