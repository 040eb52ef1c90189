// Sample answer of how a doctor's fee came about.
import type { AnswerOf } from '../../src/resources/answers.ts';

/** WE5 in words. */
export const told: AnswerOf<'finance.hutang.why'> = {
  title: 'Fee dokter: Crown PFM',
  about: 'drg. Ratna Puspita, Sp.Ort · Crown PFM · BDG2600001 · 02 Mar 2026',
  amount: 720_000,
  result: 'fee',
  parts: [
    {
      key: 'rule',
      title: 'Aturan',
      sum: null,
      lines: [
        { day: null, text: 'Aturan "Crown bersama rumah sakit", berlaku sejak 01 Jan 2026.', amount: null, path: null },
        { day: null, text: 'Fee dokter 40 % dari nilai neto setelah dikurangi biaya lab.', amount: null, path: null },
      ],
    },
    {
      key: 'fee',
      title: 'Fee dokter',
      sum: 720_000,
      lines: [{ day: null, text: '40 % × Rp 1.800.000', amount: 720_000, path: null }],
    },
    {
      key: 'accrued',
      title: 'Menjadi hak dokter',
      sum: 720_000,
      lines: [
        { day: '2026-03-02', text: 'Penerimaan pembayaran: I Gede Putra', amount: 288_000, path: null },
        { day: '2026-03-05', text: 'Penerimaan pembayaran: I Gede Putra', amount: 432_000, path: null },
      ],
    },
  ],
};
