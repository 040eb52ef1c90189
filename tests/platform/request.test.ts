// Every kind of request: one at a time, carried by its record, shown to its approver, closed when it has lost its ground, and its end
// told to whoever asked (platform.md 4; docs/decisions/0036).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApprovalAction,
  approvalActions,
  approvalKinds,
  type OpenRequest,
  type Review,
} from '../../src/resources/platform/approval.ts';
import type { Client, Json } from '../support/app.ts';
import { openScenes, type Scenes } from './request-stage.ts';

let stage: Awaited<ReturnType<typeof openScenes>>['stage'];
let scenes: Scenes;
beforeAll(async () => {
  ({ stage, scenes } = await openScenes());
});
afterAll(() => stage.clinic.close());

interface Entry extends Json {
  readonly status: number;
  readonly statusname: string;
  readonly reason: string | null;
  readonly url: string;
  readonly review: Review;
}
interface News {
  readonly decided: number;
}
/** Kinds whose effect is booked. */
const BOOKED: readonly ApprovalAction[] = [
  'finance.payment.void',
  'finance.bill.void',
  'finance.jurnal',
  'finance.jurnal.reverse',
  'finance.periode.reopen',
  'finance.refund',
  'finance.writeoff',
  'finance.biaya',
  'finance.hutang.pay',
];
/** Kinds whose record waits in a state of its own, in which it is not asked for again. */
const WAITING: readonly ApprovalAction[] = ['inventory.purchase'];
/** Kinds whose record waits from its beginning: it is answered, and its like is no other request. */
const BORN: readonly ApprovalAction[] = ['attendance.leave', 'attendance.overtime'];
const againOf = (action: ApprovalAction, id: number): readonly [status: number, body: Json] => {
  if (BORN.includes(action)) return [422, { code: `${action.replace('attendance.', '')}-overlap` }];
  if (WAITING.includes(action)) return [409, { message: 'Dokumen sudah diproses, tidak dapat diubah.' }];
  const message = `Permintaan yang sama masih menunggu persetujuan (nomor ${id})`;
  return [409, { applog_id: id, message }];
};
const entryOf = async (by: Client, id: number) => (await by.get<Entry>(`/api/applog/${id}`)).body;
/** Numbers and kinds of the requests that a record carries; undefined where there is none, or none any more. */
const marksOf = async (by: Client, record: string | undefined) => {
  if (record === undefined) return undefined;
  const { requests } = (await by.get<{ requests?: readonly OpenRequest[] }>(record)).body;
  return requests?.map(({ id, action }) => [id, action]);
};
const decidedOf = async (by: Client) => (await by.get<News>('/api/applog/news?after=0')).body.decided;
const managerOf = (action: ApprovalAction) =>
  stage.clinic.as(
    (
      { 'finance.periode.close': 'manager.mks', 'finance.periode.reopen': 'manager.dps' } as Partial<
        Record<ApprovalAction, string>
      >
    )[action] ?? 'manager.bdg',
  );

