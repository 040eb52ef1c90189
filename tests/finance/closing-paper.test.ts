// The paper of a closed period: what it comes to, and the seal by which its journals are known from outside (docs/decisions/0041).
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPosted } from '../../server/jobs/sealing.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { wordsOn } from '../support/pdf.ts';

interface Period extends Json {
  readonly id: number;
  readonly version: number;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly net_profit: number | null;
  readonly closing_journal_id: number | null;
}

/** Rupiah. */
const EARNED = 7_000_000;

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.mks');
});
afterAll(() => clinic.close());

const periods = async (status: number): Promise<readonly Period[]> =>
  (await books.get<{ data: Period[] }>('/api/finance/periode', { query: { status: String(status) } })).body.data;

describe('the paper of a closed period', () => {
  beforeAll(async () => {
    const [active] = await periods(0);
    const details = [
      { akun: { code: '1-1111' }, debit: EARNED, credit: 0 },
      { akun: { code: '4-1103' }, debit: 0, credit: EARNED },
    ];
    const earned = { transaction_at: addDays(today(), -1), memo: 'Uji', details };
    await books.post('/api/finance-v2/jurnal', earned);
    const body = { version: active?.version, end_date: addDays(today(), -1) };
    const { status } = await books.post(`/api/finance/periode/${active?.id}/close`, body);
    if (status !== 200) throw new Error('The period was not closed.');
  });

  it('tells its totals, who closed it, and the seal of its last journal', async () => {
    const [closed] = await periods(1);
    const path = `/api/finance/periode/${closed?.id}/penutupan`;
    const sealed = async (): Promise<Json> => {
      const { status, body } = await books.get(path);
      expect(status, JSON.stringify(body)).toBe(200);
      if (body['seal'] !== null) return body;
      await sealPosted(clinic.database.pool);
      await setTimeout(25);
      return sealed();
    };
    const body = await sealed();
    expect(body).toMatchObject({
      start_date: closed?.start_date,
      end_date: closed?.end_date,
      closed_by: expect.any(String),
      net_profit: EARNED,
    });
    expect(Number(body['income']) - Number(body['expense'])).toBe(EARNED);
    expect(Number(body['liabilities']) + Number(body['equity'])).toBe(body['assets']);
    const [last] = await clinic.database.asOwner<{ seq: number; hash: string; journals: number }>(
      `select s.seq, encode(s.hash, 'hex') as hash,
         (select count(*)::int from journals where profile_id = 3 and transaction_at between $1 and $2) as journals
       from journal_seals s where s.profile_id = 3 and s.journal_id = $3`,
      [closed?.start_date, closed?.end_date, closed?.closing_journal_id],
    );
    expect(body).toMatchObject({ seal: { seq: last?.seq, hash: last?.hash }, journals: last?.journals });
    const paper = await books.get(path, { query: { export: 'pdf' } });
    expect(paper.headers['content-type']).toBe('application/pdf');
    const words = wordsOn(paper.bytes);
    for (const part of [
      'PENUTUPANPERIODE',
      'Rp7.000.000',
      String(closed?.closing_journal_id && body['closing_code']),
      last?.hash,
    ])
      expect(words).toContain(part);
    const range = { start_date: closed?.start_date ?? '', end_date: closed?.end_date ?? '' };
    const text = await books.get('/api/finance-v2/jurnal/hledger', { query: range });
    expect(text.bytes.toString()).toMatch(/^; Diekspor .*\n; Ujung rantai segel Cabang Makassar: \d+:[0-9a-f]{64}\n/);
    expect((await books.get(`/api/finance/periode/${(await periods(0))[0]?.id}/penutupan`)).status).toBe(409);
    const other = await clinic.as('finance.bdg');
    expect((await other.get(path)).status).toBe(404);
    expect((await (await clinic.as('admin.mks')).get(path)).status).toBe(403);
  });
});
