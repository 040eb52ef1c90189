// Who asks at the same moment (finance.md 9): slips, payments, voids and laboratory costs of the same treatments, through the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import type { Paid } from './share-stage.ts';
import { openSlips, type Slips } from './slip-stage.ts';

const CHANGED = 'Sisa hutang sudah berubah. Muat ulang halaman';
const PRICE = 2_550_000;

interface Fee extends Json {
  readonly id: number;
  readonly version: number;
}

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

const statuses = (answers: readonly Answer<unknown>[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const unpay = ({ id, version }: Paid) =>
  at.manager.post(`/api/finance/billtransaction/${id}/void`, { version, reason: 'Salah pasien' });
/** Of every treatment: what it says is owed is what its rows come to, and none was paid by more than it is. */
const expectWhole = async () => {
  const wrong = await at.clinic.database.asOwner(
    `select i.id from tindakanincomes i
     where i.accrued_doctor <> (select coalesce(sum(amount), 0) from hutangs h where h.source_type = 'tindakanincome' and h.source_id = i.id
         and h.actor_type = 'doctor')
       or exists (select from hutangs h where h.source_type = 'tindakanincome' and h.source_id = i.id
         and h.paid_amount <> (select coalesce(sum(d.amount), 0) from hutangtransactiondetails d
           join hutangtransactions s on s.id = d.hutangtransaction_id and s.status = 1 where d.hutang_id = h.id))`,
  );
  expect(wrong).toEqual([]);
  await at.expectHolding();
};
/** Pays whatever is open, so that the next test begins with nothing; what was paid too much is worked off first. */
const cleared = async () => {
  const open = await at.open();
  if (open.length === 0) return;
  const sum = open.reduce((all, { open_amount }) => all + open_amount, 0);
  if (sum <= 0) await at.pay(await at.billed(), PRICE);
  body(await at.slip(at.whole(await at.open())), 201);
};

describe('at the same moment', () => {
  it('twenty slips for the same rows: one is paid, the others are told', async () => {
    await at.pay(await at.billed(), PRICE);
    await at.pay(await at.billed(), PRICE);
    const rows = at.whole(await at.open());
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.slip(rows)));
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
    const told = answers.filter(({ status }) => status === 409).map(({ body: { message } }) => message);
    expect(new Set(told)).toEqual(new Set([CHANGED]));
    expect(await at.open()).toEqual([]);
    await expectWhole();
  });

  it('a slip, the void of the payment behind it, and another payment: whatever comes first, all of it adds up', async () => {
    for (const turned of [false, true, false, true]) {
      const [first, second] = [await at.billed(), await at.billed()];
      const receipt = await at.pay(first, PRICE);
      const rows = at.whole(await at.open());
      const asks = [() => at.slip(rows), () => unpay(receipt), () => at.pay(second, PRICE)];
      const asked = (turned ? asks.toReversed() : asks).map((ask) => ask());
      const [slip, voided] = turned ? asked.toReversed() : asked;
      // The rows of the slip stay open, whatever is added to them.
      expect(await slip).toMatchObject({ status: 201 });
      expect(await voided).toMatchObject({ status: 200 });
      await Promise.all(asked);
      await expectWhole();
      await cleared();
    }
  });

  it('the cost of a laboratory is confirmed and corrected while its treatment is paid by a slip', async () => {
    const bill = await at.billed(true);
    await at.pay(await at.billed(), PRICE);
    await at.pay(bill, PRICE);
    const [fee] = await at.rows<Fee>('/api/finance/labfee', { status: '0' });
    const confirm = (version: number, amount: number) =>
      at.books.post<Fee>(`/api/finance/labfee/${fee?.id}/confirm`, { version, amount, invoice_no: 'LAB/1' });
    const rows = at.whole(await at.open());
    const [known, slip] = await Promise.all([confirm(fee?.version ?? 0, 600_000), at.slip(rows)]);
    expect([known.status, slip.status]).toEqual([200, 201]);
    await expectWhole();
    const more = at.whole(await at.open());
    expect(more).toHaveLength(1);
    const [corrected, paid] = await Promise.all([confirm(body(known).version, 700_000), at.slip(more)]);
    expect([corrected.status, paid.status]).toEqual([200, 201]);
    expect((await at.open()).map(({ open_amount }) => open_amount)).toEqual([-40_000]);
    await expectWhole();
    await cleared();
  });
});
