// The worked examples of the design, number by number (attendance.md 6; corrections.md 13, 14, 17; indonesia.md 1 to 4).
import { describe, expect, it } from 'vitest';
import { type Slip, reckonSlip } from '../../server/domain/attendance/payslip.ts';
import { amountOf, component, days, employed, facts, given, law, run, systems, uninsured } from '../support/payslip.ts';

const shares = ({ bpjs }: Slip) =>
  Object.fromEntries(Object.entries(bpjs).map(([program, { employer, employee }]) => [program, [employer, employee]]));

const TJAB = component({
  code: 'TJAB',
  name: 'Tunjangan Jabatan',
  kind: 1,
  calc: 'fixed',
  amount: 500_000,
  is_fixed_allowance: true,
  is_prorated: true,
  ledger_component: 'tunjangan',
});
const TMKN = component({
  code: 'TMKN',
  name: 'Uang Makan',
  kind: 1,
  calc: 'per_day',
  day_basis: 'hadir',
  amount: 25_000,
  ledger_component: 'tunjangan',
});
const UDUK = component({ ...TMKN, code: 'UDUK', name: 'Uang Duduk Dokter', amount: 300_000 });

describe('worked examples', () => {
  it('X2: pays lateness by the minute up to a limit a day', () => {
    const late = reckonSlip(given({ days: days(25, (n) => ({ late_minutes: n === 3 ? 17 : 0 })) }));
    expect(amountOf(late, 'LATE')).toBe(17_000);
    const limited = reckonSlip(given({ days: days(25, (n) => ({ late_minutes: n < 3 ? 70 : 0 })) }));
    expect(amountOf(limited, 'LATE')).toBe(100_000);
    const noteOf = ({ lines }: typeof late) => lines.find(({ code }) => code === 'LATE')?.note;
    expect([noteOf(late), noteOf(limited)]).toEqual([null, 'maksimal Rp 50.000 sehari']);
  });

  it('X3: weighs hours of overtime by the day', () => {
    const employment = employed({ base_salary: 5_190_000 });
    const overtime = [{ date: '2025-11-03', minutes_paid: 180, day_type: 1, is_short_day: false }] as const;
    expect(amountOf(reckonSlip(given({ employment, overtime })), 'LEMBUR')).toBe(165_000);
    const rest = [{ date: '2025-11-02', minutes_paid: 540, day_type: 2, is_short_day: false }] as const;
    const five = employed({ base_salary: 5_190_000, workdays_per_week: 5 });
    expect(amountOf(reckonSlip(given({ employment: five, overtime: rest })), 'LEMBUR')).toBe(570_000);
  });

  it('X4: makes a full slip', () => {
    const slip = reckonSlip(
      given({
        employment: employed({ base_salary: 4_500_000 }),
        components: [...systems, TJAB, TMKN],
        days: days(25, (n) => ({ present: n === 9 ? 0 : 1, alpha: n === 9 ? 1 : 0, late_minutes: n === 4 ? 30 : 0 })),
        overtime: [{ date: '2025-11-03', minutes_paid: 180, day_type: 1, is_short_day: false }],
      }),
    );
    expect(['GAPOK', 'TJAB', 'TMKN', 'LEMBUR', 'ALPHA', 'LATE'].map((code) => amountOf(slip, code))).toEqual([
      4_500_000, 500_000, 600_000, 158_960, 200_000, 30_000,
    ]);
    expect(slip.earning - slip.deduction).toBe(5_528_960);
    expect(shares(slip)).toEqual({
      KES: [200_000, 50_000],
      JHT: [185_000, 100_000],
      JP: [100_000, 50_000],
      JKK: [12_000, 0],
      JKM: [15_000, 0],
    });
    expect(slip).toMatchObject({
      gross_taxable: 5_755_960,
      ter_category: 'A',
      ter_rate: 0.5,
      tax: 28_780,
      net: 5_300_180,
    });
    expect(slip.earning - slip.deduction + slip.bpjs_employer).toBe(6_040_960);
  });

  it('X5: takes contributions and TER of a wage', () => {
    const slip = reckonSlip(facts);
    expect(shares(slip)).toEqual({
      KES: [320_000, 80_000],
      JHT: [296_000, 160_000],
      JP: [160_000, 80_000],
      JKK: [19_200, 0],
      JKM: [24_000, 0],
    });
    expect(slip).toMatchObject({ gross_taxable: 8_363_200, ter_rate: 1.5, tax: 125_448, net: 7_554_552 });
  });

  it('X6: keeps the limits of BPJS, and those of the next year', () => {
    const employment = employed({ base_salary: 15_000_000, ptkp_status: 'K/1' });
    const slip = reckonSlip(given({ employment }));
    expect(shares(slip)).toEqual({
      KES: [480_000, 120_000],
      JHT: [555_000, 300_000],
      JP: [210_948, 105_474],
      JKK: [36_000, 0],
      JKM: [45_000, 0],
    });
    expect(slip).toMatchObject({
      gross_taxable: 15_561_000,
      ter_category: 'B',
      ter_rate: 6,
      tax: 933_660,
      net: 13_540_866,
    });
    const JP = { ...law.bpjs.JP, max_base: 11_086_300, valid_from: '2026-03-01' };
    const next = reckonSlip(given({ employment, law: { ...law, bpjs: { ...law.bpjs, JP } } }));
    expect(shares(next)['JP']).toEqual([221_726, 110_863]);
    expect(next.net).toBe(13_535_477);
  });

  it('X7: settles the year in December', () => {
    const slip = reckonSlip(
      given({
        run: { ...run, tax_month: 12, start_date: '2025-12-01', end_date: '2025-12-31', settles: true },
        days: [],
        earlier: {
          masa: { gross: 0, tax: 0, bpjs: {} },
          year: { gross: 11 * 8_363_200, tax: 11 * 125_448, pension: 11 * 240_000, zakat: 0, months: 11 },
        },
      }),
    );
    expect(slip.tax).toBe(543_072);
    expect(slip.tax_detail.settlement).toMatchObject({
      gross: 100_358_400,
      occupational: 5_017_920,
      pension: 2_880_000,
      taxable: 38_460_000,
      due: 1_923_000,
      withheld: 1_379_928,
    });
  });

  it('settles the same year where a part of it came before the first run', () => {
    const before = { months: 5, gross: 5 * 8_363_200, pension: 5 * 240_000, zakat: 0, tax: 5 * 125_448 };
    const settled = (employer: { readonly employer_net: number; readonly employer_tax: number }) =>
      reckonSlip(
        given({
          run: { ...run, tax_month: 12, start_date: '2025-12-01', end_date: '2025-12-31', settles: true },
          days: [],
          earlier: {
            masa: { gross: 0, tax: 0, bpjs: {} },
            year: {
              gross: 6 * 8_363_200,
              tax: 6 * 125_448,
              pension: 6 * 240_000,
              zakat: 0,
              months: 6,
              before: { ...before, ...employer },
            },
          },
        }),
      );
    const slip = settled({ employer_net: 0, employer_tax: 0 });
    expect(slip.tax).toBe(543_072);
    expect(slip.tax_detail.settlement).toMatchObject({ months: 12, gross: 100_358_400, withheld: 1_379_928 });
    // Of the employer before his neto counts, without biaya jabatan: 38.460.480 + 30.000.000 = 68.460.000 in thousands.
    const moved = settled({ employer_net: 30_000_000, employer_tax: 700_000 });
    expect(moved.tax_detail.settlement).toMatchObject({ taxable: 68_460_000, due: 3_000_000 + 1_269_000 });
    expect(moved.tax).toBe(4_269_000 - 1_379_928 - 700_000);
  });

  it('X8: grosses up by the first row that holds it', () => {
    const slip = reckonSlip(given({ employment: employed({ tax_method: 3 }) }));
    expect(slip).toMatchObject({ ter_rate: 1.5, tax_allowance: 127_358, gross_taxable: 8_490_558, tax: 127_358 });
    expect(slip.net).toBe(8_000_000 - 320_000);
    expect([amountOf(slip, 'TPPH'), amountOf(slip, 'PPH21')]).toEqual([127_358, 127_358]);
  });

  it('reckons what the clinic bears like gross-up, without an allowance on the slip', () => {
    const employment = employed({ base_salary: 51_827_997, tax_method: 2, ...uninsured });
    const slip = reckonSlip(given({ employment }));
    expect(slip).toMatchObject({ gross_taxable: 65_605_059, ter_category: 'A', ter_rate: 21, tax: 13_777_062 });
    expect(slip).toMatchObject({ net: 51_827_997, earning: 51_827_997, is_tax_borne: true });
    expect(slip.lines.find(({ code }) => code === 'PPH21')).toMatchObject({ kind: 0, amount: 13_777_062 });
  });

  it('X9: taxes a practising doctor by the masa, an employed one with his fees', () => {
    const partner = employed({ contract_type: 4, tax_scheme: 3, base_salary: 0, ...uninsured });
    const slip = reckonSlip(
      given({
        employment: partner,
        components: [...systems, UDUK],
        days: days(10, () => ({ is_scheduled: false })),
        earlier: { ...facts.earlier, masa: { gross: 40_000_000, tax: 1_000_000, bpjs: {} } },
      }),
    );
    expect(slip).toMatchObject({ earning: 3_000_000, tax: 75_000, net: 2_925_000 });
    expect(slip.tax_detail).toMatchObject({ method: 'doctor', dpp: 21_500_000, due: 1_075_000 });
    const doctor = employed({ base_salary: 10_000_000, ...uninsured });
    const paid = reckonSlip(given({ employment: doctor, open_fee: 18_000_000 }));
    expect(paid).toMatchObject({
      gross_taxable: 28_000_000,
      ter_rate: 11,
      tax: 3_080_000,
      net: 24_920_000,
      fee_amount: 18_000_000,
    });
    expect(paid.lines.find(({ code }) => code === 'FEE')?.ledger_component).toBeNull();
    expect(reckonSlip(given({ employment: partner, open_fee: 18_000_000 })).fee_amount).toBe(0);
  });

  it('X10: gives THR by months of service, and a part of the wage for a part of the month', () => {
    const thr = {
      ...run,
      kind: 2,
      holiday_date: '2026-03-20',
      pay_date: '2026-03-10',
      tax_year: 2026,
      tax_month: 3,
    } as const;
    const employment = employed({ base_salary: 5_000_000, join_at: '2025-08-11' });
    expect(amountOf(reckonSlip(given({ run: thr, employment })), 'THR')).toBe(2_916_667);
    const slip = reckonSlip(given({ employment: employed({ base_salary: 5_000_000, join_at: '2025-11-14' }) }));
    expect(slip.counts.days_served).toBe(12);
    expect(amountOf(slip, 'GAPOK')).toBe(2_400_000);
  });

  it('averages the wage of who is paid by the week', () => {
    const employment = employed({
      contract_type: 3,
      tax_scheme: 2,
      pay_cycle: 2,
      base_salary: 3_000_000,
      ...uninsured,
    });
    const slip = reckonSlip(given({ run: { ...run, kind: 3, end_date: '2025-11-07' }, employment, days: days(5) }));
    expect(slip).toMatchObject({ earning: 15_000_000, tax: 375_000, net: 14_625_000 });
    expect(slip.tax_detail).toMatchObject({ method: 'daily', average: 3_000_000, days: 5 });
    const modest = (base_salary: number) =>
      reckonSlip(given({ run: { ...run, kind: 3 }, employment: { ...employment, base_salary }, days: days(5) })).tax;
    expect([modest(450_000), modest(450_001), modest(2_500_000)]).toEqual([0, 11_250, 62_500]);
  });

  it('agrees with the example of indonesia.md: JKK group I', () => {
    const slip = reckonSlip(given({ employment: employed({ base_salary: 10_000_000 }) }));
    expect(slip).toMatchObject({ gross_taxable: 10_454_000, ter_rate: 2.5, tax: 261_350 });
    expect(10_000_000 - slip.bpjs_employee - slip.tax).toBe(slip.net);
    const married = reckonSlip(given({ employment: employed({ base_salary: 10_000_000, ptkp_status: 'K/1' }) }));
    expect(married).toMatchObject({ ter_rate: 1.5, tax: 156_810 });
  });
});
