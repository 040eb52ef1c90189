// What the wizard of closing a period warns of, and that each point leads to what it counts (finance.md 4 'Close wizard').
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultFeatures, mayOpenRoute } from '../../src/policies/index.ts';
import { FINANCE, MANAGER } from '../../src/policies/role.ts';
import { addDays, addMonths, formatDate } from '../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { screens } from '../../src/resources/screens.ts';
import { act, body, openStage, type Stage, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { type Desk, openDesk } from './credit-stage.ts';
import { night } from '../paket/night-stage.ts';
import { CLEANING, offer, openCounterAt, WHOLE } from '../paket/stage.ts';
import { closeSession, openSessionOf } from './desk.ts';

interface Check {
  readonly key: string;
  readonly label: string;
  readonly ok: boolean;
  readonly blocking: boolean;
  readonly finding: string | null;
  readonly url: string;
  readonly count?: number;
  readonly amount?: number;
  readonly items?: readonly { readonly label: string; readonly amount: number; readonly url: string }[];
}

let stage: Stage;
let at: Desk;
let books: Client;
beforeAll(async () => {
  stage = await openStage();
  at = await openDesk(stage.clinic);
  books = await stage.clinic.as('finance.bdg');
});
afterAll(() => stage.clinic.close());

const pages = screens.map(({ path }) => path);
const ago = (days: number): string => addDays(today(), -days);
const END = ago(3);
const period = async () =>
  body(await books.get<{ data: readonly { id: number; start_date: string }[] }>('/api/finance/periode?status=0'))
    .data[0];
const checksOf = async (by = books): Promise<ReadonlyMap<string, Check>> => {
  const found = await period();
  const path = `/api/finance/periode/${found?.id}/preview-close`;
  const { checks } = body(await by.post<{ checks: readonly Check[] }>(path, { end_date: END }));
  return new Map(checks.map((check) => [check.key, check]));
};
const check = async (key: string, by = books): Promise<Check> => {
  const found = (await checksOf(by)).get(key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
};
/** How many rows the page of a point lists: its address is that of the list's call. */
const listed = async ({ url }: Check, path: string): Promise<unknown> =>
  body(await books.get(`/api/${path}?${url.split('?')[1] ?? ''}`))['count'];
const sql = (text: string, values: readonly unknown[] = []) => stage.clinic.database.asOwner(text, [...values]);
const idBy = async (text: string, value: unknown): Promise<number> => Number((await sql(text, [value]))[0]?.['id']);

let unit = 0;
/** The draft of a visit that ended on a day. */
const draftOf = async (day: string): Promise<number> => {
  unit += 1;
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    'insert into units (profile_id, code, name) values (1, $1, $1) returning id',
    [`C${unit}`],
  );
  const visit = await stage.noted(await stage.scaled(await stage.seated(made?.id)));
  const bill = body(await act(stage.doctor, 'visit', visit, 'selesai')).bill_id ?? 0;
  await sql('update visits set visit_date = $2 where id = $1', [visit.id, day]);
  await sql('update bills set transaction_at = $2 where id = $1', [bill, day]);
  return bill;
};

describe('the checklist', () => {
  it('says what is wanted, what is in its way, and where: pages that who closes may open', async () => {
    for (const [role, by] of [
      [FINANCE, books],
      [MANAGER, at.manager],
    ] as const) {
      const checks = [...(await checksOf(by)).values()];
      expect(checks.map(({ key }) => key)).toEqual([
        'books',
        'sessions',
        'unverified',
        'below',
        'unbilled',
        'drafts',
        'postedlater',
        'later',
        'requests',
        'templates',
        'undepreciated',
        'labs',
        'slots',
        'clearing',
      ]);
      for (const { label, ok, finding, url } of checks) {
        expect(label).toMatch(/^(Semua|Saldo|Tidak ada) /);
        expect(finding === null).toBe(ok);
        const user = { role, session_profile_id: 1, features: defaultFeatures(role) };
        expect(pages, url).toContain(url.split('?')[0]);
        expect(mayOpenRoute(user, url.split('?')[0] ?? ''), url).toBe(true);
      }
    }
  });

  it('tells of visits of the period that are not billed, and of bills that stand after it', async () => {
    expect([await check('drafts'), await check('unbilled'), await check('postedlater')]).toMatchObject([
      { ok: true, count: 0 },
      { ok: true, count: 0 },
      { ok: true, count: 0 },
    ]);
    const draft = await draftOf(END);
    const drafts = await check('drafts');
    expect(drafts).toMatchObject({ ok: false, blocking: false, count: 1 });
    expect(await listed(drafts, 'finance/bill')).toBe(1);
    body(await at.verb(at.manager, draft, 'void', { reason: 'Salah' }));
    const unbilled = await check('unbilled');
    expect([await check('drafts'), unbilled]).toMatchObject([
      { ok: true },
      { ok: false, count: 1, finding: '1 kunjungan selesai belum ditagih' },
    ]);
    expect(await listed(unbilled, 'finance/bill')).toBe(1);
    const visit_id = await idBy('select source_id as id from bills where id = $1', draft);
    const again = body(await at.desk.post<{ id: number }>('/api/finance/bill/fromvisit', { visit_id }), 201);
    expect((await check('unbilled')).ok).toBe(true);
    body(await at.verb(books, again.id, 'issue', { posting_date: ago(1) }));
    const after = await check('postedlater');
    expect([await check('drafts'), after]).toMatchObject([{ ok: true }, { ok: false, blocking: false, count: 1 }]);
    expect(await listed(after, 'finance/bill')).toBe(1);
  });

  it('tells of sessions that were counted and not verified, each with its difference', async () => {
    const session = await openSessionOf(stage.clinic, 'admin.bdg');
    await closeSession(stage.clinic, 'admin.bdg', {});
    await sql(
      `update kasirsesis set opened_at = opened_at - interval '5 days', difference_amount = -25000 where id = $1`,
      [session?.id],
    );
    const found = await check('unverified');
    expect(found).toMatchObject({
      ok: false,
      blocking: false,
      count: 1,
      amount: -25_000,
      finding: `1 sesi sudah dihitung, belum diverifikasi, selisih kurang ${formatRupiah(25_000)}`,
      items: [{ amount: -25_000, url: `/finance/payment/kasirsesi/${session?.id}` }],
    });
    expect(found.items?.[0]?.label).toContain(session?.code);
    expect(await listed(found, 'finance/kasirsesi')).toBe(1);
    await sql('update kasirsesis set difference_amount = 0 where id = $1', [session?.id]);
    body(
      await at.manager.post(`/api/finance/kasirsesi/${session?.id}/verify`, { version: (session?.version ?? 0) + 1 }),
    );
    expect((await check('unverified')).ok).toBe(true);
  });

  it('tells of cash and banks that were below zero on any day, though not on the last', async () => {
    const journal = async (transaction_at: string, amount: number) => {
      const [debit, credit] = amount > 0 ? ['1-1113', '7-1002'] : ['6-1201', '1-1113'];
      const details = [
        { akun: { code: debit }, debit: Math.abs(amount) },
        { akun: { code: credit }, credit: Math.abs(amount) },
      ];
      body(await books.post('/api/finance-v2/jurnal', { transaction_at, memo: 'Uji kas minus', details }), 201);
    };
    expect((await check('below')).items).toEqual([]);
    await journal(ago(9), -40_000);
    await journal(ago(8), -10_000);
    await journal(ago(7), 90_000);
    const found = await check('below');
    const akun = await idBy('select id from akuns where code = $1', '1-1113');
    const start = (await period())?.start_date;
    expect(found).toMatchObject({ ok: false, blocking: false, count: 1 });
    expect(found.items).toEqual([
      {
        label: `1-1113 Bank BRI, ${formatDate(ago(8))}`,
        amount: -50_000,
        url: `/finance/laporan-v2/bukubesar?akun=${akun}&start_date=${start}&end_date=${END}`,
      },
    ]);
  });

  it('tells of recurring journals that were not run', async () => {
    const akun = async (code: string) => Number((await sql('select id from akuns where code = $1', [code]))[0]?.['id']);
    const lines = [
      { akun_id: await akun('6-1201'), debit: 10_000 },
      { akun_id: await akun('1-1113'), credit: 10_000 },
    ];
    const template = { name: 'Sewa', kind: 1, interval_months: 1, start_at: ago(4), is_active: true, lines };
    body(await books.post('/api/finance/jurnaltemplate', template), 201);
    const found = await check('templates');
    expect(found).toMatchObject({ ok: false, blocking: false, count: 1 });
    expect(await listed(found, 'finance/jurnaltemplate')).toBe(1);
  });

  it('tells of assets that are not depreciated to the last month that is over', async () => {
    const month = addMonths(`${addDays(END, 1).slice(0, 7)}-01`, -1);
    const asset = {
      name: 'Autoklaf',
      asetkategori_id: await idBy('select id from asetkategoris where name like $1 order by id limit 1', 'Alat%'),
      acquired_on: month,
      cost_amount: 12_000_000,
      life_months: 48,
      fiscal_group: 'kelompok1',
    };
    expect(await check('undepreciated')).toMatchObject({ ok: true, count: 0 });
    body(await books.post('/api/finance/aset', asset), 201);
    expect(await check('undepreciated')).toMatchObject({ ok: false, blocking: false, count: 1 });
    body(await books.post('/api/finance/penyusutan/susutkan', { month: month.slice(0, 7) }), 201);
    expect((await check('undepreciated')).ok).toBe(true);
  });

  it('tells of fees of laboratories that nobody has confirmed', async () => {
    const visit = await stage.seated(stage.units[0]);
    const perawatan_id = await idBy('select id from tindakanmedis where name = $1', 'Crown PFM');
    const treatment = { visit_id: visit.id, perawatan_id, tooth: [36] };
    const { id } = body(await stage.doctor.post<{ id: number }>('/api/service/visitperawatan', treatment), 201);
    const laboratoriumjasa_id = await idBy('select id from laboratoriumjasas where name = $1', 'Crown PFM');
    const order = { visitperawatan_id: id, laboratoriumjasa_id, tooth: [36], shade: 'A2' };
    body(await stage.doctor.post('/api/service/formlab', order), 201);
    expect(await check('labs')).toMatchObject({ ok: true, count: 0 });
    await sql('update labfees set created_at = $2 where visitperawatan_id = $1', [id, `${END}T05:00:00Z`]);
    expect(await check('labs')).toMatchObject({ ok: false, blocking: false, count: 1 });
  });

  it('tells of slots that end in the period and are not booked yet, until the night has', async () => {
    const counter = await openCounterAt(stage);
    const price = 1_000_000;
    const sold = await counter.sell(
      await offer(stage.clinic, CLEANING, { price, ...WHOLE }),
      { scheme: 'tunai' },
      price,
    );
    expect(await check('slots')).toMatchObject({ ok: true, count: 0, amount: 0 });
    await sql('update membershipperawatans set expires_at = $2 where membership_id = $1', [sold.id, END]);
    expect(await check('slots')).toMatchObject({ ok: false, blocking: false, count: 1, amount: price });
    await night(stage.clinic);
    expect((await check('slots')).ok).toBe(true);
  });
});
