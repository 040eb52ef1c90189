import { describe, expect, it } from 'vitest';
import { identityProblem, readNik } from './nik.ts';

const TODAY = '2026-11-21';

describe('a NIK', () => {
  it('tells birth date and gender', () => {
    expect(readNik('3273014507950002', {}, TODAY)).toMatchObject({
      valid: true,
      birth_date: '1995-07-05',
      gender: 1,
      warnings: [],
    });
  });

  it('only warns when it differs from what was entered', () => {
    const reading = readNik('3273014507950002', { gender: 0, birth_date: '1995-07-06' }, TODAY);
    expect(reading).toMatchObject({
      valid: true,
      warnings: ['Tanggal lahir tidak sesuai NIK', 'Jenis kelamin tidak sesuai NIK'],
    });
  });

  it.each([
    ['327301450795000', 'NIK harus 16 digit angka'],
    ['32730145079500021', 'NIK harus 16 digit angka'],
    ['327301450795000O', 'NIK harus 16 digit angka'],
    ['3273017207950002', 'Tanggal pada NIK tidak valid'],
    ['3273013207950002', 'Tanggal pada NIK tidak valid'],
    ['3273014007950002', 'Tanggal pada NIK tidak valid'],
    ['3273010007950002', 'Tanggal pada NIK tidak valid'],
    ['3273014513950002', 'Bulan pada NIK tidak valid'],
    ['3273014500950002', 'Bulan pada NIK tidak valid'],
    ['3273014507950000', 'Nomor urut NIK tidak valid'],
  ])('%s is refused: %s', (nik, problem) => {
    expect(readNik(nik, {}, TODAY)).toMatchObject({ valid: false, problem });
  });

  it.each([
    ['3273010507300001', {}, '1930-07-05'],
    ['3273010507260001', {}, '2026-07-05'],
    ['3273012212260001', {}, '1926-12-22'],
    ['3273010507200001', { birth_date: '1920-07-05' }, '1920-07-05'],
  ])('%s with %j was issued for one born %s', (nik, entered, born) => {
    expect(readNik(nik, entered, TODAY).birth_date).toBe(born);
  });
});

describe('other identity numbers', () => {
  it.each([
    ['sim', '123456789012', null],
    ['sim', '12345678901', 'Nomor SIM harus 12 sampai 14 digit angka'],
    ['paspor', 'A1234567', null],
    ['paspor', 'A-1234567', 'Nomor paspor harus 6 sampai 12 huruf atau angka'],
    ['kia', '3273014507950002', null],
  ] as const)('%s %s: %s', (type, number, problem) => {
    expect(identityProblem(type, number, TODAY)).toBe(problem);
  });
});
