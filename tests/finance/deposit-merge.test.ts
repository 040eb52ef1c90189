// What is held for a patient who was registered twice, once he is one again (service.md 5; finance.md 2c).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, newPatient, openStage, type Stage, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { accountIds } from './account.ts';
import { draftBill, methodIds } from './draft.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

describe('merging two records', () => {
  it('holds for the kept one what was held for the other, and lets its receipt be taken back', async () => {
    const { admin, manager, clinic } = stage;
    const [kept, other] = [await newPatient(admin), await newPatient(admin)];
    const cash = (await methodIds(clinic))['Tunai'] ?? 0;
    const topUp = async (customer_id: number, amount: number) =>
      body(
        await manager.post<Json & { id: number; version: number }>('/api/finance/deposit/topup', {
          customer_id,
          methods: [{ paymentmethod_id: cash, amount }],
        }),
        201,
      );
    await topUp(kept, 100_000);
    const receipt = await topUp(other, 50_000);
    body(
      await manager.post('/api/service/registration/gabung', {
        from_id: other,
        into_id: kept,
        reason: 'Terdaftar dua kali',
      }),
    );
    const held = async () =>
      clinic.database.asOwner<{ customer_id: number; balance: number; sum: number }>(
        `select d.customer_id, d.balance, (select sum(direction * amount)::bigint from depositmoves where customerdeposit_id = d.id) as sum
         from customerdeposits d where d.customer_id in ($1, $2) order by d.id`,
        [kept, other],
      );
    expect(await held()).toEqual([
      { customer_id: kept, balance: 150_000, sum: 150_000 },
      { customer_id: other, balance: 0, sum: 0 },
    ]);
    const path = `/api/finance/billtransaction/${receipt.id}`;
    const { version } = body(await manager.get<{ version: number }>(path));
    body(await manager.post(`${path}/void`, { reason: 'Salah pasien', version }));
    expect((await held()).map(({ balance }) => balance)).toEqual([100_000, 0]);
  });

  it('leaves no way to hold money for the one that was given up', async () => {
    const { admin, manager, clinic } = stage;
    const [kept, other] = [await newPatient(admin), await newPatient(admin)];
    const methods = [{ paymentmethod_id: (await methodIds(clinic))['Tunai'] ?? 0, amount: 50_000 }];
    const merge = { from_id: other, into_id: kept, reason: 'Terdaftar dua kali' };
    body(await manager.post('/api/service/registration/gabung', merge));
    const bill = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price: 20_000, akun: '4-1103' }]);
    const paying = {
      methods,
      allocations: [{ bill_id: bill.id, amount: 20_000 }],
      issue: true,
      excess_to_deposit: true,
    };
    const answers = [
      await admin.post('/api/finance/deposit/topup', { customer_id: other, methods }),
      await admin.post('/api/finance/billtransaction', { customer_id: other, ...paying }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body['message']]).toEqual([409, expect.stringMatching(/ sudah digabung$/)]);
  });
});

describe('the ledger of a patient who was registered twice', () => {
  interface Ledger {
    readonly count: number;
    readonly ending: number;
  }
  const checks = async () =>
    body(
      await stage.manager.get<{ ok: boolean; checks: { key: string; ok: boolean; diffs: { key: string }[] }[] }>(
        '/api/finance-v2/jurnal/verifikasi',
      ),
    );
  const lineOwners = (id: number) =>
    stage.clinic.database.asOwner<{ n: number }>(
      `select count(*)::int as n from journal_lines where actor_type = 'customer' and actor_id = $1`,
      [id],
    );

  it('follows him into the record that goes on, and no line is changed', async () => {
    const { admin, manager, clinic } = stage;
    const [kept, other, last] = [await newPatient(admin), await newPatient(admin), await newPatient(admin)];
    const cash = (await methodIds(clinic))['Tunai'] ?? 0;
    const methods = (amount: number) => [{ paymentmethod_id: cash, amount }];
    for (const [customer_id, amount] of [
      [kept, 100_000],
      [other, 50_000],
    ] as const)
      body(await manager.post('/api/finance/deposit/topup', { customer_id, methods: methods(amount) }), 201);
    const [before] = await lineOwners(other);
    const merge = async (from_id: number, into_id: number) =>
      body(await manager.post('/api/service/registration/gabung', { from_id, into_id, reason: 'Terdaftar dua kali' }));
    await merge(other, kept);
    const account = (await accountIds(clinic))['2-1501'] ?? 0;
    const ledger = async (actor_id: number) => {
      const query = {
        start_date: today(),
        end_date: today(),
        akun_id: String(account),
        actor_type: 'customer',
        actor_id: String(actor_id),
      };
      return body(await manager.get<Ledger>('/api/finance-v2/laporan/bukubesar', { query }));
    };
    for (const asked of [kept, other]) expect(await ledger(asked)).toMatchObject({ count: 2, ending: 150_000 });
    const query = { start_date: today(), end_date: today(), actor_type: 'customer', actor_id: String(kept) };
    const journals = body(await manager.get<{ count: number }>('/api/finance-v2/laporan/jurnal', { query }));
    expect(journals.count).toBe(2);
    expect(await lineOwners(other)).toEqual([before]);
    expect(await checks()).toMatchObject({ ok: true });
    await merge(kept, last);
    expect(await ledger(last)).toMatchObject({ count: 2, ending: 150_000 });
    body(await manager.post('/api/finance/deposit/refund', { customer_id: last, methods: methods(150_000) }), 201);
    expect(await ledger(last)).toMatchObject({ count: 3, ending: 0 });
    expect(await checks()).toMatchObject({ ok: true });
  });

  it('is compared with his documents, each person for himself', async () => {
    const { admin, manager, clinic } = stage;
    const [one, two] = [await newPatient(admin), await newPatient(admin)];
    const methods = [{ paymentmethod_id: (await methodIds(clinic))['Tunai'] ?? 0, amount: 70_000 }];
    for (const customer_id of [one, two])
      body(await manager.post('/api/finance/deposit/topup', { customer_id, methods }), 201);
    const shift = (from: number, into: number) =>
      clinic.database.asOwner(
        `update customerdeposits set balance = balance + case customer_id when $1 then -1000 else 1000 end
         where customer_id in ($1, $2)`,
        [from, into],
      );
    await shift(one, two);
    const found = (await checks()).checks.filter(({ ok }) => !ok);
    expect(found.map(({ key }) => key)).toEqual(['V10']);
    const names = await clinic.database.asOwner<{ username: string }>(
      'select username from users where id in ($1, $2)',
      [one, two],
    );
    for (const { username } of names)
      expect(found[0]?.diffs.some(({ key }) => key.endsWith(`pasien ${username}`))).toBe(true);
    await shift(two, one);
    expect(await checks()).toMatchObject({ ok: true });
  });
});
