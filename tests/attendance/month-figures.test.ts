// The grid of a month and what days and wages come to (attendance.md 4, 5, 11): page, sheet, paper and dashboard tell the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { type DayStage, type Monthly, openDays } from './day-stage.ts';
import { attend, hire, month, monthEnd, sql } from './payroll-stage.ts';

type Stats = AnswerOf<'attendance.stats'>;
const PATH = '/api/attendance/attendance/monthly';
const LETTERS = ['H', 'T', 'I', 'S', 'C', 'A', 'L', 'D', '?'] as const;

let stage: DayStage;
let nurse = 0;
let clerk = 0;
beforeAll(async () => {
  stage = await openDays();
  const { clinic } = stage;
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await hire(clinic, 'perawat.bdg', { base: 4_500_000 });
  clerk = await hire(clinic, 'inventory.bdg', { base: 4_600_000 });
  // Every letter, T twice; the status of a letter is its place from 1.
  await attend(
    clinic,
    nurse,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 2].map((status, at) => ({ at: at + 1, status, late: status === 2 ? 13 : 0 })),
  );
  await attend(
    clinic,
    clerk,
    [1, 1, 4, 2].map((status, at) => ({ at: at + 1, status, late: status === 2 ? 5 : 0 })),
  );
  await sql(clinic, 'update attendances set is_half_day = true where pegawai_id = $1 and status = 4', [clerk]);
  await sql(clinic, 'update attendances set overtime_minutes = 95 where pegawai_id = $1 and status = 1', [nurse]);
});
afterAll(() => stage.clinic.close());

const query = { month: month.slice(0, 7) };
const range = { start_date: month, end_date: monthEnd };
const gridOf = async (by: Client) => body(await by.get<Monthly>(PATH, { query }));
const of = <T extends { readonly pegawai: { readonly id: number } }>(rows: readonly T[], id: number): T => {
  const row = rows.find(({ pegawai }) => pegawai.id === id);
  if (!row) throw new Error('He does not stand there.');
  return row;
};
const statsOf = async (by: Client, more: Readonly<Record<string, string>> = {}) =>
  body(await by.get<Stats>('/api/attendance/stats', { query: { ...range, ...more } }));

describe('the grid of a month', () => {
  it('adds up its letters', async () => {
    const { days, totals } = of(await gridOf(stage.admin), nurse);
    const told = Object.values(days);
    const n = (letter: string) => told.filter((one) => one === letter).length;
    expect(LETTERS.map(n).slice(0, 6)).toEqual([1, 2, 1, 1, 1, 1]);
    expect(totals).toMatchObject({
      hadir: n('H') + n('T') + n('?') + n('D'),
      telat: n('T'),
      izin: n('I'),
      sakit: n('S'),
      cuti: n('C'),
      alpha: n('A'),
      libur: n('L'),
      dinas: n('D'),
      tidak_lengkap: n('?'),
      telat_menit: 26,
      kerja_menit: 10 * 420,
      lembur_menit: 95,
    });
    // Half a day of leave leaves the other half.
    expect(of(await gridOf(stage.admin), clerk).totals).toMatchObject({ hadir: 3.5, sakit: 0.5, telat: 1 });
  });

  it('is told by sheet and paper with the same letters and numbers', async () => {
    const grid = await gridOf(stage.admin);
    const { header, rows } = await readRows(
      (await stage.admin.get(PATH, { query: { ...query, export: 'xlsx' } })).bytes,
    );
    // Lines above the headings.
    const all = [header, ...rows.map(({ cells }) => cells)];
    const head = all.find((cells) => cells[0] === 'Attendance ID') ?? [];
    const place = (name: string) => head.indexOf(name);
    const paper = wordsOn((await stage.admin.get(PATH, { query: { ...query, export: 'pdf' } })).bytes);
    for (const { pegawai, days, totals } of grid) {
      const line = all.find((cells) => cells[1] === pegawai.name) ?? [];
      const sums = [
        ['H', totals.hadir],
        ['T', totals.telat],
        ['Telat (menit)', totals.telat_menit],
        ['I', totals.izin],
        ['S', totals.sakit],
        ['C', totals.cuti],
        ['D', totals.dinas],
        ['A', totals.alpha],
        ['L', totals.libur],
        ['?', totals.tidak_lengkap],
        ['Jam kerja', Math.round(totals.kerja_menit / 6) / 10],
        ['Jam lembur', Math.round(totals.lembur_menit / 6) / 10],
        ['% kehadiran', totals.kehadiran],
      ] as const;
      for (const [name, sum] of sums) expect([name, line[place(name)] ?? null]).toEqual([name, sum]);
      for (const [day, letter] of Object.entries(days)) expect(line[place(day)] ?? '').toBe(letter);
      const letters = Object.values(days).join('');
      const figures = sums.map(([, sum]) => (sum === null ? '' : formatNumber(sum))).join('');
      expect(paper).toContain(`${pegawai.name}${letters}${figures}`.replaceAll(' ', ''));
    }
    expect((await stage.admin.get(PATH, { query: { ...query, export: 'docx' } })).status).toBe(422);
  });
});

