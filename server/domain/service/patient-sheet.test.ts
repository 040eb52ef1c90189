// A row of the patient sheet with several wrong cells (service.md 8): each is told, and nothing that only follows from another.
import { describe, expect, it } from 'vitest';
import { PATIENT_COLUMN_NAMES, readPatientRow, type SheetValues } from './patient-sheet.ts';

const TODAY = '2026-11-26';
const empty = Object.fromEntries(PATIENT_COLUMN_NAMES.map((name) => [name, null])) as SheetValues;
const row = (values: Partial<SheetValues>): SheetValues => ({
  ...empty,
  name: 'Siti Aminah',
  gender: 1,
  birth_date: '1990-01-01',
  phone: '081234567890',
  ...values,
});
const told = (values: Partial<SheetValues>) =>
  readPatientRow(2, row(values), TODAY).problems.map(({ field, message }) => [field, message]);

describe('a row of the patient sheet', () => {
  it('has nothing wrong', () => {
    expect(told({})).toEqual([]);
  });

  it('tells cells of the wrong kind and what the rules say of the others', () => {
    expect(
      told({ gender: undefined, email: 'bukan', idcard: '123', join_at: '2027-01-01', birth_date: '2030-01-01' }),
    ).toEqual([
      ['gender', 'Pilihan tidak valid'],
      ['email', 'Alamat email tidak valid'],
      ['birth_date', 'Tanggal lahir tidak boleh melebihi hari ini'],
      ['join_at', 'Tanggal tidak boleh melebihi hari ini'],
      ['idcard', expect.any(String)],
    ]);
  });

  it('asks for no guardian while the age is not known, and for no number while its kind is not', () => {
    expect(told({ birth_date: undefined, idcard_type: undefined, idcard: '123', join_at: '2027-01-01' })).toEqual([
      ['idcard_type', 'Pilihan tidak valid'],
      ['birth_date', 'Tanggal tidak valid'],
      ['join_at', 'Tanggal tidak boleh melebihi hari ini'],
    ]);
  });

  it('asks a minor for both particulars of the guardian beside another wrong cell', () => {
    expect(told({ birth_date: '2020-01-01', phone: 'x' }).map(([name]) => name)).toEqual([
      'phone',
      'wali_name',
      'wali_phone',
    ]);
  });
});
