// What the stories are answered about the account of a patient.
const line = (
  at: number,
  kind: string,
  code: string | null,
  amounts: readonly [number, number],
  note: string | null,
) => ({
  key: `${kind} ${at}`,
  profile_id: 1,
  day: `2026-03-0${at}`,
  kind,
  code,
  note,
  path: code === null || kind === 'nota kredit' ? null : `/finance/payment/bill/${at}`,
  recovered: 0,
  charge: amounts[0],
  deposit: amounts[1],
});
const moves = [
  line(1, 'tagihan', 'INV/BDG/2026/000041', [7_500_000, 0], 'Paket'),
  line(2, 'pembayaran', 'KW/BDG/2026/000077', [-1_500_000, 250_000], 'Tunai, QRIS'),
  line(3, 'batal kwitansi', 'KW/BDG/2026/000077', [1_500_000, -250_000], 'Salah pasien'),
  line(4, 'pembayaran', 'KW/BDG/2026/000078', [-1_500_000, 0], 'Tunai'),
  line(5, 'nota kredit', 'NK/BDG/2026/000003', [-500_000, 0], 'Kontrol dibatalkan'),
  line(6, 'deposit', 'DP/BDG/2026/000012', [0, 300_000], 'BCA'),
];
const opening = { owed: 350_000, held: 0 };
const withBalances = () => {
  let { owed, held } = opening;
  return moves.map((move) => {
    owed += move.charge;
    held += move.deposit;
    return { ...move, owed, held };
  });
};
const closing = { owed: 5_850_000, held: 300_000 };
const branches = [
  { id: 1, name: 'Cabang Bandung' },
  { id: 2, name: 'Cabang Jakarta Selatan' },
];
const busy = () => ({
  customer: { id: 7, name: 'Siti Rahmawati', code: '00000123' },
  branches: branches.slice(0, 1),
  opening,
  lines: withBalances(),
  closing,
  now: closing,
  due: [
    { bill_id: 40, code: 'INV/BDG/2026/000040', no: null, due_date: '2026-02-20', amount: 350_000, late: true },
    { bill_id: 1, code: 'INV/BDG/2026/000041', no: 1, due_date: '2026-04-01', amount: 2_750_000, late: false },
    { bill_id: 1, code: 'INV/BDG/2026/000041', no: 2, due_date: null, amount: 2_750_000, late: false },
  ],
  phone: '081234567890',
  message: 'Yth. Siti Rahmawati,\nberikut rekening Anda per 6 Mar 2026.',
});
const NOTHING = { owed: 0, held: 0 };

export const accountAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/rekening/7': busy,
  'finance/rekening/8': () => ({
    ...busy(),
    branches,
    lines: withBalances().map((one, at) => (at > 3 ? { ...one, profile_id: 2 } : one)),
  }),
  'finance/rekening/9': () => ({
    customer: { id: 9, name: 'Agus Salim', code: '00000124' },
    branches: [],
    opening: NOTHING,
    lines: [],
    closing: NOTHING,
    now: NOTHING,
    due: [],
    phone: null,
    message: 'Yth. Agus Salim,',
  }),
};
