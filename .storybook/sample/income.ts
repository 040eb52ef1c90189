// Sample answers about incomes: a crown shared with two investors and a partner, a cancelled scaling, three doctors.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Dividends = AnswerOf<'finance.income.deviden'>;
const dividend = (
  id: number,
  treatment: string,
  clinic_amount: number,
  cancelled = false,
): Dividends['data'][number] => ({
  id,
  transaction_at: '2026-03-02',
  bill: `INV/BDG/2026/00010${id}`,
  patient: 'I Gede Putra',
  rm: `BDG260000${id}`,
  doctor: 'drg. Ratna Puspita, Sp.Ort',
  treatment,
  percent: 20,
  holders: [
    { id: 1, name: 'Budi Santoso', lembar: 50, amount: clinic_amount / 8 },
    { id: 2, name: 'Sari Wijayanti', lembar: 30, amount: (clinic_amount * 3) / 40 },
  ],
  clinic_amount,
  investor_amount: clinic_amount / 5,
  accrued_amount: clinic_amount / 5,
  paid_amount: clinic_amount / 10,
  cancelled,
});
const dividends = [
  dividend(1, 'Crown PFM', 800_000),
  dividend(2, 'Scaling', 0, true),
  dividend(3, 'Bleaching', 400_000),
];
const shared = { clinic_amount: 1_200_000, investor_amount: 240_000, accrued_amount: 240_000, paid_amount: 120_000 };

const groups: AnswerOf<'finance.income.deviden.kelompok'> = {
  data: [
    {
      investor_id: 1,
      investor: 'Budi Santoso',
      month: null,
      treatments: 2,
      clinic_amount: 1_200_000,
      investor_amount: 150_000,
      accrued_amount: 150_000,
      paid_amount: 75_000,
    },
    {
      investor_id: 2,
      investor: 'Sari Wijayanti',
      month: null,
      treatments: 2,
      clinic_amount: 1_200_000,
      investor_amount: 90_000,
      accrued_amount: 90_000,
      paid_amount: 45_000,
    },
  ],
  count: 2,
  sums: shared,
};

const billed = {
  treatment_amount: 1_250_000,
  item_amount: 75_000,
  lab_amount: 0,
  fee_amount: 50_000,
  discount_amount: 100_000,
  rounding_amount: 0,
  total_amount: 1_275_000,
  paid_amount: 500_000,
  writtenoff_amount: 0,
  outstanding: 775_000,
};
const services: AnswerOf<'finance.income.service'> = {
  data: [1, 2, 3].map((id) => ({
    id,
    posting_date: '2026-03-02',
    code: `INV/BDG/2026/00010${id}`,
    patient: 'Ratna Kusuma Wardani',
    rm: `BDG260000${id}`,
    doctor: 'drg. Bayu Hartono',
    ...billed,
    methods: id === 1 ? ['QRIS', 'Tunai'] : ['Tunai'],
    status: 'Sebagian',
  })),
  count: 3,
  sums: Object.fromEntries(Object.entries(billed).map(([name, amount]) => [name, amount * 3])) as typeof billed,
};

const sold = {
  price_amount: 8_000_000,
  paid_amount: 3_000_000,
  recognised_amount: 400_000,
  expired_amount: 0,
  unearned_amount: 2_600_000,
};
const packages: AnswerOf<'finance.income.paket'> = {
  data: [
    {
      id: 1,
      membership: 'MBR/BDG/2026/000001',
      sold_at: '2026-03-02',
      patient: 'Rizky Ramadhan',
      rm: 'BDG2600192',
      package: 'Paket Behel Metal (BM-02)',
      ...sold,
      used: 2,
      slots: 17,
    },
  ],
  count: 1,
  sums: sold,
};

type Fees = AnswerOf<'finance.tindakan.doctorfee'>;
const fee = (doctor_id: number, doctor: string, paid_amount: number, owed_amount: number): Fees['data'][number] => ({
  doctor_id,
  doctor,
  employed: doctor_id === 4,
  treatments: 12,
  net_amount: 31_200_000,
  target_amount: 12_480_000,
  accrued_amount: paid_amount + owed_amount,
  paid_amount,
  owed_amount,
  awaited_amount: 720_000,
});
const fees = [
  fee(2, 'drg. Ratna Puspita, Sp.Ort', 9_280_000, 2_480_000),
  fee(3, 'drg. Bayu Hartono', 4_000_000, -150_000),
  fee(4, 'drg. Siti Nurhaliza Lubis', 0, 5_200_000),
];
const feeSums: Fees['sums'] = {
  treatments: 36,
  net_amount: 93_600_000,
  target_amount: 37_440_000,
  accrued_amount: 20_810_000,
  paid_amount: 13_280_000,
  owed_amount: 7_530_000,
  awaited_amount: 2_160_000,
};

const part = {
  treatments: 8,
  net_amount: 20_000_000,
  target_amount: 2_000_000,
  profit_amount: 4_051_275,
  accrued_amount: 5_551_275,
  paid_amount: 1_000_000,
  owed_amount: 4_551_275,
};
const partners: AnswerOf<'finance.tindakan.mitra'> = {
  data: [{ mitra_id: 1, mitra: 'RS Mitra Sehat', percent: 10, ...part }],
  count: 1,
  sums: part,
};

const history: AnswerOf<'finance.tindakanincome.riwayat'> = {
  data: [
    {
      at: '2026-03-02T03:10:00.000Z',
      by: 'Dewi Lestari',
      text: 'Penerimaan pembayaran: I Gede Putra',
      owed: {
        id: 1,
        day: '2026-03-02',
        actor_type: 'doctor',
        actor: 'drg. Ratna Puspita, Sp.Ort',
        amount: 720_000,
        bruto_amount: 2_500_000,
        journal: 'JR/BDG/2026/000101',
      },
    },
    {
      at: '2026-03-05T04:00:00.000Z',
      by: 'Rudi Hermawan',
      text: 'Pembagian diubah: fee dokter Rp 700.000, bagian mitra Rp 250.000. Alasan: Kesepakatan khusus',
      owed: null,
    },
    {
      at: '2026-03-05T04:00:00.000Z',
      by: 'Rudi Hermawan',
      text: 'Perubahan pembagian: Kesepakatan khusus',
      owed: {
        id: 2,
        day: '2026-03-05',
        actor_type: 'doctor',
        actor: 'drg. Ratna Puspita, Sp.Ort',
        amount: -20_000,
        bruto_amount: 0,
        journal: 'JR/BDG/2026/000119',
      },
    },
  ],
  count: 3,
};

export const incomeAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/income/deviden': () => ({ data: dividends, count: dividends.length, sums: shared }),
  'finance/income/deviden/kelompok': () => groups,
  'finance/income/service': () => services,
  'finance/income/paket': () => packages,
  'finance/tindakan/doctorfee': () => ({ data: fees, count: fees.length, sums: feeSums }),
  'finance/tindakan/mitra': () => partners,
  'finance/tindakanincome/1/riwayat': () => history,
};