describe.each(approvalActions)('a request for %s', (action) => {
  it('is shown, open once, carried by its record, and closed with the reason when its ground is gone', async () => {
    const { by, asked, again, record, spoil } = await scenes[action]();
    expect(asked.status, JSON.stringify(asked.body)).toBe(BORN.includes(action) ? 201 : 202);
    const id = Number(asked.body['applog_id']);
    const manager = await managerOf(action);

    const { review, url } = await entryOf(manager, id);
    const shows: readonly string[] = approvalKinds[action].shows;
    expect(url).toMatch(/^\//);
    expect(review.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(typeof review.amount).toBe(shows.includes('amount') ? 'number' : 'object');
    expect(review.changes.length).toBeGreaterThan(0);
    expect(review.changes.some(({ before, after }) => before !== after)).toBe(true);
    expect(review.lines.length > 0).toBe(shows.includes('lines'));
    expect(review.journals.length > 0 || !BOOKED.includes(action)).toBe(true);
    for (const { lines } of review.journals)
      expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    // What is shown is for who decides: a manager who asks his superadmin sees what he is shown of all.
    expect((await entryOf(by, id)).review === undefined).toBe(by !== stage.manager);

    const second = await again();
    expect([second.status, second.body]).toMatchObject(againOf(action, id));
    expect(await marksOf(by, record)).toEqual(record === undefined ? undefined : [[id, action]]);

    const before = await decidedOf(by);
    const spoilt = await spoil();
    expect(spoilt.status, JSON.stringify(spoilt.body)).toBeLessThan(300);
    const closed = await entryOf(by, id);
    expect(closed).toMatchObject({ status: -1, closing: 'lapsed', statusname: 'Ditutup', decided_by: null });
    expect(closed.reason).toMatch(/^Ditutup oleh sistem: ./);
    expect(await decidedOf(by)).toBe(before + 1);
    const late = await manager.put(`/api/applog/${id}`, { status: 1, reason: 'Setuju' });
    expect([late.status, late.body['message']]).toEqual([409, 'Permintaan sudah diputuskan']);
    expect((await marksOf(by, record)) ?? []).toEqual([]);
  });
});

it('for a refund tells by which way the money would go', async () => {
  const { asked } = await scenes['finance.refund']();
  const { review } = await entryOf(await managerOf('finance.refund'), Number(asked.body['applog_id']));
  expect(review.changes).toContainEqual(expect.objectContaining({ label: 'Dikembalikan lewat', after: 'Tunai' }));
});

describe('an open request', () => {
  it('is one of two that are made at once, and the other is told its number', async () => {
    const { again, asked, by } = await scenes['finance.payment.void']();
    const id = Number(asked.body['applog_id']);
    expect((await by.post(`/api/applog/${id}/tarik`)).status).toBe(200);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
    const open = answers.find(({ status }) => status === 202)?.body['applog_id'];
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body['applog_id'])).toEqual([open, open]);
  });

  it('is taken back by whoever asked, and by nobody else', async () => {
    const { asked, by, again, record = '' } = await scenes['finance.bill.void']();
    const id = Number(asked.body['applog_id']);
    const before = await decidedOf(by);
    expect((await stage.manager.post(`/api/applog/${id}/tarik`)).status).toBe(403);
    expect((await (await stage.clinic.as('manager.jkt')).post(`/api/applog/${id}/tarik`)).status).toBe(404);
    const taken = await by.post<Entry>(`/api/applog/${id}/tarik`);
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { status: -1, closing: 'withdrawn', statusname: 'Ditarik' },
    ]);
    expect((await by.post(`/api/applog/${id}/tarik`)).status).toBe(409);
    // He knows it himself.
    expect(await decidedOf(by)).toBe(before);
    expect((await by.get<{ requests: readonly Json[] }>(record)).body.requests).toEqual([]);
    expect((await again()).status).toBe(202);
  });

  it('stays open over a change that it does not rest on', async () => {
    const { asked, by } = await scenes['finance.payment.void']();
    const id = Number(asked.body['applog_id']);
    await stage.clinic.database.asOwner(`update billtransactions set updated_at = now() where id = (
      select subject_id from applogs where id = ${id})`);
    expect(await entryOf(by, id)).toMatchObject({ status: 0, closing: null });
  });

  it('is closed as well when its row is changed by hand or removed', async () => {
    const { asked, by } = await scenes['service.photo.delete']();
    const id = Number(asked.body['applog_id']);
    await stage.clinic.database.asOwner(`delete from visitmultimedias where id = (
      select subject_id from applogs where id = ${id})`);
    expect(await entryOf(by, id)).toMatchObject({ status: -1, closing: 'lapsed' });
  });

  it('from before there were grounds is closed by the approval that finds it lost', async () => {
    const { asked, by, spoil } = await scenes['finance.payment.void']();
    const id = Number(asked.body['applog_id']);
    await stage.clinic.database.asOwner('delete from request_grounds where applog_id = $1', [id]);
    expect((await spoil()).status).toBe(200);
    expect(await entryOf(by, id)).toMatchObject({ status: 0 });
    const late = await stage.manager.put(`/api/applog/${id}`, { status: 1, reason: 'Setuju' });
    expect(late.status).toBe(409);
    expect(await entryOf(by, id)).toMatchObject({
      status: -1,
      closing: 'lapsed',
      reason: `Ditutup oleh sistem: ${String(late.body['message'])}`,
    });
  });
});

describe('the end of a request', () => {
  it('is counted by the bell of whoever asked until he has looked', async () => {
    const { asked, by } = await scenes['finance.bill.void']();
    // He who decides may have asked for something of his own before.
    for (const one of [by, stage.manager]) await one.post('/api/applog/terlihat');
    expect(await decidedOf(by)).toBe(0);
    await stage.manager.put(`/api/applog/${String(asked.body['applog_id'])}`, { status: -1, reason: 'Tidak perlu' });
    expect(await decidedOf(by)).toBe(1);
    expect(await decidedOf(stage.manager)).toBe(0);
    expect((await by.post('/api/applog/terlihat')).status).toBe(200);
    expect(await decidedOf(by)).toBe(0);
  });
});

describe('tables that requests rest on', () => {
  it('are all watched by the database', async () => {
    const rows = await stage.clinic.database.asOwner<{ name: string }>(
      `select distinct g.tablename as name from request_grounds g
       where not exists (select from pg_trigger t where t.tgrelid = g.tablename::regclass and t.tgname = 'grounds')`,
    );
    expect(rows).toEqual([]);
  });
});
