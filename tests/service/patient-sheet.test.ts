import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCell } from '../../server/sheets/cell.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import {
  duplicateProblems,
  PATIENT_COLUMN_NAMES,
  PATIENT_COLUMNS,
  readPatientRow,
  type SheetValues,
} from '../../server/domain/service/patient-sheet.ts';

const TODAY = '2026-11-21';
const fixture = (name: string) => new URL(`../fixtures/${name}`, import.meta.url);
const expected = JSON.parse(readFileSync(fixture('pasien-300.expected.json'), 'utf8')) as {
  rows: number;
  added: number;
  errors: { row: number }[];
  samples: { row: number; [field: string]: unknown }[];
};
const nothing = { usernames: new Set<string>(), identities: new Set<string>() };

const readAll = async () => {
  const sheet = await readRows(readFileSync(fixture('pasien-300.xlsx')));
  expect(sheet.header).toEqual(PATIENT_COLUMN_NAMES.map((name) => PATIENT_COLUMNS[name].header));
  return sheet.rows.map(({ number, cells }) => {
    const values = Object.fromEntries(
      PATIENT_COLUMN_NAMES.map((name, i) => [name, readCell(PATIENT_COLUMNS[name].field, cells[i])]),
    );
    return { row: number, ...readPatientRow(number, values as SheetValues, TODAY) };
  });
};

describe('a real file of 300 patients', () => {
  it('has just the rows at fault that it should', async () => {
    const rows = await readAll();
    expect(rows).toHaveLength(expected.rows);
    const good = rows.filter((r) => r.problems.length === 0);
    const problems = [...rows.flatMap((r) => r.problems), ...duplicateProblems(good, nothing)];
    expect([...new Set(problems.map((p) => p.row))].toSorted((a, b) => a - b)).toEqual(
      expected.errors.map((e) => e.row),
    );
    expect(expected.rows - new Set(problems.map((p) => p.row)).size).toBe(expected.added);
  });

  it('is read to the letter', async () => {
    const rows = await readAll();
    for (const { row, ...fields } of expected.samples)
      expect(rows.find((r) => r.row === row)?.patient).toMatchObject(fields);
  });
});

describe('one row', () => {
  const adult = { name: 'Rizky Ramadhan', gender: 0, birth_date: '1990-01-02', phone: '08123456789' };
  const read = (values: object) => {
    const empty = Object.fromEntries(PATIENT_COLUMN_NAMES.map((name) => [name, null]));
    return readPatientRow(7, { ...empty, ...values } as SheetValues, TODAY).problems;
  };

  it('needs name, gender, birth date and telephone', () => {
    expect(read({}).map((p) => p.field)).toEqual(['name', 'gender', 'birth_date', 'phone']);
    expect(read(adult)).toEqual([]);
  });

  it('asks for the guardian of a minor, until the eighteenth birthday', () => {
    expect(read({ ...adult, birth_date: '2008-11-22' }).map((p) => p.field)).toEqual(['wali_name', 'wali_phone']);
    expect(read({ ...adult, birth_date: '2008-11-21' })).toEqual([]);
  });

  it('is read as spreadsheets leave it: marks of text, gaps in numbers, a mobile number without its 0', () => {
    const empty = Object.fromEntries(PATIENT_COLUMN_NAMES.map((name) => [name, null]));
    const worn = {
      ...adult,
      name: ' Rizky\u200b  Ramadhan',
      username: "'bdg2600123",
      idcard: '’3273 0102.0190-0001',
      phone: "'81234567890",
      wali_phone: '+62 812-3456-789',
    };
    const { patient, problems } = readPatientRow(2, { ...empty, ...worn } as SheetValues, TODAY);
    expect(problems).toEqual([]);
    expect(patient).toMatchObject({
      name: 'Rizky Ramadhan',
      username: 'BDG2600123',
      idcard: '3273010201900001',
      phone: '081234567890',
      wali_phone: '08123456789',
    });
  });

  it('finds a second row with the same number', () => {
    const patient = readPatientRow(
      2,
      { ...Object.fromEntries(PATIENT_COLUMN_NAMES.map((n) => [n, null])), ...adult, username: 'BDG1' } as SheetValues,
      TODAY,
    );
    const twice = [2, 3].map((row) => ({ row, patient: patient.patient }));
    expect(duplicateProblems(twice, nothing)).toEqual([{ row: 3, field: 'username', message: 'No. RM sudah dipakai' }]);
    expect(duplicateProblems(twice.slice(0, 1), { ...nothing, usernames: new Set(['BDG1']) })).toHaveLength(1);
  });
});
