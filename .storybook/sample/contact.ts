// What the stories are answered about whom to ask for what is due.
const due = (id: number, no: number, due_date: string | null, outstanding: number) => ({
  id,
  bill_id: 41,
  code: 'INV/BDG/2026/000041',
  no,
  due_date,
  outstanding,
});
const last = { at: '2026-03-02T03:30:00.000Z', result: 'janji bayar', note: 'Gajian tanggal 5', byname: 'Rina' };
const worklist = {
  data: [
    {
      customer: { id: 7, name: 'Siti Rahmawati', code: '00000123' },
      phone: '081234567890',
      rows: [due(1, 0, '2026-02-20', 1_500_000), due(2, 1, '2026-03-20', 857_143)],
      outstanding: 2_357_143,
      message: 'Yth. Siti Rahmawati,\nkami mengingatkan pembayaran sebesar Rp 2.357.143:',
      last,
      promise: { date: '2026-03-05', amount: 500_000, paid: 200_000, state: 'tidak ditepati' },
    },
    {
      customer: { id: 9, name: 'Agus Salim', code: '00000124' },
      phone: null,
      rows: [due(3, 2, null, 857_143), { ...due(4, 0, '2026-03-04', 250_000), id: null, no: null, bill_id: 42 }],
      outstanding: 1_107_143,
      message: 'Yth. Agus Salim,',
      last: null,
      promise: null,
    },
  ],
};

export const contactAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/kontak': () => worklist,
  'POST finance/kontak': () => last,
};