describe('figures of a range', () => {
  it('are those of the grid, with nets of what was posted', async () => {
    await sql(
      stage.clinic,
      `with run as (
         insert into payrollperiodes (profile_id, code, name, kind, tax_year, tax_month, start_date, end_date, pay_date, status)
         values (1, 'UJI/1', 'Uji', 1, 2001, 1, $2, $3, $3, 3), (1, 'UJI/2', 'Uji', 2, 2001, 1, $2, $3, $3, 1)
         returning id, kind
       )
       insert into payrolltransactions (profile_id, code, payrollperiode_id, pegawai_id, ptkp_status, tax_scheme, tax_method, status, net)
       select 1, 'UJI/' || kind, id, $1, 'TK/0', 1, 1, case kind when 1 then 3 else 1 end, kind * 1000000 from run`,
      [nurse, month, monthEnd],
    );
    const grid = await gridOf(stage.admin);
    const told = await statsOf(stage.admin);
    expect(told.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([nurse, clerk].toSorted((a, b) => a - b));
    for (const { id, hadir, telat, telat_menit, izin, sakit, cuti, alpha, kerja_menit, lembur_menit } of told.data)
      expect(of(grid, id).totals).toMatchObject({
        hadir,
        telat,
        telat_menit,
        izin,
        sakit,
        cuti,
        alpha,
        kerja_menit,
        lembur_menit,
      });
    expect(told.data.find(({ id }) => id === nurse)?.netto).toBe(1_000_000);
    expect(told.sum).toMatchObject({ netto: 1_000_000, telat: 3, telat_menit: 31, sakit: 1.5 });
    expect((await statsOf(stage.admin, { pegawai_id: String(clerk) })).data).toMatchObject([{ id: clerk, netto: 0 }]);
    expect((await statsOf(stage.admin, { department_id: '999999' })).data).toEqual([]);
    expect((await statsOf(await stage.clinic.as('finance.bdg'))).sum.netto).toBe(1_000_000);
  });

  it('are everybody’s own, without nets, and no other branch’s', async () => {
    const own = await stage.clinic.as('perawat.bdg');
    expect(await statsOf(own)).toMatchObject({
      count: 1,
      data: [{ id: nurse, hadir: 5, netto: null }],
      sum: { netto: null },
    });
    expect((await statsOf(own, { pegawai_id: String(clerk) })).data).toEqual([]);
    const other = await stage.clinic.as('manager.jkt');
    expect((await statsOf(other)).data.some(({ id }) => id === nurse)).toBe(false);
    expect((await statsOf(other, { pegawai_id: String(nurse) })).data).toEqual([]);
    const investor = await stage.clinic.as('investor');
    expect((await investor.get('/api/attendance/stats', { query: range })).status).toBe(403);
    const wrong = { start_date: monthEnd, end_date: month };
    expect((await own.get('/api/attendance/stats', { query: wrong })).status).toBe(422);
  });

  it('stand beside the staff of the dashboard', async () => {
    const people = '/api/dashboard/stakeholder/pegawai';
    type People = AnswerOf<'dashboard.stakeholder.pegawai'>;
    const asked = { ...range, limit: '100' };
    const { data } = body(await stage.manager.get<People>(people, { query: asked }));
    expect(data.find(({ id }) => id === nurse)).toMatchObject({
      hadir: 5,
      telat: 2,
      izin: 1,
      sakit: 1,
      cuti: 1,
      alpha: 1,
      jam_kerja: 70,
      jam_lembur: 1.6,
      netto: 1_000_000,
    });
    expect(data.some(({ hadir, netto }) => hadir === null && netto === null)).toBe(true);
    const { header, rows } = await readRows(
      (await stage.manager.get(people, { query: { ...asked, export: 'xlsx' } })).bytes,
    );
    const line = rows.find(({ cells }) => cells[header.indexOf('Gaji netto')] === 1_000_000)?.cells ?? [];
    expect(line[header.indexOf('Jam lembur')]).toBe(1.6);
  });
});
