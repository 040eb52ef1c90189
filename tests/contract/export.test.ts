// What is taken home as a sheet is called after what it is (workspace.md 5): every report with `export=xlsx`, by the title of its sheet.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainName } from '../../server/http/export-name.ts';
import { can, features } from '../../src/policies/index.ts';
import { DOKTER, INVESTOR, MANAGER } from '../../src/policies/role.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
let askers: Readonly<Record<'manager' | 'superadmin' | 'doctor' | 'investor', Client>>;
beforeAll(async () => {
  clinic = await testApp();
  const [manager, superadmin, doctor, investor] = [
    await clinic.as('manager.bdg'),
    await clinic.as('superadmin'),
    await clinic.as('dokter.bdg'),
    await clinic.as('investor'),
  ];
  await superadmin.post('/api/profile/changeprofile', { session_profile_id: 1 });
  askers = { manager, superadmin, doctor, investor };
});
afterAll(() => clinic.close());

const askerOf = ({ name }: Call): Client => {
  const may = (role: typeof MANAGER | typeof DOKTER | typeof INVESTOR) => can({ role, features }, name, 'call');
  if (may(MANAGER)) return askers.manager;
  if (may(DOKTER)) return askers.doctor;
  return may(INVESTOR) ? askers.investor : askers.superadmin;
};

const keysOf = (schema: z.ZodType | undefined): readonly string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? keysOf(schema.in as z.ZodType) : [];
};
/** Fits every report that needs something. */
const ASKED: Readonly<Record<string, string>> = {
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  date: '2026-01-31',
  at: '2026-01-31',
  month: '2026-01',
  year: '2026',
  akun: '1',
  akun_id: '1',
  item_id: '1',
  by: 'dokter',
};
const exported = allCalls
  .filter(({ method, query }) => method === 'GET' && keysOf(query).includes('export'))
  .map((call) => [call.name, call] as const);

/** The words of a name, without signs. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

describe('a report as a sheet', () => {
  let sheets = 0;

  it.each(exported)('of %s is called after what it is', async (_name, call) => {
    const query = Object.fromEntries(
      keysOf(call.query).flatMap((key) => (key in ASKED ? [[key, ASKED[key] ?? '']] : [])),
    );
    const url = `/api/${call.path.replace(/:\w+/g, '1')}`;
    const { status, headers, bytes } = await askerOf(call).get(url, { query: { ...query, export: 'xlsx' } });
    // It wants what only its own tests make, or a record that is not there.
    if (status !== 200 || !String(headers['content-type']).includes('spreadsheetml')) return;
    sheets += 1;
    const [, name = ''] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? [];
    const book = new exceljs.Workbook();
    await book.xlsx.load(Uint8Array.from(bytes).buffer);
    const title = book.worksheets[0]?.name ?? '';
    expect(name).toBe(plainName(name));
    expect(name).toMatch(/\.xlsx$/);
    expect(wordsOf(name).slice(0, wordsOf(title).length), title).toEqual(wordsOf(title));
  });

  it('is there for most of them', () => {
    expect(sheets).toBeGreaterThan(exported.length / 2);
  });
});
