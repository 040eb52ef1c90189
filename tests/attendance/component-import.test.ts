// Variable components from Excel (attendance.md 5, 8, 9): whole or not at all, once, and beside what was entered on the slips.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { body } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { refusedSheet, sendSheet, toldRows, workbook } from '../support/workbook.ts';
import {
  hire,
  makePeriod,
  nurseOfX4,
  type Period,
  readPeriod,
  type Slip,
  slipsOf,
  sql,
  step,
} from './payroll-stage.ts';

type Imported = AnswerOf<'attendance.payrollperiode.import'>;
const NET = 5_300_180;

let clinic: TestApp;
let manager: Client;
let desk: Client;
let period: Period;
let path = '';
let nurse = 0;
let clerk = 0;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  desk = await clinic.as('admin.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await nurseOfX4(clinic);
  clerk = await hire(clinic, 'finance.bdg', { base: 0 });
  await sql(clinic, `update users set attendance_code = 'a01' where id = $1`, [nurse]);
  await sql(clinic, `update users set attendance_code = '2002' where id = $1`, [clerk]);
  await sql(clinic, `update users set attendance_code = '3003' where username = 'inventory.bdg'`);
  period = await makePeriod(await clinic.as('finance.bdg'));
  path = `/api/attendance/payrollperiode/${period.id}`;
});
afterAll(() => clinic.close());

const row = (more: Json = {}): Json => ({
  'Attendance ID': 'A01',
  Nama: 'Siti Aminah',
  'Kode Komponen': 'insm',
  Jumlah: '2',
  Tarif: '50000',
  Catatan: 'Target',
  ...more,
});
const send = (rows: readonly Json[]) => sendSheet<Imported>(desk, `${path}/import`, rows);
const file = async (rows: readonly Json[]) => ({
  part: 'upload',
  filename: 'komponen.xlsx',
  bytes: await workbook(rows),
});
const slipOf = async (pegawai: number): Promise<Slip> => {
  const found = (await slipsOf(desk, period.id)).find(({ pegawai_id }) => pegawai_id === pegawai);
  if (!found) throw new Error('No slip.');
  return body(await desk.get<Slip>(`/api/attendance/payrolltransaction/${found.id}`));
};
const byHand = async (pegawai: number) =>
  (await slipOf(pegawai)).lines.filter(({ is_manual }) => is_manual).map(({ code, amount }) => [code, amount]);
const componentId = async (code: string): Promise<number | undefined> =>
  (
    await sql<{ id: number }>(
      clinic,
      'select id::int as id from payrollcomponents where profile_id = 1 and code = $1',
      [code],
    )
  )[0]?.id;
const hitung = () => desk.post<Period & { message: string }>(`${path}/generate`, {});

