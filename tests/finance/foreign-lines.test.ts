// Lines of another branch beside what is one's own: money that waits for its bank, lines of a statement, entries of the ledger and bills
// are refused as those that there are not, and stay as they were.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { BANK, bookEntry, importFile, match, openBank, type Stage, statement, workOf } from './bank-stage.ts';
import { issuedBill, tenders } from './desk.ts';
import { methodIds } from './draft.ts';

let clinic: TestApp;
let books: Client;
let desk: Client;
/** Keeps the books of the other branch, and is at its desk. */
let far: Client;
let farDesk: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  desk = await clinic.as('admin.bdg');
  far = await clinic.as('finance.jkt');
  farDesk = await clinic.as('admin.jkt');
});
afterAll(() => clinic.close());

const NOBODYS = 900_000_000;
const idOf = async (sql: string, values: readonly unknown[] = []): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ id: number }>(sql, values);
  if (!row) throw new Error(`No row: ${sql}`);
  return row.id;
};
const farMethod = (name: string) => idOf('select id from paymentmethods where profile_id = 2 and name = $1', [name]);
/** What is answered, without what tells one request from another. */
const told = ({ status, body }: { readonly status: number; readonly body: Json }) => [
  status,
  body['code'],
  body['message'],
];

it('transactions of another branch are settled by none of the own methods', async () => {
  const bill = await issuedBill(clinic, desk, 150_000);
  const paid = await desk.post<{ id: number }>('/api/finance/billtransaction', {
    methods: (await tenders(clinic))({ QRIS: 150_000 }),
    allocations: [{ bill_id: bill.id, amount: 150_000 }],
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);
  const row = await idOf('select id from billtransactionmethods where billtransaction_id = $1', [paid.body.id]);
  const [own, theirs] = [await farMethod('QRIS'), (await methodIds(clinic))['QRIS']];
  const settle = (paymentmethod_id: unknown, id: number) =>
    far.post('/api/finance/settlement', {
      paymentmethod_id,
      transaction_at: today(),
      method_row_ids: [id],
      net_amount: 1,
      reference: 'ASING',
    });
  expect(told(await settle(own, row))).toEqual(told(await settle(own, NOBODYS)));
  expect((await settle(own, row)).status).toBe(409);
  expect((await settle(theirs, row)).status).toBe(404);
  expect((await far.get(`/api/finance/settlement/unsettled?paymentmethod_id=${theirs}`)).status).toBe(404);
  const waits = await books.get<{ data: { id: number }[] }>(
    `/api/finance/settlement/unsettled?paymentmethod_id=${theirs}`,
  );
  expect(waits.body.data.map(({ id }) => id)).toContain(row);
});

it('lines and entries of another branch are matched with none of the own account', async () => {
  const stage: Stage = await openBank(clinic, books);
  const moves = [
    { day: 0, amount: 90_000, text: 'SETORAN' },
    { day: 1, amount: 40_000, text: 'SETORAN LAGI' },
  ];
  await importFile(books, stage, statement(stage.start, stage.opening, moves));
  const entry = await bookEntry(clinic, books, stage, { day: 0, amount: 90_000, text: 'Setoran' });
  const [line, other] = (await workOf(books, stage)).lines.map(({ id }) => id);
  const made = await match(books, stage, { line_ids: [line], entry_ids: [entry] });
  const own = await openBank(clinic, far);
  const mine = await bookEntry(clinic, far, own, { day: 1, amount: 40_000, text: 'Setoran' });
  const asked: readonly (readonly [string, Json])[] = [
    ['cocokkan', { matches: [{ line_ids: [other], entry_ids: [mine] }] }],
    ['cocokkan', { matches: [{ line_ids: [], entry_ids: [entry] }] }],
    ['cocokkan', { matches: [{ line_ids: [other], entry_ids: [], rest: { component: 'interest' } }] }],
    ['lepas', { match_id: made.body.match_ids[0] }],
    ['tarik', { import_id: await idOf('select max(id) as id from bankimports where bankaccount_id = $1', [stage.id]) }],
  ];
  const counts = () =>
    clinic.database.asOwner(
      `select (select count(*) from bankmatches)::int as matches, (select count(*) from banklines)::int as lines,
         (select count(*) from bankunderways)::int as underways, (select count(*) from journals)::int as journals`,
    );
  const before = await counts();
  for (const [verb, body] of asked) {
    const answer = await far.post(`${BANK}/${own.id}/${verb}`, body);
    expect([404, 409, 422], `${verb} ${JSON.stringify(answer.body)}`).toContain(answer.status);
    expect((await far.post(`${BANK}/${stage.id}/${verb}`, body)).status).toBe(404);
  }
  const old = await idOf(
    `select min(l.id) as id from journal_lines l join journals j on j.id = l.journal_id where j.profile_id = 1 and l.akun_id = $1`,
    [stage.akun],
  );
  expect((await far.put(`${BANK}/${own.id}/awal`, { entry_ids: [old] })).status).toBe(422);
  expect(await counts()).toEqual(before);
});

it('bills, installments and methods of another branch take no money of the desk', async () => {
  const bill = await issuedBill(clinic, desk, 200_000);
  const cash = await farMethod('Tunai');
  const mine = (await tenders(clinic))({ Tunai: 200_000 });
  const pay = (methods: unknown, allocations: unknown) =>
    farDesk.post('/api/finance/billtransaction', { methods, allocations });
  const theirs = [{ bill_id: bill.id, amount: 200_000 }];
  const tender = [{ paymentmethod_id: cash, amount: 200_000 }];
  expect((await pay(tender, theirs)).status).toBe(404);
  expect(told(await pay(tender, theirs))).toEqual(told(await pay(tender, [{ bill_id: NOBODYS, amount: 200_000 }])));
  expect([404, 422]).toContain((await pay(mine, theirs)).status);
  const { body } = await desk.get(`/api/finance/bill/${bill.id}`);
  expect(body['installment_current_amount']).toBe(0);
});
