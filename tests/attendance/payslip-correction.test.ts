// What the corrections say of a slip (corrections.md 16 to 24), kasbon, lines by hand, and flags.
import { describe, expect, it } from 'vitest';
import { reckonSlip } from '../../server/domain/attendance/payslip.ts';
import { settlementOf } from '../../server/domain/attendance/settlement.ts';
import { amountOf, component, days, employed, facts, given, run, systems, uninsured } from '../support/payslip.ts';

describe('corrections', () => {
  it('16: lowers the year by zakat, and gives back what was withheld too much', () => {
    const [zakat] = systems.filter(({ code }) => code === 'ZAKAT');
    if (!zakat) throw new Error('ZAKAT');
    const ZAKAT = component({ ...zakat, amount: 200_000 });
    const components = [...systems.filter(({ code }) => code !== 'ZAKAT'), ZAKAT];
    const year = { gross: 92_000_000, tax: 3_000_000, pension: 2_640_000, zakat: 2_200_000, months: 11 };
    const settles = given({ components, run: { ...run, settles: true }, earlier: { ...facts.earlier, year } });
    const slip = reckonSlip(settles);
    expect(slip.zakat).toBe(200_000);
    expect(slip.tax_detail.settlement).toMatchObject({ zakat: 2_400_000, taxable: 36_065_000, due: 1_803_250 });
    expect(slip.tax).toBe(1_803_250 - 3_000_000);
    expect(slip.net).toBe(slip.earning - slip.deduction - slip.bpjs_employee + 1_196_750);
  });

  it('16: solves gross-up on the year', () => {
    const year = { gross: 92_000_000, tax: 1_000_000, pension: 2_640_000, zakat: 0, months: 11 };
    const employment = employed({ tax_method: 3 });
    const settles = given({ employment, run: { ...run, settles: true }, earlier: { ...facts.earlier, year } });
    const slip = reckonSlip(settles);
    const { due } = settlementOf(settles, { gross: slip.gross_taxable, pension: 240_000, zakat: 0 }, 0);
    expect(slip.tax_allowance).toBe(due - 1_000_000);
    expect(slip.tax).toBe(slip.tax_allowance);
  });

  it('17: pays who is paid by the day monthly: his days, contributions of 25 of them', () => {
    const employment = employed({ contract_type: 3, tax_scheme: 2, base_salary: 200_000 });
    const slip = reckonSlip(given({ employment, days: days(25, (n) => ({ present: n > 20 ? 0 : 1 })) }));
    expect([amountOf(slip, 'GAPOK'), slip.upah_tetap, slip.bpjs.KES.base]).toEqual([4_000_000, 5_000_000, 5_000_000]);
    expect(slip.ter_category).toBe('A');
  });

  it('17: tells the rate that it took, of a week with half a day', () => {
    const employment = employed({ contract_type: 3, tax_scheme: 2, pay_cycle: 2, base_salary: 460_000, ...uninsured });
    const slip = reckonSlip(
      given({
        run: { ...run, kind: 3, end_date: '2025-11-07' },
        employment,
        days: days(5, (n) => ({ present: n === 5 ? 0.5 : 1 })),
      }),
    );
    // 2.070.000 on five days, one of them half: 414.000 a day are free of tax.
    expect(slip).toMatchObject({ earning: 2_070_000, tax: 0, ter_rate: 0 });
    expect(slip.tax_detail).toMatchObject({ days: 5, average: 414_000 });
  });

  it('18: counts the shortest day of a week of six of its own', () => {
    const overtime = [{ date: '2025-11-15', minutes_paid: 420, day_type: 2, is_short_day: true }] as const;
    const employment = employed({ base_salary: 5_190_000 });
    expect(amountOf(reckonSlip(given({ employment, overtime })), 'LEMBUR')).toBe((5 * 2 + 3 + 4) * 30_000);
    expect(
      reckonSlip(given({ employment: employed({ is_overtime_exempt: true }), overtime })).counts.overtime_hours,
    ).toBe(7);
    expect(
      amountOf(reckonSlip(given({ employment: employed({ is_overtime_exempt: true }), overtime })), 'LEMBUR'),
    ).toBe(0);
  });

  it('19: has a floor for KES, and no JP above the age', () => {
    const low = given({
      preferences: { ...facts.preferences, umk_amount: 4_000_000 },
      employment: employed({ base_salary: 3_000_000 }),
    });
    expect(reckonSlip(low).bpjs).toMatchObject({ KES: { base: 4_000_000 }, JHT: { base: 3_000_000 } });
    const old = (birth_date: string) => reckonSlip(given({ employment: employed({ birth_date }) })).bpjs.JP.base;
    expect([old('1966-11-01'), old('1966-11-02')]).toEqual([0, 8_000_000]);
  });

  it('22: pays no more than all of it, whatever the divisor', () => {
    const monthly = (count: number, absent: number, workday_basis: '25' | '21') =>
      amountOf(
        reckonSlip(
          given({
            run: { ...run, workday_basis },
            employment: employed({ base_salary: 2_500_000 }),
            days: days(count, (n) => ({ unpaid_leave: n <= absent ? 1 : 0 })),
          }),
        ),
        'GAPOK',
      );
    expect([monthly(24, 0, '25'), monthly(27, 1, '25'), monthly(24, 2, '25')]).toEqual([
      2_500_000, 2_500_000, 2_200_000,
    ]);
  });

  it('24: compensates at the end of a contract, also an early one', () => {
    const pkwt = {
      contract_type: 2,
      base_salary: 6_000_000,
      contract_start_at: '2025-06-01',
      contract_end_at: '2025-11-30',
    } as const;
    expect(amountOf(reckonSlip(given({ employment: employed(pkwt) })), 'KOMPENSASI')).toBe(3_000_000);
    const early = { ...pkwt, contract_end_at: '2026-05-31', leave_at: '2025-11-12' };
    expect(amountOf(reckonSlip(given({ employment: employed(early) })), 'KOMPENSASI')).toBe(2_500_000);
    expect(
      amountOf(reckonSlip(given({ employment: employed({ ...pkwt, contract_end_at: '2026-05-31' }) })), 'KOMPENSASI'),
    ).toBe(0);
  });

  it('adds a surcharge where there is neither NPWP nor NIK', () => {
    const slip = reckonSlip(given({ employment: employed({ npwp_valid: false }) }));
    expect(slip.tax).toBe(150_538);
    expect(slip.tax_detail.surcharge_percent).toBe(20);
  });
});

