// Costs that were paid ahead, as the schedules that their templates charge (decision 105).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { monthBack } from './asset-stage.ts';

let clinic: TestApp;
let books: Client;
let akun: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  akun = await accountIds(clinic);
});
afterAll(() => clinic.close());

const listed = async (by: Client = books) => body(await by.get<AnswerOf<'finance.prabayar'>>('/api/finance/prabayar'));
const rowOf = async (id: number) => (await listed()).data.find((row) => row.id === id);

describe('what was paid ahead', () => {
  it('is told with what is charged, what is left, and what the ledger holds', async () => {
    const before = (await listed()).accounts.find(({ akun: { code } }) => code === '1-1402');
    const last = (months: number) => addDays(monthBack(months), -1);
    const made = body(
      await books.post<{ id: number }>('/api/finance/jurnaltemplate', {
        name: 'Asuransi alat setahun',
        kind: 3,
        interval_months: 1,
        start_at: last(1),
        end_at: addMonths(last(1), 11),
        is_active: true,
        lines: [
          { akun_id: akun['6-1305'], debit: 1_000_000 },
          { akun_id: akun['1-1402'], credit: 1_000_000 },
        ],
      }),
      201,
    );
    expect(await rowOf(made.id)).toMatchObject({
      akun: { code: '1-1402' },
      invoice_id: null,
      months: 12,
      total_amount: 12_000_000,
      charged_amount: 0,
      charged_months: 0,
      rest_amount: 12_000_000,
    });
    const ran = body(
      await books.post<{ journals: { id: number }[] }>(`/api/finance/jurnaltemplate/${made.id}/run`, {
        until: last(0),
      }),
      201,
    );
    expect(ran.journals).toHaveLength(2);
    expect(await rowOf(made.id)).toMatchObject({
      charged_amount: 2_000_000,
      charged_months: 2,
      rest_amount: 10_000_000,
    });
    const after = (await listed()).accounts.find(({ akun: { code } }) => code === '1-1402');
    expect((after?.rest_amount ?? 0) - (before?.rest_amount ?? 0)).toBe(10_000_000);
    expect(after?.difference).toBe((after?.ledger_amount ?? 0) - (after?.rest_amount ?? 0));
    const [journal] = ran.journals;
    const manager = await clinic.as('manager.bdg');
    const back = { version: 1, reason: 'Uji' };
    body(await manager.post(`/api/finance-v2/jurnal/${journal?.id}/reverse`, back), 201);
    expect(await rowOf(made.id)).toMatchObject({
      charged_amount: 1_000_000,
      charged_months: 1,
      rest_amount: 11_000_000,
    });
  });

  it('of another branch, and to who keeps no books, is not told', async () => {
    const names = (await listed()).data.map(({ name }) => name);
    const theirs = (await listed(await clinic.as('finance.jkt'))).data.map(({ name }) => name);
    expect(names).toContain('Asuransi alat setahun');
    expect(theirs).not.toContain('Asuransi alat setahun');
    expect((await (await clinic.as('admin.bdg')).get('/api/finance/prabayar')).status).toBe(403);
  });
});
