// What the books refuse, and what happens when the same is done twice (the table of finance.md 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Answer, type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { closeSession, issuedBill, messageOf, PAY, tenders } from './desk.ts';
import { draftBill, methodIds } from './draft.ts';
import { holdShares, makeInvestor } from './hold-shares.ts';
import { newBranch } from './new-branch.ts';

let clinic: TestApp;
let books: Client;
let by: Awaited<ReturnType<typeof tenders>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  by = await tenders(clinic);
});
afterAll(() => clinic.close());

const JOURNAL = '/api/finance-v2/jurnal';
const PERIOD = '/api/finance/periode';
const EXISTS = 'Tidak dapat membuat periode baru karena Masih ada Periode keuangan aktif';
const pay = (bill_id: number, amount: number, more: object = {}, client = books) =>
  client.post(PAY, { methods: by({ QRIS: amount }), allocations: [{ bill_id, amount }], ...more });
const journal = (details: readonly object[], client = books) =>
  client.post(JOURNAL, { transaction_at: today(), memo: 'Uji', details });
const refused = ({ status, body }: Answer, message: string) => {
  expect(JSON.stringify(body)).toContain(message);
  return status;
};

describe('a payment', () => {
  it.each([
    ['before the bill', '2019-01-01', 'Tanggal pembayaran tidak boleh sebelum tagihan'],
    ['in the future', '2999-01-01', 'Tanggal transaksi tidak boleh melebihi hari ini'],
    ['of no calendar', '2026-02-31', 'Tanggal tidak valid'],
  ])('on a day %s is refused', async (_what, transaction_at, message) => {
    const { id } = await draftBill(clinic);
    expect(refused(await pay(id, 1_000, { issue: true, transaction_at }), message)).toBe(422);
  });

  it.each([-1, 0, 0.5, 1_000_000_000_001, '1e5', 'NaN', null])('of %s is refused by name', async (amount) => {
    const { id } = await draftBill(clinic);
    const answer = await books.post(PAY, {
      methods: [{ paymentmethod_id: 1, amount }],
      allocations: [{ bill_id: id, amount }],
    });
    expect(answer.status).toBe(422);
    const wrong = expect.arrayContaining([expect.stringMatching(/^(Jumlah tidak valid|Wajib diisi)$/)]);
    expect(answer.body['errors']).toEqual({ 'methods.0.amount': wrong, 'allocations.0.amount': wrong });
  });
});

describe('a journal by hand', () => {
  it('stands on no account that is closed', async () => {
    const { body } = await books.get<{ data: { id: number; version: number }[] }>(
      '/api/finance-v2/akun?keyword=6-1207&limit=1',
    );
    const [account] = body.data;
    const change = (version: number | undefined, is_active: boolean) =>
      books.put<{ version: number }>(`/api/finance-v2/akun/${account?.id}`, { version, is_active });
    const closed = await change(account?.version, false);
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    const lines = [
      { akun: { code: '6-1207' }, debit: 5 },
      { akun: { code: '1-1111' }, credit: 5 },
    ];
    expect(refused(await journal(lines), 'Baris 1: akun 6-1207 tidak aktif')).toBe(422);
    expect((await change(closed.body.version, true)).status).toBe(200);
  });

  it('has no more than 500 lines', async () => {
    const pairs = Array.from({ length: 251 }, () => [
      { akun: { code: '6-1201' }, debit: 1 },
      { akun: { code: '1-1111' }, credit: 1 },
    ]).flat();
    expect(refused(await journal(pairs), 'Maksimal 500 baris')).toBe(422);
    expect((await journal(pairs.slice(2))).status).toBe(201);
  });

  it('is not written without a branch', async () => {
    const overview = await clinic.again('superadmin');
    const answer = await journal([{ akun: { code: '6-1201' }, debit: 1 }], overview);
    expect(messageOf(answer)).toEqual([422, 'Cabang Belum dipilih']);
  });
});

describe('what is in use', () => {
  it('stays: a way to pay with receipts, an account with lines', async () => {
    const { id } = await issuedBill(clinic, books, 50_000);
    expect((await pay(id, 50_000)).status).toBe(201);
    const [methods, accounts] = [await methodIds(clinic), await accountIds(clinic)];
    for (const [path, name] of [
      [`/api/finance/paymentmethod/${methods['QRIS']}`, 'QRIS'],
      [`/api/finance-v2/akun/${accounts['1-1111']}`, 'Bank BCA'],
    ] as const)
      expect(messageOf(await books.delete(path))).toEqual([
        409,
        `${name} sudah dipakai dan tidak dapat dihapus. Nonaktifkan saja`,
      ]);
  });
});

