// What the verification of the books answers: a balance that was changed and a journal that is gone.
import { damage } from './damage.ts';

export const verification = {
  ok: false,
  from: '2026-03-01',
  until: null,
  since: '2026-03-01T19:00:00Z',
  checks: [
    { key: 'V1', label: 'Setiap jurnal seimbang', ok: true, expected: 0, actual: 0, diffs: [] },
    {
      key: 'V2',
      label: 'Saldo bulanan sama dengan jumlah baris jurnal',
      ok: false,
      expected: 0,
      actual: 1,
      diffs: [
        {
          key: 'cabang 1 akun 1-1101 2026-03',
          branch: 'Cabang Bandung',
          month: '2026-03',
          account: '1-1101 Kas Kasir',
          document: null,
          expected: 5_500_000,
          actual: 5_500_007,
          url: '/finance/laporan-v2/bukubesar?akun=4',
        },
      ],
    },
    {
      key: 'V9',
      label: 'Rantai jurnal utuh',
      ok: false,
      expected: 0,
      actual: 1,
      diffs: [
        {
          key: 'jurnal nomor 12 hilang',
          branch: 'Cabang Bandung',
          month: '2026-03',
          account: null,
          document: 'nomor 12',
          expected: null,
          actual: null,
          url: null,
        },
      ],
    },
  ],
  damage,
  seals: [
    { profile_id: 1, name: 'Cabang Bandung', seq: 1204, hash: '5f'.repeat(32), sealed_at: '2026-03-02T02:00:00Z' },
  ],
};
