// Files of machines and sheets by days (attendance.md 5, 8, 9; acceptance 5).
import { readFileSync } from 'node:fs';
import type exceljs from 'exceljs';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { bookOf, workbook } from '../support/workbook.ts';
import { ago, type DayStage, hour, openDays, type Refused, upload, wib } from './day-stage.ts';

let stage: DayStage;
let [first, second] = [0, 0];
beforeAll(async () => {
  stage = await openDays();
  const morning = await stage.shift('P', '08:00', '16:00');
  const night = await stage.shift('M', '21:00', '07:00');
  first = (await stage.staff('perawat.bdg', morning)).id;
  second = (await stage.staff('inventory.bdg', night)).id;
  await stage.clinic.database.asOwner(
    `update users set attendance_code = 'X' || attendance_code where profile_id = 1 and role <> 1`,
  );
  await stage.clinic.database.asOwner(`update users set attendance_code = '1001' where id = $1`, [first]);
  await stage.clinic.database.asOwner(`update users set attendance_code = '1002' where id = $1`, [second]);
});
afterAll(() => stage.clinic.close());
beforeEach(async () => {
  await stage.clinic.database.asOwner('delete from attendances');
  await stage.clinic.database.asOwner('delete from attendancelogs');
});

/** A sample, whose first day, 2 March 2026, becomes one of the last weeks. */
const sample = (name: string): string => {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return Array.from({ length: 5 }).reduce<string>((said, _, n) => {
    const [was, is] = [addDays('2026-03-02', n), addDays(ago(12), n)];
    const slashed = (day: string) => day.split('-').toReversed().join('/');
    return said.replaceAll(was, is).replaceAll(slashed(was), slashed(is));
  }, text);
};
const days = () =>
  stage.clinic.database.asOwner<Record<string, unknown>>(
    `select pegawai_id, work_date::text, in_at, out_at, late_minutes, work_minutes, status from attendances order by 1, 2`,
  );

describe('the log of a machine', () => {
  it('is taken once: what came before changes nothing', async () => {
    const look = body(await upload(stage.admin, 'absen-mesin.dat', sample('absen-mesin.dat'), { dry_run: '1' })).data;
    expect(look).toMatchObject({
      format: 'log',
      ok: 20,
      duplicate: 0,
      unknown_code: ['7777'],
      unknown: 10,
      staff: 2,
      wrong: 0,
    });
    expect(await days()).toEqual([]);
    const done = body(await upload(stage.admin, 'absen-mesin.dat', sample('absen-mesin.dat'))).data;
    expect(done).toMatchObject({ ok: 20, duplicate: 0, first_date: ago(12), last_date: ago(8) });
    const before = await days();
    const again = body(await upload(stage.admin, 'absen-mesin.dat', sample('absen-mesin.dat'), { format: 'log' })).data;
    expect(again).toMatchObject({ ok: 0, duplicate: 20, changed: 0 });
    expect(await days()).toEqual(before);
    const day = await stage.day(first, ago(12));
    expect([hour(day.in_at), hour(day.out_at), day.letter, day.in_source]).toEqual(['07:51', '16:00', 'H', 2]);
  });

  it('gives the same days however its lines are shuffled and repeated', async () => {
    const lines = sample('absen-mesin.dat').trim().split('\r\n');
    body(await upload(stage.admin, 'a.dat', lines.join('\n')));
    const wanted = await days();
    const shuffled = fc.shuffledSubarray(lines, { minLength: lines.length });
    await fc.assert(
      fc.asyncProperty(shuffled, fc.subarray(lines), fc.nat({ max: lines.length }), async (all, again, cut) => {
        await stage.clinic.database.asOwner('delete from attendances');
        await stage.clinic.database.asOwner('delete from attendancelogs');
        for (const part of [all.slice(0, cut), [...all.slice(cut), ...again]])
          if (part.length > 0) body(await upload(stage.admin, 'a.txt', part.join('\n')));
        expect(await days()).toEqual(wanted);
      }),
      { numRuns: 6 },
    );
  });

  it('comes as a workbook too, with headings and directions', async () => {
    const row = (code: string, waktu: string, arah: string) => ({
      'Attendance ID': code,
      'Tanggal Jam': waktu,
      Arah: arah,
    });
    const bytes = await workbook([
      row('01001', `${ago(4)} 08:00:00`, 'In'),
      row('1001', `${ago(4).split('-').toReversed().join('/')} 16:10`, 'Out'),
      row('1001', 'kemarin', 'Out'),
      row('1001', `${ago(70)} 08:00:00`, 'In'),
    ]);
    const { data } = body(await upload(stage.admin, 'log.xlsx', bytes, { format: 'auto' }));
    expect(data).toMatchObject({ format: 'log', ok: 2, wrong: 2 });
    expect(data.errors).toEqual([
      { row: 4, message: 'Tanggal Jam: Waktu tidak valid' },
      { row: 5, message: 'Waktu absen tidak valid.' },
    ]);
    expect(await stage.day(first, ago(4))).toMatchObject({ work_minutes: 430, letter: 'H' });
  });

  it('is known by its form alone', async () => {
    for (const [name, bytes] of [
      ['foto.dat', Buffer.from([0, 1, 2, 3, 0, 200])],
      ['surat.csv', 'Kepada Yth,\nBapak'],
      ['pasien.csv', 'No. RM,Nama\n1,Budi'],
    ] as const) {
      const answer = await upload(stage.admin, name, bytes);
      expect([answer.status, answer.body.message], name).toEqual([422, 'Format file tidak dikenali.']);
    }
    const other = await upload(stage.admin, 'a.dat', sample('absen-mesin.dat'), { format: 'harian' });
    expect(other.body.message).toBe('Format file tidak dikenali.');
    const nurse = await stage.clinic.as('perawat.bdg');
    expect((await upload(nurse, 'a.dat', sample('absen-mesin.dat'))).status).toBe(403);
  });
});

