// What a run books, as properties: wages that are owed are the nets, and both sides are equal (attendance.md 7, 11).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedLine, type BookedSlip, payrollAmounts } from './payroll-journal.ts';

const rupiah = fc.integer({ min: 1, max: 50_000_000 });
const line = fc.oneof(
  fc.record({
    kind: fc.constant(1 as const),
    calc: fc.constantFrom('fixed', 'per_day', 'overtime', 'manual'),
    ledger_component: fc.constantFrom('gaji', 'tunjangan', 'lembur', 'insentif', 'thr', null),
    amount: rupiah,
  }),
  fc.record({
    kind: fc.constant(-1 as const),
    calc: fc.constantFrom('absence', 'late', 'manual', 'loan', 'zakat'),
    ledger_component: fc.constantFrom('gaji', 'kasbon', 'zakat', 'lain', null),
    amount: rupiah,
  }),
);
const slip = fc.record({
  pegawai_id: fc.integer({ min: 1, max: 9 }),
  name: fc.constant('Uji'),
  tax_scheme: fc.constantFrom(0, 1, 2, 3),
  is_tax_borne: fc.boolean(),
  tax: fc.integer({ min: -1_000_000, max: 5_000_000 }),
  bpjs_employee: rupiah,
  bpjs_employer: rupiah,
  lines: fc.array(line, { maxLength: 8 }),
});
const sum = (lines: readonly BookedLine[], kind: number): number =>
  lines.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
const netOf = ({ lines, bpjs_employee, tax, is_tax_borne }: BookedSlip): number =>
  sum(lines, 1) - sum(lines, -1) - bpjs_employee - (is_tax_borne ? 0 : tax);
const DEBITED = ['bpjs_pegawai', 'pph21', 'pph21_dokter', 'kasbon', 'zakat', 'lain'] as const;
const CREDITED = ['gaji', 'tunjangan', 'lembur', 'insentif', 'thr'] as const;

describe('what a run books', () => {
  it('owes each employee his net', () => {
    fc.assert(
      fc.property(fc.array(slip, { maxLength: 12 }), (slips) => {
        const amounts = payrollAmounts(slips);
        for (const { pegawai_id } of slips) {
          const of = (names: readonly (keyof typeof amounts)[]) =>
            names
              .flatMap((name) => amounts[name])
              .filter(({ actor, debitActor }) => (debitActor ?? actor)?.id === pegawai_id)
              .reduce((total, { amount }) => total + amount, 0);
          const nets = slips
            .filter((one) => one.pegawai_id === pegawai_id)
            .reduce((total, one) => total + netOf(one), 0);
          expect(of(CREDITED) - of(DEBITED)).toBe(nets);
        }
      }),
    );
  });

  it('owes the state what was withheld, of doctors apart', () => {
    fc.assert(
      fc.property(fc.array(slip, { maxLength: 12 }), (slips) => {
        const { pph21, pph21_klinik, pph21_dokter } = payrollAmounts(slips);
        const total = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
        const taxes = (wanted: boolean) =>
          slips.filter(({ tax_scheme }) => (tax_scheme === 3) === wanted).reduce((all, { tax }) => all + tax, 0);
        expect(total(pph21) + total(pph21_klinik)).toBe(taxes(false));
        expect(total(pph21_dokter)).toBe(taxes(true));
      }),
    );
  });

  it('leaves fees of doctors to their own event', () => {
    const fee = { kind: 1 as const, calc: 'doctor_fee', ledger_component: null, amount: 18_000_000 };
    const amounts = payrollAmounts([
      {
        pegawai_id: 1,
        name: 'drg.',
        tax_scheme: 1,
        is_tax_borne: false,
        tax: 0,
        bpjs_employee: 0,
        bpjs_employer: 0,
        lines: [fee],
      },
    ]);
    expect(Object.values(amounts).flat()).toEqual([]);
  });
});
