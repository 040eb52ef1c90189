// Who reads which slips of wages (attendance.md 4, 5): one's own once they are posted, others' by who may open the payroll.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { sql, userId } from './payroll-stage.ts';

interface Answer {
  readonly data: readonly { readonly id: number; readonly code: string }[];
}

let clinic: TestApp;
let nurse: Client;
let nurseId: number;
const slips: Record<string, number> = {};
beforeAll(async () => {
  clinic = await testApp();
  nurse = await clinic.as('perawat.bdg');
  nurseId = await userId(clinic, 'perawat.bdg');
  const [period] = await sql<{ id: number }>(
    clinic,
    `insert into payrollperiodes (profile_id, code, name, kind, tax_year, tax_month, start_date, end_date, pay_date, status)
     values (1, 'PRL/UJI/1', 'Gaji Uji', 2, 2026, 1, '2026-01-01', '2026-01-31', '2026-01-31', 3) returning id::int as id`,
  );
  const stored = async (code: string, username: string, status: number): Promise<void> => {
    const [slip] = await sql<{ id: number }>(
      clinic,
      `insert into payrolltransactions (profile_id, code, payrollperiode_id, pegawai_id, ptkp_status, tax_scheme, tax_method, net, status)
       values (1, $1, $2, $3, 'TK/0', 1, 1, 4000000, $4) returning id::int as id`,
      [code, period?.id, await userId(clinic, username), status],
    );
    slips[code] = slip?.id ?? 0;
  };
  await stored('GAJI/UJI/1', 'perawat.bdg', 3);
  await stored('GAJI/UJI/2', 'multimedia.bdg', 3);
  await stored('GAJI/UJI/3', 'inventory.bdg', 1);
});
afterAll(() => clinic.close());

const own = (by: Client, pegawai?: number) =>
  by.get<Answer>('/api/attendance/me/slip', { query: pegawai === undefined ? {} : { pegawai_id: String(pegawai) } });
const paper = (by: Client, code: string) => by.get(`/api/attendance/payrolltransaction/${slips[code]}/pdf`);

/** How often a picture is drawn on the paper. */
const picturesOn = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? []).length;

describe('slips of wages', () => {
  it('carry the logo of the branch, where it has one', async () => {
    expect(picturesOn((await paper(nurse, 'GAJI/UJI/1')).bytes)).toBe(0);
    const head = await clinic.as('superadmin');
    await head.post('/api/profile/changeprofile', { session_profile_id: 2 });
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0a58' } })
      .png()
      .toBuffer();
    expect((await head.upload('/api/profile/1/logo', { part: 'logo', filename: 'logo.png', bytes })).status).toBe(200);
    expect(picturesOn((await paper(nurse, 'GAJI/UJI/1')).bytes)).toBe(1);
  });

  it('are one’s own once they are posted', async () => {
    expect((await own(nurse)).body.data.map(({ code }) => code)).toEqual(['GAJI/UJI/1']);
    expect((await paper(nurse, 'GAJI/UJI/1')).status).toBe(200);
    expect((await own(await clinic.as('inventory.bdg'))).body.data).toEqual([]);
    expect((await paper(await clinic.as('inventory.bdg'), 'GAJI/UJI/3')).status).toBe(403);
  });

  it('of others are for who may open the payroll, of his branches', async () => {
    expect((await own(await clinic.as('multimedia.bdg'), nurseId)).status).toBe(403);
    expect((await own(await clinic.as('finance.bdg'), nurseId)).body.data).toHaveLength(1);
    expect((await own(await clinic.as('finance.jkt'), nurseId)).body.data).toEqual([]);
  });

  it('are closed with the feature, but for one’s own', async () => {
    const admin = await clinic.as('admin.bdg');
    expect((await own(admin, nurseId)).status).toBe(200);
    expect((await paper(admin, 'GAJI/UJI/1')).status).toBe(200);
    await sql(
      clinic,
      `insert into user_features (user_id, feature, granted)
       select id, 'attendance.payroll', false from users where username = 'admin.bdg'`,
    );
    expect((await own(admin, nurseId)).status).toBe(403);
    expect((await paper(admin, 'GAJI/UJI/1')).status).toBe(403);
    expect((await own(admin)).status).toBe(200);
  });
});