describe('a text of other programs', () => {
  it('has separators within its cells', async () => {
    const day = ago(6).split('-').toReversed().join('/');
    const lines = [
      'Laporan absensi, cabang Bandung',
      '"No. ID";"Nama";"Tanggal";"Scan Masuk";"Scan Pulang"',
      `"1001"; "Aminah; ""Siti"", S.Kep";${day};"07:58";"16:02"`,
      `1002;"tanda kutip lupa ditutup;${day};21:00;07:00`,
    ];
    const { data } = body(await upload(stage.admin, 'absen.csv', lines.join('\r\n')));
    expect(data).toMatchObject({ format: 'harian', ok: 2, unknown_code: [], wrong: 0 });
    const seen = await stage.day(first, ago(6));
    expect([hour(seen.in_at), hour(seen.out_at)]).toEqual(['07:58', '16:02']);
    const commas = `ID,Nama,Waktu\n1001,"Siti, S.Kep","${ago(5)} 08:01"\n1002,"lupa,${ago(5)} 08:02\n`;
    const log = body(await upload(stage.admin, 'log.csv', commas)).data;
    expect(log).toMatchObject({ format: 'log', ok: 1, wrong: 1 });
    expect(log.errors).toEqual([{ row: 3, message: 'Tanggal Jam: Waktu tidak valid' }]);
  });

  it('has one sheet of punches; sums of the machine beside it are none', async () => {
    const heads = ['Attendance ID', 'Tanggal Jam'];
    const log = (name: string) => (book: exceljs.Workbook) =>
      book.addWorksheet(name).addRows([heads, ['1001', `${ago(3)} 08:00:00`]]);
    const two = await upload(
      stage.admin,
      'dua.xlsx',
      await bookOf((book) => ['Lantai 1', 'Lantai 2'].forEach((name) => log(name)(book))),
    );
    expect([two.status, two.body.errors]).toEqual([
      422,
      { upload: [expect.stringContaining("Lembar 'Lantai 2' juga berisi data dan tidak dibaca")] },
    ]);
    const sums = await bookOf((book) => {
      log('Log')(book);
      book.addWorksheet('Rekap').addRows([
        ['Nama', 'Hari', 'Jam'],
        ['Siti', 20, 160],
      ]);
    });
    expect(body(await upload(stage.admin, 'rekap.xlsx', sums)).data).toMatchObject({ ok: 1, wrong: 0 });
  });
});

describe('the sheet by days', () => {
  it('leaves on the day after who leaves before he came', async () => {
    const { data } = body(await upload(stage.admin, 'absen-harian.csv', sample('absen-harian.csv')));
    expect(data).toMatchObject({ format: 'harian', ok: 20, unknown_code: [] });
    expect(data.errors).toEqual([{ row: 13, message: 'Tanggal: Tanggal tidak valid' }]);
    const day = await stage.day(second, ago(10));
    expect([hour(day.in_at), hour(day.out_at), day.work_date, day.letter]).toEqual(['21:03', '07:01', ago(10), 'H']);
    expect(day.out_at).toBe(new Date(wib(ago(9), '07:01')).toISOString());
  });
  it('has a template that comes back empty', async () => {
    for (const format of ['log', 'harian']) {
      const file = await stage.admin.get('/api/attendance/attendance/template', { query: { format } });
      expect(file.status).toBe(200);
      const { data } = body(await upload(stage.admin, 'template.xlsx', file.bytes));
      expect(data).toMatchObject({ ok: 0, wrong: 0 });
    }
  });
});

describe('40,000 lines', () => {
  it('are taken in one go', async () => {
    const from = Date.parse(`${ago(40)}T06:00:00Z`);
    const lines = Array.from({ length: 40_000 }, (_, n) => {
      const time = new Date(from + n * 83_000).toISOString().slice(0, 19).replace('T', ' ');
      return `${n % 2 === 0 ? 1001 : 1002}\t${time}\t1`;
    });
    const { data } = body(await upload(stage.admin, 'tahun.dat', lines.join('\n')));
    expect(data.ok).toBe(40_000);
  });
  it('are too many above 50,000', async () => {
    const many = `1001\t${ago(3)} 08:00:00\n`.repeat(50_002);
    const answer = await stage.admin.upload<Refused>('/api/attendance/attendance/import', {
      part: 'upload',
      filename: 'banyak.dat',
      bytes: Buffer.from(many),
    });
    expect([answer.status, answer.body.message]).toEqual([422, 'Maksimal 50.000 baris']);
  });
});
