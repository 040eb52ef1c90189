// The wall in front of the files for the tax portal (docs/decisions/0059): each deliberate mistake is refused, at its line and element.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { dppOf, faultsOf, lineRate, rateText, reportable, type TaxFileHead, type TaxLine } from './tax-file.ts';

const NPWP = '0123456789012000';
const head: TaxFileHead = {
  form: 'bp21',
  masa: '2026-02-01',
  tin: NPWP,
  nitku: `${NPWP}000000`,
  today: '2026-03-12',
  highest: 35,
};
const doctor: TaxLine = {
  actor_name: 'drg. Ratna',
  tin: '3273011203850001',
  nitku: null,
  ptkp: 'K/1',
  certificate: null,
  object: { code: '21-100-07', form: 'bp21', rate: null, dpp_percent: 50, valid: true },
  gross: 40_000_000,
  amount: 1_000_000,
  withheld_at: '2026-02-20',
  paper: { kind: 'PaymentProof', number: 'PH/BDG/2026/000004', date: '2026-02-20' },
};
const bppu: TaxFileHead = { ...head, form: 'bppu' };
const laboratory: TaxLine = {
  ...doctor,
  actor_name: 'Lab Gigi Prima',
  tin: '0987654321098000',
  ptkp: null,
  object: { code: '24-104-45', form: 'bppu', rate: 2, dpp_percent: 100, valid: true },
  gross: 5_000_000,
  amount: 100_000,
};
const object = { code: '21-100-07', form: 'bp21', rate: null, dpp_percent: 50, valid: true } as const;
const service = { code: '24-104-45', form: 'bppu', rate: 2, dpp_percent: 100, valid: true } as const;
const { paper } = doctor;

type Mistake = readonly [what: string, field: string, line: Partial<TaxLine>, clinic?: Partial<TaxFileHead>];
/** By their names, for the table. */
const tried = (mistakes: readonly Mistake[]) =>
  mistakes.map(([what, field, line, clinic = {}]) => ({ what, field, line, clinic }));
const OF_DOCTOR: readonly Mistake[] = [
  ['no NPWP of the clinic', 'TIN', {}, { tin: null }],
  ['an NPWP of 15 digits', 'TIN', {}, { tin: '012345678901200' }],
  ['an NPWP with a point', 'TIN', {}, { tin: '01.3456789012000' }],
  ['an NPWP of zeros', 'TIN', {}, { tin: '0'.repeat(16) }],
  ['no NITKU of the clinic', 'IDPlaceOfBusinessActivity', {}, { nitku: null }],
  ['a NITKU of 21 digits', 'IDPlaceOfBusinessActivity', {}, { nitku: `${NPWP}00000` }],
  ['a NITKU of another NPWP', 'IDPlaceOfBusinessActivity', {}, { nitku: `1${NPWP.slice(1)}000000` }],
  ['a month that is not over', 'TaxPeriodMonth', {}, { today: '2026-02-28' }],
  ['a month to come', 'TaxPeriodMonth', {}, { masa: '2026-04-01' }],
  ['a day within a month', 'TaxPeriodMonth', {}, { masa: '2026-02-02' }],
  ['a month that is none', 'TaxPeriodMonth', {}, { masa: '2026-13-01' }],
  ['a month before the portal', 'TaxPeriodYear', {}, { masa: '2024-12-01' }],
  ['no number of the payee', 'CounterpartTin', { tin: null }],
  ['a number of 15 digits', 'CounterpartTin', { tin: '327301120385000' }],
  ['a number of 17 digits', 'CounterpartTin', { tin: '32730112038500011' }],
  ['a number with a letter', 'CounterpartTin', { tin: '327301120385000A' }],
  ['a number of zeros', 'CounterpartTin', { tin: '0'.repeat(16) }],
  ['a place of 16 digits', 'IDPlaceOfBusinessActivityOfIncomeRecipient', { nitku: '3273011203850001' }],
  ['a place of somebody else', 'IDPlaceOfBusinessActivityOfIncomeRecipient', { nitku: `${NPWP}000000` }],
  ['no status of PTKP', 'StatusTaxExemption', { ptkp: null }],
  ['a status that is none', 'StatusTaxExemption', { ptkp: 'K/4' }],
  ['a status of the old form', 'StatusTaxExemption', { ptkp: 'K/I/1' }],
  ['an exemption of another tax', 'TaxCertificate', { certificate: 'TaxExAr23' }],
  ['an exemption misspelt', 'TaxCertificate', { certificate: 'ECT' }],
  ['no object', 'TaxObjectCode', { object: null }],
  ['a code that is none', 'TaxObjectCode', { object: { ...object, code: '21-100-7' } }],
  ['an object of another file', 'TaxObjectCode', { object: service }],
  ['an object that has ended', 'TaxObjectCode', { object: { ...object, valid: false } }],
  ['a gross of nothing', 'Gross', { gross: 0 }],
  ['a gross below nothing', 'Gross', { gross: -1 }],
  ['a broken rupiah', 'Gross', { gross: 40_000_000.5 }],
  ['no number for a gross', 'Gross', { gross: Number.NaN }],
  ['a tax below nothing', 'Rate', { amount: -1 }],
  ['no tax without an exemption', 'Rate', { amount: 0 }],
  ['more than the highest step', 'Rate', { amount: 7_000_001 }],
  ['a paper that nobody knows', 'Document', { paper: { ...paper, kind: 'Kwitansi' } }],
  ['no number of the paper', 'DocumentNumber', { paper: { ...paper, number: ' ' } }],
  ['too long a number', 'DocumentNumber', { paper: { ...paper, number: 'X'.repeat(51) } }],
  ['a number on two lines', 'DocumentNumber', { paper: { ...paper, number: 'PH\n4' } }],
  ['a day that is none', 'DocumentDate', { paper: { ...paper, date: '2026-02-30' } }],
  ['a paper of tomorrow', 'DocumentDate', { paper: { ...paper, date: '2026-03-13' } }],
  ['a paper after the withholding', 'DocumentDate', { paper: { ...paper, date: '2026-02-21' } }],
  ['a withholding on no day', 'WithholdingDate', { withheld_at: '2026-02-31' }],
  ['a withholding of another month', 'WithholdingDate', { withheld_at: '2026-03-01' }],
];
const OF_LABORATORY: readonly Mistake[] = [
  ['a rate that is not the object’s', 'Rate', { amount: 200_000 }],
  ['a rate below the object’s', 'Rate', { amount: 99_000 }],
  ['the exemption of a doctor', 'TaxCertificate', { certificate: 'TaxExAr21' }],
  ['the object of a doctor', 'TaxObjectCode', { object }],
];