describe('kasbon, manual lines and flags', () => {
  it('takes an instalment, at most what is left, and shows which', () => {
    const loans = [
      { id: 7, code: 'KB/1', installment_amount: 300_000, balance: 1_000_000 },
      { id: 8, code: 'KB/2', installment_amount: 300_000, balance: 120_000 },
    ];
    const slip = reckonSlip(given({ loans }));
    expect(slip.loans).toEqual([
      { id: 7, amount: 300_000 },
      { id: 8, amount: 120_000 },
    ]);
    expect(slip.deduction).toBe(420_000);
    expect(slip.lines.filter(({ code }) => code === 'KASBON').map(({ note }) => note)).toEqual(['KB/1', 'KB/2']);
    expect(reckonSlip(given({ loans, run: { ...run, kind: 2, holiday_date: '2025-11-30' } })).loans).toEqual([]);
  });

  it('keeps lines that were entered by hand', () => {
    const INSM = component({ code: 'INSM', name: 'Insentif', kind: 1, calc: 'manual', ledger_component: 'insentif' });
    const manual = [{ component_id: INSM.id, qty: 2.5, rate: 100_000, note: 'Lomba' }];
    const slip = reckonSlip(given({ components: [...systems, INSM], manual }));
    expect(slip.lines.find(({ code }) => code === 'INSM')).toMatchObject({
      amount: 250_000,
      is_manual: true,
      note: 'Lomba',
    });
    expect(slip.gross_taxable).toBe(8_363_200 + 250_000);
  });

  it('raises a flag for what nobody should approve unseen', () => {
    expect(reckonSlip(facts).flags).toEqual([]);
    const loans = [{ id: 1, code: 'KB/1', installment_amount: 9_000_000, balance: 9_000_000 }];
    const slip = reckonSlip(
      given({
        loans,
        employment: employed({ has_bank_account: false }),
        days: days(25, (n) => ({ is_open: n === 2 })),
        run: { ...run, tax_year: 2026, tax_month: 3 },
      }),
    );
    expect(slip.flags).toEqual(['rekening kosong', 'gaji minus', 'absen belum lengkap', 'batas JP lama']);
    expect(reckonSlip(given({ run: { ...run, tax_year: 2026, tax_month: 2 } })).flags).toEqual([]);
  });
});
