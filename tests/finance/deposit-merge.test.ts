// What is held for a patient who was registered twice, once he is one again (service.md 5; finance.md 2c).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, newPatient, openStage, type Stage } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
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
