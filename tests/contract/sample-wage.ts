// Samples of what wages are made of.
import type { Samples } from './sample-kind.ts';

type Name =
  | 'attendance.payrollcomponent'
  | 'attendance.pegawaicomponent'
  | 'attendance.loan'
  | 'attendance.pph21ter'
  | 'attendance.ptkp'
  | 'attendance.bpjsrate';

const SOURCE = 'Peraturan uji';

export const wageSamples: Pick<Samples, Name> = {
  'attendance.payrollcomponent': {
    create: (_world, n) => ({
      code: `UJI${n}`,
      name: `Komponen uji ${n}`,
      kind: 1,
      calc: 'fixed',
      amount: 100_000,
      is_fixed_allowance: false,
      is_taxable: true,
      is_prorated: true,
      reduces_gross: false,
      ledger_component: 'tunjangan',
      sort: 300 + n,
      status: 1,
    }),
    change: { name: 'Tunjangan uji' },
    changeable: { is_system: 'false' },
  },
  'attendance.pegawaicomponent': {
    create: ({ doctor, allowance }, n) => ({
      pegawai_id: doctor,
      component_id: allowance,
      amount: 250_000,
      start_date: `${2000 + n}-01-01`,
      end_date: `${2000 + n}-12-31`,
    }),
    change: { amount: 300_000 },
  },
  'attendance.loan': {
    create: ({ doctor, till }) => ({
      pegawai_id: doctor,
      loan_at: '2026-03-06',
      amount: 1_000_000,
      installment_amount: 250_000,
      paymentmethod_id: till,
    }),
  },
  'attendance.pph21ter': {
    // Each below the one before: the lowest row of a table that is not in force may be removed.
    create: (_world, n) => ({
      category: 'H',
      upper: 2_500_000 - n * 1000,
      rate: (9000 - n) / 100,
      valid_from: '2031-01-01',
      source: SOURCE,
    }),
    change: { source: 'Peraturan uji, lampiran' },
  },
  'attendance.ptkp': {
    create: (_world, n) => ({
      status_code: 'TK/0',
      amount: 54_000_000,
      ter_category: 'A',
      valid_from: `${2031 + n}-01-01`,
      source: SOURCE,
    }),
    change: { source: 'Peraturan uji, pasal 7' },
  },
  'attendance.bpjsrate': {
    create: (_world, n) => ({
      program: 'JP',
      employer_percent: 2,
      employee_percent: 1,
      max_base: 12_000_000,
      valid_from: `${2031 + n}-03-01`,
      source: SOURCE,
    }),
    change: { max_base: 12_500_000 },
  },
};
