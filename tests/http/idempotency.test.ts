// One click, one effect: what makes a paper of money says by a key that it is one, and whatever carries a key happens once
// (README of server/http).
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../server/http/routes.ts';
import { operations } from '../../server/http/openapi.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { buildApp } from '../../server/app.ts';
import { forgetKeys } from '../../server/usecases/kernel/kept-answer.ts';
import { issuedBill, tenders } from '../finance/desk.ts';
import { type Json, testApp, type TestApp, testVault } from '../support/app.ts';
import { memoryStore } from '../support/memory-store.ts';
import { today } from '../service/stage.ts';

let clinic: TestApp;
let cookie = '';
beforeAll(async () => {
  clinic = await testApp();
  const { headers } = await clinic.anonymous.post('/api/auth/login', {
    username: 'manager.bdg',
    password: DEMO_PASSWORD,
  });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => clinic.close());

/** A request as a program sends it: with the headers that it names. */
const send = async (url: string, payload: Json, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await clinic.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });
  return { status: answer.statusCode, body: answer.json<Json>() };
};
const rowOf = async <T extends Json>(sql: string, ...values: readonly unknown[]): Promise<T> => {
  const [row] = await clinic.database.asOwner<T>(sql, values);
  if (!row) throw new Error(`No row: ${sql}`);
  return row;
};
const accountOf = async (code: string) =>
  (await rowOf<{ id: number }>('select id from akuns where code = $1', code)).id;