describe('variable components', () => {
  it('are looked at before they are stored', async () => {
    const looked = await sendSheet<Imported>(desk, `${path}/import?dryrun=true`, [row()]);
    expect(looked).toMatchObject({ count: 1, errors: [], data: [], file_id: null, preview: '1 baris untuk 1 pegawai' });
    expect(await slipsOf(desk, period.id)).toEqual([]);
  });

  it('become manual lines, also of who has no slip yet, and stay when the run is reckoned', async () => {
    const made = await send([row(), row({ 'Attendance ID': '2002', Jumlah: '1,5', Tarif: '10001', Catatan: '' })]);
    expect(made).toMatchObject({ added: 2, changed: 0, errors: [] });
    expect(made.data).toHaveLength(2);
    expect(await byHand(nurse)).toEqual([['INSM', 100_000]]);
    expect(await byHand(clerk)).toEqual([['INSM', 15_002]]);
    const before = (await slipOf(nurse)).net;
    expect(before).toBeGreaterThan(NET);
    body(await hitung());
    expect((await slipOf(nurse)).net).toBe(before);
    expect(await byHand(clerk)).toEqual([['INSM', 15_002]]);
  });

  it('from the same sheet again add nothing, from another one replace the line', async () => {
    const lines = (await slipOf(nurse)).lines.filter(({ is_manual }) => is_manual);
    const own = { component_id: await componentId('INSM'), qty: 1, rate: 7_000, note: 'Sendiri' };
    const kept = await desk.put<Slip>(`/api/attendance/payrolltransaction/${(await slipOf(nurse)).id}/lines`, {
      version: (await slipOf(nurse)).version,
      lines: [
        ...lines.map(({ component_id, qty, rate, note, is_imported }) => ({
          component_id,
          qty,
          rate,
          note,
          is_imported,
        })),
        own,
      ],
    });
    body(kept);
    const same = await send([row()]);
    expect(same).toMatchObject({ added: 0, changed: 0, data: [], file_id: null });
    expect(await byHand(nurse)).toEqual([
      ['INSM', 100_000],
      ['INSM', 7_000],
    ]);
    expect(await send([row({ Jumlah: '3' })])).toMatchObject({ added: 0, changed: 1 });
    expect((await byHand(nurse)).toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      ['INSM', 7_000],
      ['INSM', 150_000],
    ]);
    expect(await byHand(clerk)).toEqual([['INSM', 15_002]]);
  });

  it('are given back by the template as they stand', async () => {
    const { header, rows } = await readRows((await desk.get(`${path}/template`)).bytes);
    expect(header).toEqual(['Attendance ID', 'Nama', 'Kode Komponen', 'Jumlah', 'Tarif', 'Catatan']);
    expect(rows.map(({ cells }) => [cells[0], cells[2], cells[3], cells[4], cells[5] ?? null])).toEqual(
      expect.arrayContaining([
        ['a01', 'INSM', 3, 50_000, 'Target'],
        ['2002', 'INSM', 1.5, 10_001, null],
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it('are refused by row, and then none of them is stored', async () => {
    const wrong = [
      row({ Jumlah: '9' }),
      row({ 'Attendance ID': '999999' }),
      row({ 'Attendance ID': '3003' }),
      row({ 'Kode Komponen': 'PPH21' }),
      row({ 'Kode Komponen': 'TIDAKADA' }),
      row({ 'Kode Komponen': 'TJAB', Jumlah: '0,001' }),
      row({ 'Kode Komponen': 'TTRN', Jumlah: '1,0050' }),
      row({ 'Kode Komponen': 'UDUK', Tarif: '-5' }),
      row({ 'Kode Komponen': 'LEMBUR', Tarif: '1e12' }),
      row({ 'Kode Komponen': 'ZAKAT', Jumlah: '=1+1' }),
      row({ 'Kode Komponen': 'THR', Tarif: '' }),
      row({ Jumlah: '4' }),
    ];
    const refused = await refusedSheet(desk, `${path}/import`, wrong);
    expect(toldRows(refused).map(([at, name]) => [at, name])).toEqual([
      [3, 'attendance_id'],
      [4, 'attendance_id'],
      [5, 'kode_komponen'],
      [6, 'kode_komponen'],
      [7, 'jumlah'],
      [8, 'jumlah'],
      [9, 'tarif'],
      [10, 'tarif'],
      [11, 'jumlah'],
      [12, 'tarif'],
      [13, 'kode_komponen'],
    ]);
    expect(toldRows(refused)).toEqual(
      expect.arrayContaining([
        [3, 'attendance_id', 'Attendance ID tidak dikenal.'],
        [4, 'attendance_id', 'Pegawai ini tidak dibayar pada periode ini'],
        [5, 'kode_komponen', 'Komponen ini tidak dapat diisi manual.'],
        [8, 'jumlah', 'Maksimal 2 angka desimal'],
        [13, 'kode_komponen', 'Sama dengan baris 2'],
      ]),
    );
    expect((await byHand(nurse)).map(([, amount]) => amount)).not.toContain(450_000);
    const back = await desk.upload(`${path}/import/rejected`, await file(wrong));
    const { rows } = await readRows(back.bytes);
    expect(rows).toHaveLength(11);
    expect(rows[0]?.cells.at(-1)).toBe('Attendance ID: Attendance ID tidak dikenal.');
  });

  it('come as a workbook with these columns only', async () => {
    const broken = { part: 'upload', filename: 'komponen.xlsx', bytes: Buffer.from('bukan excel') };
    expect((await desk.upload(`${path}/import`, broken)).status).toBe(422);
    expect((await desk.upload(`${path}/import`, await file([{ Kode: 'x' }]))).status).toBe(422);
    expect((await desk.upload(`/api/attendance/payrollperiode/999999/import`, await file([row()]))).status).toBe(404);
    const other = await clinic.as('admin.jkt');
    expect((await other.upload(`${path}/import`, await file([row()]))).status).toBe(404);
    expect((await other.get(`${path}/template`)).status).toBe(404);
    const nobody = await clinic.as('perawat.bdg');
    expect((await nobody.upload(`${path}/import`, await file([row()]))).status).toBe(403);
  });

  it('leave out who is excluded, and are closed with the run', async () => {
    const { id, version } = await slipOf(clerk);
    body(await desk.put(`/api/attendance/payrolltransaction/${id}/lines`, { version, lines: [], exclude: true }));
    const refused = await refusedSheet(desk, `${path}/import`, [row({ 'Attendance ID': '2002' })]);
    expect(toldRows(refused)).toEqual([[2, 'attendance_id', 'Slip pegawai ini dikecualikan dari periode ini']]);
    const both = await Promise.all(
      ['5', '6'].map(async (Jumlah) => desk.upload<Imported>(`${path}/import`, await file([row({ Jumlah })]))),
    );
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await byHand(nurse)).toHaveLength(2);
    body(await hitung());
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa' }));
    for (const dryrun of ['', '?dryrun=true'])
      expect(await desk.upload(`${path}/import${dryrun}`, await file([row()]))).toMatchObject({
        status: 409,
        body: { message: 'Periode sudah disetujui.' },
      });
    expect((await readPeriod(desk, period.id)).status).toBe(2);
  });
});
