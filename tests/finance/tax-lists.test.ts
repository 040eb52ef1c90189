// Lists of withheld tax of investors and employees through the real application (finance.md 4, 6.12): what payroll adds, and what dividends
// of an investor withhold.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRole } from '../../src/resources/finance/account-role.ts';
import { hutangSource } from '../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../src/resources/finance/journal-event.ts';
import { pphKind } from '../../src/resources/finance/pajak-kind.ts';
import { taxpayerType } from '../../src/resources/finance/pph.ts';
import { addPph } from '../../server/usecases/finance/slip/book-slip.ts';
import { post } from '../../server/usecases/finance/ledger/post-journal.ts';
import { body, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { methodIds } from './draft.ts';
import { BANDUNG, inBranch } from './in-branch.ts';
import type { Verification } from './verification-answer.ts';

const masa = `${today().slice(0, 7)}-01`;
const SLIP = 990_001;

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const idOf = async (sql: string): Promise<number> => (await clinic.database.asOwner<{ id: number }>(sql))[0]?.id ?? 0;
const listed = async (kind: string) =>
  body(await books.get<{ data: Json[]; count: number }>('/api/finance/pph', { query: { kind } }));
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};

/** What a slip of wages does: the tax is owed in the books, and stands in the list of its month. */
const payWages = async (amount: number): Promise<void> => {
  const [employee, pajak, akun, bank] = await Promise.all([
    idOf(`select id::int from users where username = 'perawat.bdg'`),
    idOf(`select id::int from pajaks where code = 'PPH21_PEGAWAI'`),
    idOf(`select id::int from akuns where code = '${accountRole.employeeTax}'`),
    idOf(`select id::int from akuns where code = '1-1111'`),
  ]);
  await inBranch(clinic, BANDUNG, async (context) => {
    const journal = await post(context, postedEvent.taxRemitted, {
      source: { type: 'slipgaji', id: SLIP },
      transaction_at: today(),
      memo: 'Gaji uji',
      amounts: {
        amount: [
          {
            amount: -amount,
            accounts: { pajak: akun, paymentmethod: bank },
            debitActor: { type: taxpayerType.employee, id: employee },
          },
        ],
      },
    });
    await addPph(context, {
      kind: pphKind.employee,
      masa,
      actor: { type: taxpayerType.employee, id: employee, name: 'Perawat Uji' },
      pajak: { id: pajak, name: 'PPh 21 Pegawai', akun: accountRole.employeeTax },
      bruto: 10_454_000,
      dpp: 10_454_000,
      amount,
      source: { type: hutangSource.slip, id: SLIP, code: 'SG/BDG/2026/000001' },
      day: today(),
      journal: journal?.id ?? null,
    });
  });
};

describe('tax of employees', () => {
  it('is an empty list until payroll adds to it, and stands in the checks then', async () => {
    expect(await listed('pph_pegawai')).toMatchObject({ data: [], count: 0 });
    await payWages(261_350);
    expect((await listed('pph_pegawai')).data).toMatchObject([
      {
        actor_name: 'Perawat Uji',
        actor_type: 'pegawai',
        amount: 261_350,
        source_code: 'SG/BDG/2026/000001',
        tax_no: null,
      },
    ]);
    await expectHolding();
  });

  it('is remitted like any other, and empties 2-1402', async () => {
    const { data } = await listed('pph_pegawai');
    const paymentmethod_id = (await methodIds(clinic))['Transfer BCA'];
    const setor = { kind: 'pph_pegawai', masa, ids: data.map(({ id }) => id), paymentmethod_id, setor_at: today() };
    expect((await books.post('/api/finance/pph/setor', { ...setor, ntpn: '123' })).body).toMatchObject({
      errors: { ntpn: ['NTPN wajib 16 karakter'] },
    });
    body(await books.post('/api/finance/pph/setor', { ...setor, ntpn: '0A1B2C3D4E5F6G7H' }), 201);
    const [left] = await clinic.database.asOwner<{ left: number }>(
      `select coalesce(sum(l.credit - l.debit), 0)::int as left from journal_lines l join akuns a on a.id = l.akun_id
       where a.code = '2-1402'`,
    );
    expect(left?.left).toBe(0);
    await expectHolding();
  });

  it('comes as a sheet, like every kind', async () => {
    for (const kind of ['pph_pegawai', 'pph_doctor', 'pph_investor', 'pph_23', 'pph_badan']) {
      const sheet = await books.get('/api/finance/pph', { query: { kind, export: 'xlsx' } });
      expect(sheet.status, kind).toBe(200);
      expect(sheet.bytes.length).toBeGreaterThan(1000);
    }
  });

  it('is read by who keeps the books alone', async () => {
    for (const who of ['admin.bdg', 'dokter.bdg', 'investor'])
      expect((await (await clinic.as(who)).get('/api/finance/pph', { query: { kind: 'pph_pegawai' } })).status).toBe(
        403,
      );
    expect(body(await (await clinic.as('finance.jkt')).get('/api/finance/pph'))).toMatchObject({ count: 0 });
  });
});
