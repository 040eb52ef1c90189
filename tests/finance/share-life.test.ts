// Shares through what happens to visits, bills and patients: a visit that is opened again, a bill that is cancelled, records that are
// merged (finance.md 6.5, corrections 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, body, newPatient, today, type Visit } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import type { Income } from './share-stage.ts';
import { openSlips, type Slips } from './slip-stage.ts';

const PRICE = 2_550_000;

interface Bill extends Json {
  readonly id: number;
  readonly version: number;
  readonly source_id: number;
  readonly status: number;
}
interface Row extends Income {
  readonly visitperawatan_id: number;
  readonly source_seq: number;
}

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

const bill = async (id: number) => body(await at.books.get<Bill>(`/api/finance/bill/${id}`));
const stored = (visit: number): Promise<readonly Row[]> =>
  at.clinic.database.asOwner<Row>(
    `select i.id, i.status, i.source_seq, i.bill_id, i.accrued_doctor::float8 as accrued_doctor, i.visitperawatan_id
     from tindakanincomes i join visitperawatans p on p.id = i.visitperawatan_id where p.visit_id = $1 order by i.id`,
    [visit],
  );
const unpay = async ({ id, version }: { id: number; version: number }) =>
  body(await at.manager.post(`/api/finance/billtransaction/${id}/void`, { version, reason: 'Salah pasien' }));
const end = async (visit: Visit): Promise<number> => body(await act(at.doctor, 'visit', visit, 'selesai')).bill_id ?? 0;
const reopen = async (id: number): Promise<Visit> => {
  const visit = body(await at.doctor.get<Visit>(`/api/service/visit/${id}`));
  return body(await act(at.manager, 'visit', visit, 'bukakembali', { reason: 'Salah tindakan' }));
};

describe('a visit that is opened again', () => {
  it('brings its treatment’s income back to life: the count of its rows goes on, and slips pay what is left', async () => {
    const first = await at.billed();
    const { source_id: visit } = await bill(first);
    const receipt = await at.pay(first, PRICE);
    const paid = body(await at.slip(at.whole(await at.open())), 201);
    expect(paid).toMatchObject({ gross_amount: 1_000_000 });
    await unpay(receipt);
    const [before] = await stored(visit);
    expect(before).toMatchObject({ status: 1, accrued_doctor: 0, source_seq: 2 });

    const open = await reopen(visit);
    expect(await stored(visit)).toMatchObject([{ id: before?.id, status: -1 }]);
    await at.expectHolding();
    const second = await end(open);
    expect(second).not.toBe(first);
    await at.pay(second, PRICE);
    const [after, ...others] = await stored(visit);
    expect(others).toEqual([]);
    expect(after).toMatchObject({
      id: before?.id,
      bill_id: second,
      status: 2,
      accrued_doctor: 1_000_000,
      source_seq: 3,
    });
    const rows = await at.clinic.database.asOwner(
      `select source_seq, amount::float8 as amount, paid_amount::float8 as paid from hutangs
       where source_type = 'tindakanincome' and source_id = $1 and actor_type = 'doctor' order by source_seq`,
      [after?.id],
    );
    expect(rows).toEqual([
      { source_seq: 1, amount: 1_000_000, paid: 1_000_000 },
      { source_seq: 2, amount: -1_000_000, paid: 0 },
      { source_seq: 3, amount: 1_000_000, paid: 0 },
    ]);
    await at.expectHolding();
    const nothing = body(await at.slip(at.whole(await at.open())), 201);
    expect(nothing).toMatchObject({ gross_amount: 0, pph_amount: 0, net_amount: 0 });
    expect(await at.open()).toEqual([]);
    await at.expectHolding();
  });
});

describe('a bill that is cancelled', () => {
  it('after its payment was taken back owes nothing, and what a slip had paid waits as a correction', async () => {
    const id = await at.billed();
    const receipt = await at.pay(id, PRICE);
    body(await at.slip(at.whole(await at.open())), 201);
    const refused = await at.manager.post(`/api/finance/bill/${id}/void`, {
      version: (await bill(id)).version,
      reason: 'Salah pasien',
    });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Tagihan sudah memiliki pembayaran. Batalkan pembayaran atau buat refund terlebih dahulu',
    ]);
    await unpay(receipt);
    const { version } = await bill(id);
    body(await at.manager.post(`/api/finance/bill/${id}/void`, { version, reason: 'Salah pasien' }));
    expect(await at.incomeOf(id)).toMatchObject({ status: -1, accrued_doctor: 0 });
    expect((await at.open()).map(({ open_amount }) => open_amount)).toEqual([-1_000_000]);
    await at.expectHolding();
    // The next fees of the doctor work it off.
    for (const next of [await at.billed(), await at.billed()]) await at.pay(next, PRICE);
    expect(body(await at.slip(at.whole(await at.open())), 201)).toMatchObject({ gross_amount: 1_000_000 });
    await at.expectHolding();
  });
});

describe('two records of one patient', () => {
  it('become one: his treatments’ incomes go over, what is owed stays whose it is, and later money is shared on', async () => {
    const id = await at.billed();
    await at.pay(id, 1_020_000);
    const [{ customer } = { customer: 0 }] = await at.clinic.database.asOwner<{ customer: number }>(
      'select customer_id as customer from bills where id = $1',
      [id],
    );
    const kept = await newPatient(at.admin);
    const owed = await at.owed(await at.incomeOf(id), 'doctor');
    const merge = { from_id: customer, into_id: kept, reason: 'Terdaftar dua kali' };
    body(await at.manager.post('/api/service/registration/gabung', merge));
    expect(await at.incomeOf(id)).toMatchObject({ customer_id: kept, accrued_doctor: 400_000 });
    expect(await at.owed(await at.incomeOf(id), 'doctor')).toEqual(owed);
    await at.expectHolding();
    await at.pay(id, 1_530_000);
    expect(await at.incomeOf(id)).toMatchObject({ accrued_doctor: 1_000_000, status: 2 });
    const slip = body(await at.slip(at.whole(await at.open())), 201);
    expect(slip).toMatchObject({ gross_amount: 1_000_000, transaction_at: today() });
    await at.expectHolding();
  });
});
