// The night issues the drafts of earlier days, once, where the branch wants it and its books are open (service.md 6.3).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { issueDrafts } from '../../server/usecases/finance/bill/issue-drafts.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { draftBill } from './draft.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const logger = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;
/** A moment of the night of the n-th day from now, after the jobs are due. */
const night = (days: number): Date => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date());
  return new Date(Date.parse(`${today}T00:00:00+07:00`) + days * 24 * HOUR_MS + 3 * HOUR_MS);
};
const jobs = [{ name: 'bill-issue', run: issueDrafts }];
const runNight = (days: number) => runDueJobs({ pool: clinic.database.pool, logger, jobs }, night(days));
const billOf = async (id: number): Promise<Json | undefined> =>
  (
    await clinic.database.asOwner('select status, code, posting_date::text as posting_date from bills where id = $1', [
      id,
    ])
  )[0];
/** A draft of yesterday. */
const oldDraft = async (): Promise<number> => {
  const { id } = await draftBill(clinic);
  await clinic.database.asOwner('update bills set transaction_at = transaction_at - 1 where id = $1', [id]);
  return id;
};
const forget = () => clinic.database.asOwner('delete from job_runs');

describe('the night', () => {
  it('issues drafts of earlier days with their journal, once, and logs it as its own work', async () => {
    const old = await oldDraft();
    const fresh = (await draftBill(clinic)).id;
    await Promise.all([runNight(0), runNight(0)]);
    expect(await billOf(old)).toMatchObject({ status: 1 });
    expect(await billOf(fresh)).toMatchObject({ status: 0, code: null });
    const journals = await clinic.database.asOwner(
      `select total_amount from journals where source_type = 'bill' and source_id = $1`,
      [old],
    );
    expect(journals).toHaveLength(1);
    const code = String((await billOf(old))?.['code']);
    const manager = await clinic.as('manager.bdg');
    const { body } = await manager.get<{ data: readonly Json[] }>('/api/applog', { query: { keyword: code } });
    expect(body.data).toMatchObject([{ userdata: { id: null, name: 'Sistem' }, url: `/finance/payment/bill/${old}` }]);
  });

  it('leaves them where the branch does not want it, and does it when it does', async () => {
    const draft = await oldDraft();
    const choose = (wanted: boolean) =>
      clinic.database.asOwner('update branchpreferences set terbit_otomatis = $1 where profile_id = 1', [wanted]);
    await forget();
    await choose(false);
    await runNight(0);
    expect(await billOf(draft)).toMatchObject({ status: 0 });
    await forget();
    await choose(true);
    await runNight(0);
    expect(await billOf(draft)).toMatchObject({ status: 1 });
  });

  it('leaves one whose discount waits for an approver, until it is decided', async () => {
    const draft = await oldDraft();
    const desk = await clinic.as('admin.bdg');
    const wish = { version: 1, discount_percent: 20, discount_reason: 'Keluarga' };
    const { body } = await desk.put(`/api/finance/bill/${draft}`, wish);
    await forget();
    await runNight(0);
    expect(await billOf(draft)).toMatchObject({ status: 0 });
    const manager = await clinic.as('manager.bdg');
    await manager.put(`/api/applog/${String(body['applog_id'])}`, { status: -1, reason: 'Tidak' });
    await forget();
    await runNight(0);
    expect(await billOf(draft)).toMatchObject({ status: 1 });
  });

  it('leaves them while the books are closed', async () => {
    const draft = await oldDraft();
    await forget();
    await clinic.database.asOwner(
      'update periodes set lock_date = current_date + 1 where profile_id = 1 and status = 0',
    );
    await runNight(0);
    expect(await billOf(draft)).toMatchObject({ status: 0 });
    await clinic.database.asOwner('update periodes set lock_date = null where profile_id = 1');
  });
});
