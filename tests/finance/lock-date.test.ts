// The day before which nothing may be posted, also over a period that is opened again (finance.md 2b, 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { closeSession } from './desk.ts';

interface Period extends Json {
  readonly id: number;
  readonly version: number;
  readonly start_date: string;
  readonly lock_date: string | null;
}

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const yesterday = (): string => addDays(today(), -1);
const act = (period: Period, verb: string, input: Json, by: Client) =>
  by.post<Period>(`/api/finance/periode/${period.id}/${verb}`, { version: period.version, ...input });

describe('a locked day', () => {
  const lock = async (by: Client, lock_date: string | null, reader = by) => {
    const { body } = await reader.get<{ data: Period[] }>('/api/finance/periode?status=0');
    const [period] = body.data;
    return by.post(`/api/finance/periode/${period?.id}/lock`, { version: period?.version, lock_date });
  };
  const journal = (by: Client, transaction_at: string) =>
    by.post('/api/finance-v2/jurnal', {
      transaction_at,
      memo: 'Uji',
      details: [
        { akun: { code: '6-1201' }, debit: 1 },
        { akun: { code: '1-1111' }, credit: 1 },
      ],
    });

  it('takes nothing until it is unlocked', async () => {
    const other = await clinic.as('finance.bdg');
    expect((await lock(other, yesterday())).status).toBe(200);
    const refused = await journal(other, yesterday());
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Tanggal sudah dikunci sampai');
    expect((await journal(other, today())).status).toBe(201);
    expect((await lock(other, null)).status).toBe(200);
    expect((await journal(other, yesterday())).status).toBe(201);
  });

  it('stays locked beyond a period that was opened again, once that is closed again', async () => {
    const head = await clinic.as('manager.dps');
    const period = async (status: number) => {
      const { body } = await head.get<{ data: Period[] }>(`/api/finance/periode?status=${status}`);
      const last = body.data.toSorted((a, b) => b.start_date.localeCompare(a.start_date))[0];
      if (!last) throw new Error('There is no such period.');
      return last;
    };
    const end_date = addDays(today(), -3);
    for (const cashier of ['admin.dps', 'finance.dps', 'manager.dps']) await closeSession(clinic, cashier, {});
    expect((await act(await period(0), 'close', { end_date }, head)).status).toBe(200);
    expect((await lock(head, yesterday())).status).toBe(200);
    expect((await act(await period(1), 'reopen', { reason: 'Koreksi' }, head)).status).toBe(200);
    expect((await act(await period(0), 'close', { end_date }, head)).status).toBe(200);
    expect(await period(0)).toMatchObject({ start_date: addDays(end_date, 1), lock_date: yesterday() });
    expect((await journal(head, yesterday())).status).toBe(422);
    expect((await journal(head, today())).status).toBe(201);
    expect((await lock(head, null)).status).toBe(200);
    expect((await act(await period(0), 'close', { end_date: addDays(end_date, 1) }, head)).status).toBe(200);
    expect((await period(0)).lock_date).toBeNull();
  });

  it('is what it was before a closing, once the period is opened again', async () => {
    const head = await clinic.as('manager.jkt');
    const period = async (status: number) => {
      const { body } = await head.get<{ data: Period[] }>(`/api/finance/periode?status=${status}`);
      const last = body.data.toSorted((a, b) => b.start_date.localeCompare(a.start_date))[0];
      if (!last) throw new Error('There is no such period.');
      return last;
    };
    for (const cashier of ['admin.jkt', 'finance.jkt', 'manager.jkt']) await closeSession(clinic, cashier, {});
    const [early, end_date] = [addDays(today(), -9), addDays(today(), -3)];
    for (const before of [early, end_date, yesterday()]) {
      expect((await lock(head, before)).status).toBe(200);
      expect((await act(await period(0), 'close', { end_date }, head)).status).toBe(200);
      expect(await period(1)).toMatchObject({ lock_date: end_date });
      // What was locked beyond the closing day stays so.
      expect((await period(0)).lock_date).toBe(before > end_date ? before : null);
      expect((await act(await period(1), 'reopen', { reason: 'Koreksi' }, head)).status).toBe(200);
      expect((await period(0)).lock_date).toBe(before);
      expect((await journal(head, before)).status).toBe(422);
      expect((await journal(head, addDays(before, 1))).status).toBe(201);
    }
  });

  it('lies in the active period', async () => {
    const other = await clinic.as('finance.bdg');
    expect((await lock(other, '2999-01-01')).status).toBe(422);
    expect((await lock(await clinic.as('admin.bdg'), yesterday(), other)).status).toBe(403);
  });
});