describe('a whole month', () => {
  it('has no fault', () => {
    expect(faultsOf(head, [doctor])).toEqual([]);
    expect(faultsOf(bppu, [laboratory])).toEqual([]);
  });
  it('leaves out who has neither gross nor tax, and keeps who is below nothing', () => {
    const none = { ...doctor, gross: 0, amount: 0 };
    const below = { ...doctor, gross: -5 };
    expect(reportable([none, doctor, below])).toEqual([doctor, below]);
  });
  it('is refused without a line, and with one payee twice for one object', () => {
    expect(faultsOf(head, [])).toMatchObject([{ line: null, field: 'ListOf' }]);
    expect(faultsOf(head, [doctor, doctor])).toMatchObject([
      { line: 1, field: 'CounterpartTin' },
      { line: 2, field: 'CounterpartTin' },
    ]);
    expect(faultsOf(bppu, [laboratory, { ...laboratory, object: { ...service, code: '24-104-36' } }])).toEqual([]);
  });
});

describe('a mistake', () => {
  it('was tried in more than forty ways', () => {
    expect(OF_DOCTOR.length + OF_LABORATORY.length).toBeGreaterThanOrEqual(40);
  });
  it.each(tried(OF_DOCTOR))('of a doctor: $what', ({ field, line, clinic }) => {
    const faults = faultsOf({ ...head, ...clinic }, [doctor, { ...doctor, tin: '3273011203850009', ...line }]);
    const own = faults.filter((fault) => fault.field === field);
    expect(own).not.toEqual([]);
    const isOfClinic = Object.keys(clinic).length > 0;
    expect(own.every((fault) => fault.line === (isOfClinic ? null : 2))).toBe(true);
    expect(own[0]?.text).toContain(isOfClinic ? 'Cabang: ' : 'Baris 2 drg. Ratna: ');
  });
  it.each(tried(OF_LABORATORY))('of a laboratory: $what', ({ field, line }) => {
    expect(faultsOf(bppu, [{ ...laboratory, ...line }]).map((fault) => fault.field)).toContain(field);
  });
});

describe('the rate', () => {
  it.each([
    [20_000_000, 1_000_000, '5'],
    // WE7: 150.000.000 in one month, two steps.
    [75_000_000, 5_250_000, '7'],
    [300_000_000, 44_000_000, '14.6666667'],
    [1_250_000, 62_500, '5'],
  ])('of %d is what brings %d: %s', (dpp, amount, rate) => {
    expect(rateText(dpp, amount)).toBe(rate);
  });
  it('brings the tax to the rupiah with any base', () => {
    const base = fc.integer({ min: 1, max: 50_000_000_000 });
    fc.assert(
      fc.property(base, fc.double({ min: 0, max: 0.35, noNaN: true }), (dpp, share) => {
        const amount = Math.floor(dpp * share);
        const [whole = '0', part = ''] = rateText(dpp, amount).split('.');
        const scale = 10 ** part.length;
        expect(mulDiv(dpp, Number(`${whole}${part}`), 100 * scale)).toBe(amount);
      }),
    );
  });
  it('is the object’s own where that brings the tax, else one that rounds to it', () => {
    expect(lineRate(laboratory)).toBe('2');
    const odd = { ...laboratory, gross: 5_000_010, amount: 100_001 };
    expect(Number(lineRate(odd)).toFixed(2)).toBe('2.00');
    expect(faultsOf(bppu, [odd])).toEqual([]);
    expect(dppOf(doctor)).toBe(20_000_000);
  });
});