/** How each paper of money is made, with nothing wrong but the missing key. */
const papers: Readonly<Record<string, () => Promise<readonly [url: string, body: Json]>>> = {
  receipt: async () => {
    const bill = await issuedBill(clinic, await clinic.as('manager.bdg'), 100_000);
    const methods = (await tenders(clinic))({ Tunai: 100_000 });
    return ['/api/finance/billtransaction', { methods, allocations: [{ bill_id: bill.id, amount: 100_000 }] }];
  },
  deposit: async () => {
    const { customer_id } = await issuedBill(clinic, await clinic.as('manager.bdg'), 100_000);
    return ['/api/finance/deposit/topup', { customer_id, methods: (await tenders(clinic))({ Tunai: 50_000 }) }];
  },
  'refund of a deposit': async () => {
    const manager = await clinic.as('manager.bdg');
    const [url, body] = await made('deposit');
    expect((await manager.post(url, body)).status).toBe(201);
    return ['/api/finance/deposit/refund', body];
  },
  'refund of a bill': async () => {
    const manager = await clinic.as('manager.bdg');
    const bill = await issuedBill(clinic, manager, 100_000);
    const { version } = await rowOf<{ version: number }>('select version from bills where id = $1', bill.id);
    return [`/api/finance/bill/${bill.id}/refund`, { version, amount: 10_000, reason: 'Salah tindakan' }];
  },
  settlement: async () => {
    const manager = await clinic.as('manager.bdg');
    const bill = await issuedBill(clinic, manager, 100_000);
    const methods = (await tenders(clinic))({ QRIS: 100_000 });
    const paid = await manager.post('/api/finance/billtransaction', {
      methods,
      allocations: [{ bill_id: bill.id, amount: 100_000 }],
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const method = await rowOf<{ id: number; paymentmethod_id: number }>(
      'select id, paymentmethod_id from billtransactionmethods where billtransaction_id = $1',
      paid.body['id'],
    );
    const { id, paymentmethod_id } = method;
    const body = { paymentmethod_id, transaction_at: today(), method_row_ids: [id], net_amount: 99_000 };
    return ['/api/finance/settlement', body];
  },
  transfer: async () => {
    const [from_akun_id, to_akun_id] = [await accountOf('1-1101'), await accountOf('1-1111')];
    return ['/api/finance/kastransfer', { transaction_at: today(), amount: 1_000, from_akun_id, to_akun_id }];
  },
};
const made = (name: string) => {
  const make = papers[name];
  if (!make) throw new Error(`Nobody makes a ${name}.`);
  return make();
};

describe.each(Object.keys(papers))('a %s', (name) => {
  it('is not made without a key, and once with one', async () => {
    const [url, body] = await made(name);
    const refused = await send(url, body);
    expect([refused.status, refused.body['errors']]).toEqual([422, { 'Idempotency-Key': ['Wajib diisi'] }]);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await send(url, body, headers), await send(url, body, headers)];
    expect([200, 201, 202], JSON.stringify(first.body)).toContain(first.status);
    expect(again).toEqual(first);
    const other = await send(url, { ...body, reason: 'Alasan yang lain', note: 'lain' }, headers);
    expect([409, 422]).toContain(other.status);
  });
});

describe('the key', () => {
  it('is needed by these and no others; the document of the API says so', () => {
    const needing = endpoints().filter((endpoint) => endpoint.writes && endpoint.needsKey);
    expect(needing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'POST attendance/loan',
      'POST finance-v2/hutangtransaction/batch',
      'POST finance/bill/:id/refund',
      'POST finance/billtransaction',
      'POST finance/deposit/refund',
      'POST finance/deposit/topup',
      'POST finance/hutangtransaction',
      'POST finance/kastransfer',
      'POST finance/pph/setor',
      'POST finance/settlement',
      'POST paket/membership',
    ]);
    const told = operations().filter(({ key }) => key === 'required');
    expect(told.map(({ path }) => path.replace('/api/', '').replace('{id}', ':id'))).toEqual(
      needing.map(({ path }) => path),
    );
  });

  it('is not needed by a change of state', async () => {
    const manager = await clinic.as('manager.bdg');
    const [url, body] = await made('transfer');
    const transfer = await manager.post(url, body);
    const voided = await send(`${url}/${String(transfer.body['id'])}/void`, {
      version: transfer.body['version'] ?? 1,
      reason: 'Salah akun',
    });
    expect([200, 202], JSON.stringify(voided.body)).toContain(voided.status);
  });

  it('is kept as a digest, and what was asked with it so that a password cannot be guessed from it', async () => {
    const key = randomUUID();
    const [url, body] = await made('transfer');
    await send(url, body, { 'idempotency-key': key });
    expect(await clinic.database.asOwner('select 1 from idempotency_keys where key = $1', [key])).toEqual([]);
    const kept = await rowOf('select key, request_hash from idempotency_keys order by created_at desc limit 1');
    expect(kept).toEqual({
      key: expect.stringMatching(/^[\w-]{43}$/),
      request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const same = randomUUID();
    await send(url, body, { 'idempotency-key': same });
    const next = await rowOf('select request_hash from idempotency_keys order by created_at desc limit 1');
    expect(next['request_hash']).not.toBe(kept['request_hash']);
  });

  it('is one at two servers, however close together both are asked', async () => {
    const second = await buildApp({
      config: { trustProxy: [], publicUrl: undefined, metricsToken: undefined },
      pool: clinic.database.pool,
      files: memoryStore(),
      vault: testVault,
      logger: pino({ level: 'silent' }),
    });
    const count = async () => (await rowOf<{ n: number }>('select count(*)::int as n from kastransfers')).n;
    try {
      const [url, payload] = await made('transfer');
      for (let round = 0; round < 5; round += 1) {
        const before = await count();
        const headers = { cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() };
        const answers = await Promise.all(
          [clinic.app, second, clinic.app, second].map((app) => app.inject({ method: 'POST', url, payload, headers })),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect(await count()).toBe(before + 1);
      }
    } finally {
      await second.close();
    }
  });

  it('is forgotten after a week', async () => {
    const count = async () => (await rowOf<{ n: number }>('select count(*)::int as n from idempotency_keys')).n;
    const before = await count();
    await clinic.database.asOwner(
      `update idempotency_keys set created_at = now() - interval '8 days' where key = (select min(key) from idempotency_keys)`,
    );
    const jobs = [{ name: 'key-forget', run: forgetKeys }];
    await runDueJobs({ pool: clinic.database.pool, logger: pino({ level: 'silent' }), jobs }, new Date());
    expect(await count()).toBe(before - 1);
  });
});
