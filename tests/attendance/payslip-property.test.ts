// What holds of every slip, whatever it is reckoned of (attendance.md R10, R15; corrections.md 14, 16).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dailyTax, terAllowance, terTax } from '../../server/domain/attendance/income-tax.ts';
import { reckonSlip } from '../../server/domain/attendance/payslip.ts';
import { fullMonths } from '../../server/domain/attendance/slip-count.ts';
import type { SlipFacts } from '../../server/domain/attendance/slip-facts.ts';
import { ptkpStatuses } from '../../src/resources/attendance/wage-law.ts';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { component, days, employed, facts, law, run, systems, terRows } from '../support/payslip.ts';

const BONUS = component({ code: 'BONUS', name: 'Bonus', kind: 1, calc: 'manual', ledger_component: 'insentif' });
const PERCENT = component({
  code: 'PCT',
  name: 'Insentif %',
  kind: 1,
  calc: 'percentage',
  base: 'bruto',
  percent: 3.25,
});

const anyFacts: fc.Arbitrary<SlipFacts> = fc
  .record({
    base_salary: fc.integer({ min: 0, max: 200_000_000 }),
    ptkp_status: fc.constantFrom(...ptkpStatuses),
    tax_method: fc.constantFrom(1, 2, 3),
    tax_scheme: fc.constantFrom(0, 1, 2, 3),
    contract_type: fc.constantFrom(1, 2),
    npwp_valid: fc.boolean(),
    alpha: fc.integer({ min: 0, max: 25 }),
    unpaid: fc.integer({ min: 0, max: 25 }),
    late: fc.integer({ min: 0, max: 200 }),
    overtime: fc.integer({ min: 0, max: 600 }),
    bonus: fc.integer({ min: 0, max: 50_000_000 }),
    settles: fc.boolean(),
    earlier: fc.integer({ min: 0, max: 900_000_000 }),
  })
  .map(({ alpha, unpaid, late, overtime, bonus, settles, earlier, ...employment }) => ({
    ...facts,
    run: { ...run, settles },
    employment: employed(employment as Partial<SlipFacts['employment']>),
    components: [...systems, BONUS, PERCENT],
    days: days(25, (n) => ({
      alpha: n <= alpha ? 1 : 0,
      unpaid_leave: n > 25 - unpaid ? 1 : 0,
      late_minutes: n === 9 ? late : 0,
    })),
    overtime: [{ date: '2025-11-03', minutes_paid: overtime, day_type: 1, is_short_day: false }],
    manual: [{ component_id: BONUS.id, qty: 1, rate: bonus, note: null }],
    earlier: {
      ...facts.earlier,
      year: { gross: earlier, tax: Math.floor(earlier / 20), pension: 0, zakat: 0, months: 7 },
    },
  }));

it('adds up: net is what the lines give less what they take', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const slip = reckonSlip(given);
      const sum = (kind: number) => slip.lines.reduce((n, line) => n + (line.kind === kind ? line.amount : 0), 0);
      expect(sum(1) - sum(-1)).toBe(slip.net);
      expect(slip.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      const borne = slip.is_tax_borne ? slip.tax : 0;
      expect(sum(0)).toBe(slip.bpjs_employer + borne);
    }),
  );
});

it('gives the same slip of the same facts, whatever the order of days and components', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      expect(reckonSlip(structuredClone(given))).toEqual(reckonSlip(given));
      const turned = { ...given, days: given.days.toReversed(), components: given.components.toReversed() };
      expect(reckonSlip(turned)).toEqual(reckonSlip(given));
    }),
  );
});

it('leaves who does not bear his tax what he would have without one', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const slip = reckonSlip({ ...given, run, employment: { ...given.employment, tax_method: 3 } });
      const free = reckonSlip({ ...given, run, employment: { ...given.employment, tax_scheme: 0, tax_method: 1 } });
      expect(slip.net).toBe(free.net);
      expect(reckonSlip({ ...given, run, employment: { ...given.employment, tax_method: 2 } }).net).toBe(free.net);
    }),
  );
});

it('taxes a masa the same however it is cut into runs', () => {
  const cut = fc.array(fc.integer({ min: 0, max: 300_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(cut, fc.constantFrom(...ptkpStatuses), fc.boolean(), (parts, ptkp_status, npwp_valid) => {
      const employment = employed({ ptkp_status, npwp_valid });
      const thr = { ...run, kind: 2, holiday_date: '2020-01-06' } as const;
      let masa = { gross: 0, tax: 0, bpjs: {} };
      for (const rate of parts) {
        const manual = [{ component_id: BONUS.id, qty: 1, rate, note: null }];
        const components = [...systems, BONUS];
        const slip = reckonSlip({
          ...facts,
          run: thr,
          employment,
          components,
          manual,
          earlier: { ...facts.earlier, masa },
        });
        masa = { ...masa, gross: masa.gross + slip.gross_taxable, tax: masa.tax + slip.tax };
      }
      const { category } = law.ptkp[ptkp_status];
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(masa).toMatchObject({ gross: total, tax: terTax(law.ter[category], total, npwp_valid ? 0 : 20) });
    }),
  );
});

it('finds an allowance that equals the tax it causes', () => {
  const rows = terRows('B');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom(0, 20), (gross, surcharge) => {
      const allowance = terAllowance(rows, gross, 0, surcharge);
      expect(terTax(rows, gross + allowance, surcharge)).toBe(allowance);
    }),
  );
});

it('never takes more of a day than it is worth, nor less for more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 31 }), (gross, count) => {
      const tax = dailyTax(law, gross, count, 0);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(gross * 0.2);
    }),
  );
});

it('counts full months as the calendar does', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 60 }), (at, months) => {
      const from = at.toISOString().slice(0, 10);
      expect(fullMonths(from, addMonths(from, months))).toBe(months);
    }),
  );
  expect([fullMonths('2026-01-15', '2026-03-14'), fullMonths('2026-01-15', '2026-03-15')]).toEqual([1, 2]);
});