describe('a report', () => {
  const ask = (query: Readonly<Record<string, string>>, client = books) =>
    client.get('/api/finance-v2/laporan/neraca-saldo', {
      query: { start_date: addDays(today(), -5), end_date: today(), ...query },
    });

  it('ends after it began', async () => {
    const answer = await ask({ start_date: today(), end_date: addDays(today(), -1) });
    expect(refused(answer, 'Tanggal akhir harus setelah tanggal awal')).toBe(422);
  });

  it('is of branches that are there, and of his own for who looks', async () => {
    expect((await ask({ profile_id: '999999' })).status).toBe(403);
    expect((await ask({ profile_id: '2' })).status).toBe(403);
    expect((await ask({}, await clinic.as('admin.bdg'))).status).toBe(403);
    expect((await ask({}, await clinic.as('dokter.bdg'))).status).toBe(403);
    const investor = await clinic.as('investor');
    const foreign = await investor.get('/api/finance-v2/laporan/neraca', {
      query: { start_date: today(), end_date: today(), profile_id: '2' },
    });
    expect(foreign.status).toBe(403);
  });

  it('is of the branch of his shares for an investor, and not what it is made of', async () => {
    const investor = await clinic.as('investor');
    const keeper = await clinic.as('finance.bdg');
    await holdShares(keeper, await makeInvestor(clinic, keeper));
    const query = { start_date: today(), end_date: today() };
    const statusOf = async (report: string, more = {}) =>
      (await investor.get(`/api/finance-v2/laporan/${report}`, { query: { ...query, ...more } })).status;
    expect([await statusOf('neraca'), await statusOf('labarugi', { profile_id: 'all' })]).toEqual([200, 200]);
    expect(await statusOf('labarugi', { profile_id: '1,2' })).toBe(403);
    for (const report of ['jurnal', 'neraca-saldo', 'neraca-lajur', 'aruskas'])
      expect(await statusOf(report)).toBe(403);
    expect(await statusOf('bukubesar', { akun_id: '1' })).toBe(403);
  });
});

describe('a first period', () => {
  it('names the row that is wrong as it was sent, rows of nothing among them', async () => {
    const { by: owner } = await newBranch(clinic, 'CMR');
    const open = async (...wrong: readonly Json[]) => {
      const nothing = { code: '1-0000', debit: 0, credit: 0 };
      const saldo_awal = [nothing, { code: '3-1001', debit: 0, credit: 1_000_000 }, ...wrong];
      return messageOf(await owner.post(PERIOD, { start_date: today(), saldo_awal }));
    };
    const header = await open({ code: '1-1100', debit: 1_000_000, credit: 0 });
    expect(header).toEqual([422, 'Baris 3: akun 1-1100 tidak ada atau adalah header']);
    const twofold = await open({ code: '1-1101', debit: 1_500_000, credit: 500_000 });
    expect(twofold).toEqual([422, 'Baris 3: isi debit atau kredit saja']);
  });
});

describe('at the same moment', () => {
  it('two open the first period: one does', async () => {
    const { by: owner } = await newBranch(clinic, 'CMH');
    const opening = () =>
      owner.post(PERIOD, {
        start_date: today(),
        saldo_awal: [
          { code: '1-1101', debit: 1_000_000, credit: 0 },
          { code: '3-1001', debit: 0, credit: 1_000_000 },
        ],
      });
    const answers = await Promise.all([opening(), opening()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.map(messageOf)).toContainEqual([409, EXISTS]);
  });

  it('what is paid while the books close is in them or refused, and nothing lies between', async () => {
    const bills = await Promise.all(Array.from({ length: 8 }, () => draftBill(clinic)));
    for (const cashier of ['admin.bdg', 'finance.bdg', 'manager.bdg']) await closeSession(clinic, cashier, {});
    const { body } = await books.get<{ data: { id: number; version: number }[] }>(`${PERIOD}?status=0`);
    const [period] = body.data;
    const [closed, ...paid] = await Promise.all([
      books.post(`${PERIOD}/${period?.id}/close`, { version: period?.version, end_date: today(), open_next: true }),
      ...bills.map(({ id }) => pay(id, 1_300_000, { issue: true })),
    ]);
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    const late = paid.filter(({ status }) => status !== 201);
    for (const answer of late) expect(messageOf(answer)).toEqual([422, 'Periode Pembukuan Aktif belum ada']);
    const [left] = await clinic.database.asOwner<{ income: number; journals: number }>(
      `select coalesce(sum(l.debit - l.credit), 0)::int as income,
         (select count(*) from billtransactions where id = any ($1) and status = 1)::int as journals
       from journal_lines l join akuns a on a.id = l.akun_id where l.profile_id = 1 and a.type >= 4`,
      [paid.map(({ body: receipt }) => receipt['id'] ?? 0)],
    );
    expect(left).toEqual({ income: 0, journals: paid.length - late.length });
    expect((await books.get(`${JOURNAL}/verifikasi`)).body).toMatchObject({ ok: true });
  });
});

describe('without a posting rule', () => {
  it('nothing of the whole action stays', async () => {
    const bill = { price: 75_000, name: 'Scaling', qty: 1, akun: '4-1103' };
    const other = await clinic.as('admin.jkt');
    const branch = { id: 2, code: 'JKT', name: 'Jakarta', timezone: 'Asia/Jakarta', isexportall: false } as const;
    const { id } = await draftBill(clinic, [bill], branch);
    await clinic.database.asOwner("delete from jurnalautopostings where event = 'bill.paid' and component = 'tender'");
    const { body } = await other.get<{ data: { id: number; name: string }[] }>(
      '/api/finance/paymentmethod/pilihan?limit=50',
    );
    const qris = body.data.find(({ name }) => name === 'QRIS');
    const answer = await other.post(PAY, {
      methods: [{ paymentmethod_id: qris?.id, amount: 75_000 }],
      allocations: [{ bill_id: id, amount: 75_000 }],
      issue: true,
    });
    expect(messageOf(answer)).toEqual([422, 'Aturan jurnal otomatis bill.paid/tender belum diatur']);
    const now = await other.get(`/api/finance/bill/${id}`);
    expect(now.body).toMatchObject({ status: 0, code: null, installment_current_amount: 0 });
  });
});
