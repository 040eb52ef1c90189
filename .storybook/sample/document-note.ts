// What the stories are answered about the notes on a document.
const note = (id: number, text: string, more: object = {}) => ({
  id,
  text,
  at: `2026-03-0${id}T03:30:00.000Z`,
  author: { id: 21, name: 'Rina Wati' },
  mentions: [],
  filename: null,
  removable: id === 2,
  attachable: false,
  ...more,
});

export const noteAnswers: Readonly<Record<string, () => unknown>> = {
  'finance/catatan': () => ({
    notes: [
      note(1, '@Budi Santoso nilai ini beda dengan kwitansi, mohon dicek.', {
        mentions: [{ id: 22, name: 'Budi Santoso' }],
      }),
      note(2, 'Bukti transfer dari pasien.', { filename: 'transfer-bca.pdf' }),
    ],
    author: 'Admin Bandung',
    created_at: '2026-03-01T02:00:00.000Z',
    attaches: true,
    history: [
      {
        id: 1,
        at: '2026-03-01T02:00:00.000Z',
        by: 'Admin Bandung',
        rolename: 'admin',
        message: 'penerbitan tagihan INV/BDG/2026/000041',
        waits: false,
      },
      {
        id: 2,
        at: '2026-03-02T02:00:00.000Z',
        by: 'Rina Wati',
        rolename: 'finance',
        message: 'hapus buku tagihan INV/BDG/2026/000041',
        waits: true,
      },
    ],
  }),
  'finance/catatan/rekan': () => ({ data: [{ id: 22, name: 'Budi Santoso', rolename: 'manager' }] }),
};
