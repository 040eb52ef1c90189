// A patient's statement of account: to the rupiah what his bills and deposits say, whatever was done to them (finance.md 3, 6.3, 6.4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';
import { type Accounts, openAccounts } from './account-stage.ts';
import { draftBill, type Receipt } from './draft.ts';

let clinic: TestApp;
let on: Accounts;
beforeAll(async () => {
  clinic = await testApp();
  on = await openAccounts(clinic);
});
afterAll(() => clinic.close());

describe('the account of a patient', () => {
  it('tells bill, payment, deposit, note of credit and refund with the balances after each', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await on.billFor(id, 500_000);
    await on.topUp(id, 300_000);
    await on.payBy(id, bill, { Tunai: 200_000, Deposit: 100_000 });
    const refund = await on.at.verb(on.at.manager, bill, 'refund', {
      amount: 300_000,
      ...on.at.cash(),
      reason: 'Perawatan tidak jadi',
    });
    expect(refund.status, JSON.stringify(refund.body)).toBe(201);
    const { lines } = await on.expectWhole(id);
    const kinds = new Map(lines.map(({ kind, charge, deposit }) => [kind, [charge, deposit]]));
    expect(Object.fromEntries(kinds)).toEqual({
      tagihan: [500_000, 0],
      deposit: [0, 300_000],
      pembayaran: [-300_000, -100_000],
      'nota kredit': [-300_000, 0],
      refund: [100_000, 0],
    });
  });

  it('tells what was taken back on its own day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await on.billFor(id, 500_000);
    await on.topUp(id, 400_000);
    const paid = await on.payBy(id, bill, { Tunai: 150_000, Deposit: 250_000 });
    expect((await on.takeBack(paid.body)).status).toBe(200);
    const voided = await on.at.verb(on.at.manager, bill, 'void', { reason: 'Salah pasien' });
    expect(voided.status, JSON.stringify(voided.body)).toBe(200);
    const { lines } = await on.expectWhole(id);
    expect(lines.map(({ kind, owed, held }) => [kind, owed, held])).toEqual([
      ['tagihan', 500_000, 0],
      ['deposit', 500_000, 400_000],
      ['pembayaran', 100_000, 150_000],
      ['batal kwitansi', 500_000, 400_000],
      ['batal tagihan', 0, 400_000],
    ]);
  });

  it('owes nothing of what was given up, and what is recovered changes no balance', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await on.billFor(id, 500_000);
    await on.payBy(id, bill, { Tunai: 100_000 });
    expect((await on.at.verb(on.at.manager, bill, 'writeoff', { reason: 'Pindah kota' })).status).toBe(200);
    const recovered = await on.payBy(id, bill, { Tunai: 150_000 });
    expect((await on.payBy(id, bill, { Tunai: 250_000 })).status).toBe(201);
    expect((await on.takeBack(recovered.body)).status).toBe(200);
    const { lines, closing } = await on.expectWhole(id);
    expect(closing).toEqual({ owed: 0, held: 0 });
    expect(lines.map(({ kind, charge, recovered: back }) => [kind, charge, back])).toEqual([
      ['tagihan', 500_000, 0],
      ['pembayaran', -100_000, 0],
      ['hapus buku', -400_000, 0],
      ['pembayaran', 0, 150_000],
      ['pembayaran', 0, 250_000],
      ['batal kwitansi', 0, -150_000],
    ]);
  });

  it('is of each: who pays for a relative by his deposit, and the relative', async () => {
    const [payer, child] = [await draftBill(clinic), await draftBill(clinic)];
    await on.topUp(payer.customer_id, 300_000);
    const bill = await on.billFor(child.customer_id, 200_000);
    expect((await on.payBy(payer.customer_id, bill, { Deposit: 200_000 })).status).toBe(201);
    const [of, own] = [await on.expectWhole(payer.customer_id), await on.expectWhole(child.customer_id)];
    expect(of.lines.at(-1)).toMatchObject({ kind: 'pembayaran', charge: 0, deposit: -200_000, held: 100_000 });
    expect(own.lines.at(-1)).toMatchObject({ kind: 'pembayaran', charge: -200_000, deposit: 0, owed: 0 });
  });

  it('agrees after many steps drawn at random, day by day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    let seed = 20_261_126;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const bills: number[] = [];
    const receipts: Receipt[] = [];
    const keep = ({ status, body }: { status: number; body: Receipt }) => {
      if (status === 201) receipts.push(body);
    };
    const steps = [
      async () => bills.push(await on.billFor(id, 100_000 * (1 + draw(9)))),
      async () => keep(await on.topUp(id, 50_000 * (1 + draw(6)))),
      async () => keep(await on.payBy(id, bills[draw(bills.length)] ?? 0, { Tunai: 50_000 * (1 + draw(4)) })),
      async () => keep(await on.payBy(id, bills[draw(bills.length)] ?? 0, { Deposit: 50_000 * (1 + draw(2)) })),
      async () => {
        const [gone] = receipts.splice(draw(receipts.length), 1);
        if (gone) await on.takeBack(gone);
      },
      async () => {
        const bill = bills[draw(bills.length)] ?? 0;
        await on.at.verb(on.at.manager, bill, 'refund', {
          amount: 50_000,
          to_deposit: draw(2) === 0,
          paymentmethod_id: on.at.methods['Tunai'],
          reason: 'Dikurangi',
        });
      },
      async () => on.at.verb(on.at.manager, bills[draw(bills.length)] ?? 0, 'void', { reason: 'Salah' }),
    ];
    await steps[0]?.();
    for (let step = 0; step < 40; step += 1) await steps[draw(steps.length)]?.();
    const { lines } = await on.expectWhole(id);
    expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    expect(lines.every(({ held, owed }) => held >= 0 && owed >= 0)).toBe(true);
  });
});
