// Sample answers of sold packages: what is offered, what is left of one, whom to remind.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { clausesOf } from '../../src/resources/paket/agreement.ts';
import { membership } from '../../src/resources/paket/membership.ts';
import { sampleRecord } from './record.ts';

const slot = (id: number, name: string, more: object) => ({
  id,
  type: 1,
  perawatan_id: id,
  item_id: null,
  laboratoriumjasa_id: null,
  name,
  free_slot: 12,
  used_slot: 3,
  reserved_slot: 1,
  sisa: 8,
  expired_duration: 540,
  expires_at: '2099-06-12',
  price_standard: 250_000,
  min_gap_days: 14,
  max_per_visit: null,
  alloc_total: 2_400_000,
  alloc_unit: 200_000,
  recognised_amount: 600_000,
  released_amount: 0,
  status: 1,
  statusname: 'Aktif',
  ...more,
});
const customer = { id: 5, name: 'Rizky Ramadhan', code: 'BDG2600123' };
const sale = {
  ...sampleRecord(membership, 1),
  code: 'MBR/BDG/2026/000001',
  customerdata: customer,
  status: 1,
  statusname: 'Aktif',
  scheme: 'cicilan',
  requests: [],
  lines: [
    slot(1, 'Kontrol behel', {}),
    slot(2, 'Scaling', {
      free_slot: 1,
      used_slot: 0,
      reserved_slot: 0,
      sisa: 1,
      expires_at: '2025-12-01',
      status: 3,
      statusname: 'Kedaluwarsa',
    }),
  ],
  bill: {
    id: 9,
    code: 'INV/BDG/2026/000104',
    status: 2,
    total_amount: 8_000_000,
    paid_amount: 2_000_000,
    due_amount: 6_000_000,
  },
  schedule: [
    { id: 1, no: 0, due_date: '2026-01-31', amount: 2_000_000, paid_amount: 2_000_000 },
    { id: 2, no: 1, due_date: '2026-02-28', amount: 500_000, paid_amount: 0 },
  ],
  claims: 4,
  arrears: { since: '2026-02-28', amount: 500_000, blocks: false },
  used_slots: 3,
  total_slots: 13,
};

const sold: object = { ...sale, kwitansi: { id: 7, code: 'KW/BDG/2026/000505', amount: 2_000_000 } };
const preview: AnswerOf<'paket.membership.batal'> = {
  used_value: 750_000,
  charge: 750_000,
  paid: 2_000_000,
  refund: 1_250_000,
  shortfall: 0,
};
const history: AnswerOf<'paket.membership.riwayat'> = {
  data: [
    {
      id: 1,
      at: '2026-01-31T02:00:00.000Z',
      by: 'Nina Kartika',
      message: 'penjualan paket MBR/BDG/2026/000001',
      reason: null,
      state: 'done',
    },
    {
      id: 2,
      at: '2026-03-01T02:00:00.000Z',
      by: 'Nina Kartika',
      message: 'perpanjangan paket MBR/BDG/2026/000001',
      reason: 'Belum perlu',
      state: 'rejected',
    },
  ],
};

type Reminder = AnswerOf<'paket.pengingat.list'>['data'][number];
const reminder = (id: number, more: Partial<Reminder>): Reminder => ({
  membership_id: id,
  code: `MBR/BDG/2026/00000${id}`,
  paket: 'Paket Behel Metal',
  customer,
  phone: '0812-3456-7890',
  kind: 'slot',
  due_at: '2026-03-12',
  step: 'H-7',
  no: null,
  outstanding: null,
  slots: [{ name: 'Kontrol behel', free_slot: 12, sisa: 9, expires_at: '2026-03-12' }],
  message: 'Yth. Rizky Ramadhan',
  last: null,
  contacted: false,
  ...more,
});
const reminders: AnswerOf<'paket.pengingat.list'> = {
  data: [
    reminder(1, {}),
    reminder(2, {
      kind: 'cicilan',
      step: 'H+7',
      no: 3,
      outstanding: 500_000,
      slots: [],
      phone: null,
      last: { at: '2026-03-01T02:00:00.000Z', result: 'tidak diangkat', note: 'Coba sore', byname: 'Nina Kartika' },
    }),
  ],
  count: 2,
};

const terms = { branch: 'Cabang Bandung', cancel_fee: 0, arrears_days: 30 } as const;
const clauses = (url: URL): AnswerOf<'paket.membership.ketentuan'> => ({
  clauses: [
    ...clausesOf({
      ...terms,
      scheme: url.searchParams.get('scheme') ?? '',
      starts_from: Number(url.searchParams.get('starts_from')),
    }),
  ],
});

const branch = { id: 1, code: 'BDG', name: 'Cabang Bandung' } as const;
const owed = {
  memberships: 7,
  alloc_total: 55_600_000,
  recognised: 6_400_000,
  released: 1_200_000,
  liability: 48_000_000,
};
const liability: AnswerOf<'paket.laporan.kewajiban'> = {
  at: '2026-03-06',
  data: [{ branch, paket_history_id: 2, code: 'BM-02', name: 'Paket Behel Metal', ...owed }],
  sum: owed,
  ledger: 48_000_000,
  difference: 0,
  forecast: [
    { month: '2026-09', slots: 12, amount: 8_000_000 },
    { month: null, slots: 4, amount: 40_000_000 },
  ],
};
const earned = {
  claims: 31,
  value: 6_400_000,
  bhp: 350_000,
  lab: 400_000,
  item: 60_000,
  fee: 2_300_000,
  profit: 3_290_000,
};
const profit = (url: URL): AnswerOf<'paket.laporan.laba'> => {
  const ofOne = url.searchParams.has('paket_history');
  const row = ofOne
    ? { id: 1, code: 'MBR/BDG/2026/000001', name: 'Paket Behel Metal', customer: 'Rizky Ramadhan' }
    : { id: 2, code: 'BM-02', name: 'Paket Behel Metal', customer: null };
  return { data: [{ branch, ...row, ...earned }], count: 1, sums: earned };
};

export const packageSaleAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'paket/membership/ketentuan': clauses,
  'paket/membership/1': () => sale,
  'POST paket/membership': () => sold,
  'POST paket/membership/1/batal': () => preview,
  'paket/membership/1/riwayat': () => history,
  'paket/laporan/kewajiban': () => liability,
  'paket/laporan/laba': profit,
  'paket/pengingat': () => reminders,
  'POST paket/pengingat': () => reminders.data[1]?.last,
};
