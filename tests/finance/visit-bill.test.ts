// The bill of a visit: made anew after it was cancelled, and whether the visit is paid (finance.md 5, 6.12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, body, openStage, type Stage, type Visit } from '../service/stage.ts';
import { openDesk, PAY, type Desk } from './credit-stage.ts';
import type { Receipt } from './draft.ts';

let stage: Stage;
let at: Desk;
beforeAll(async () => {
  stage = await openStage();
  at = await openDesk(stage.clinic);
});
afterAll(() => stage.clinic.close());

const finished = async (unit = stage.units[0]): Promise<Visit & { readonly bill_id: number }> => {
  const visit = await stage.noted(await stage.scaled(await stage.seated(unit)));
  const done = body(await act(stage.doctor, 'visit', visit, 'selesai'));
  return { ...done, bill_id: done.bill_id ?? 0 };
};
const again = (visit_id: number) => at.desk.post('/api/finance/bill/fromvisit', { visit_id });
const isPaid = async (id: number) => {
  const [row] = await stage.clinic.database.asOwner<{ ispaid: boolean }>('select ispaid from visits where id = $1', [
    id,
  ]);
  return row?.ispaid;
};

describe('the bill of a visit', () => {
  it('that was cancelled is made again, once', async () => {
    const visit = await finished();
    const same = await again(visit.id);
    expect([same.status, same.body['id']]).toEqual([200, visit.bill_id]);
    body(await at.verb(at.manager, visit.bill_id, 'void', { reason: 'Salah pasien' }));
    const [first, second] = [await again(visit.id), await again(visit.id)];
    expect([first?.status, second?.status]).toEqual([201, 200]);
    expect(first?.body).toMatchObject({ status: 0, source_type: 'visit', source_id: visit.id });
    expect(second?.body['id']).toBe(first?.body['id']);
    expect(body(await at.desk.get<Visit>(`/api/service/visit/${visit.id}`)).bill_id).toBe(first?.body['id']);
  });

  it('is not made of one that goes on, nor of another branch', async () => {
    const visit = await stage.queued();
    const refused = await again(visit.id);
    expect([refused.status, refused.body['message']]).toEqual([422, 'Kunjungan belum selesai']);
    const other = await stage.clinic.as('admin.jkt');
    expect((await other.post('/api/finance/bill/fromvisit', { visit_id: visit.id })).status).toBe(404);
  });

  it('says whether the visit is paid, also after the payment is taken back', async () => {
    const visit = await finished();
    const { id, version } = visit;
    await at.verb(at.desk, visit.bill_id, 'issue');
    const { total_amount } = await at.bill(visit.bill_id);
    const { body: receipt } = await at.pay(visit.bill_id, total_amount);
    expect(await isPaid(id)).toBe(true);
    const listed = await at.desk.get<{ count: number }>(
      `/api/service/visit?ispaid=true&customer=${Number(visit.customer_id)}`,
    );
    expect(listed.body.count).toBe(1);
    const taken = { reason: 'Salah metode', version: receipt.version };
    expect((await at.manager.post<Receipt>(`${PAY}/${receipt.id}/void`, taken)).status).toBe(200);
    expect(await isPaid(id)).toBe(false);
    expect(body(await at.desk.get<Visit>(`/api/service/visit/${id}`)).version).toBe(version);
  });

  it('that was refunded and voided with its visit keeps the refunded payments', async () => {
    const visit = await finished();
    await at.verb(at.desk, visit.bill_id, 'issue');
    const { total_amount } = await at.bill(visit.bill_id);
    const { body: receipt } = await at.pay(visit.bill_id, total_amount);
    const note = { amount: total_amount, reason: 'Salah tindakan', ...at.cash() };
    body(await at.verb(at.manager, visit.bill_id, 'refund', note), 201);
    const shown = body(await at.manager.get<Visit>(`/api/service/visit/${visit.id}`));
    body(await act(stage.manager, 'visit', shown, 'bukakembali', { reason: 'Salah tindakan' }));
    expect((await at.bill(visit.bill_id)).status).toBe(-1);
    const taken = { reason: 'Salah', version: receipt.version };
    const refused = await at.manager.post<{ message: string }>(`${PAY}/${receipt.id}/void`, taken);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/sudah direfund\. Pembayarannya tidak dapat dibatalkan$/),
    ]);
    expect(await at.verified()).toEqual([]);
  });
});
