// Tax and bank profile of whoever is paid, investors with what they hold, and fees beside the figures of doctors: who may see them
// (finance.md 2a, 4; platform.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { FIRST, type Incomes, openIncomes } from './income-stage.ts';

const PROFILE = '/api/finance/actorpajak';
const NIK = '3273011203850001';
const ACCOUNT = '0123456789';

let at: Incomes;
let others: readonly Client[];
beforeAll(async () => {
  at = await openIncomes();
  const names = ['admin.bdg', 'dokter2.bdg', 'perawat.bdg', 'inventory.bdg', 'investor'];
  others = await Promise.all(names.map((name) => at.clinic.as(name)));
});
afterAll(() => at.clinic.close());

describe('the tax and bank profile of a payee', () => {
  it('is read and written by who keeps the books, and by nobody else', async () => {
    const query = at.owner('doctor', at.doctorId);
    const read = body(await at.manager.get<AnswerOf<'finance.actorpajak.show'>>(PROFILE, { query }));
    expect(read.data).toMatchObject({ nik: NIK, bank_account_no: ACCOUNT });
    const change = { actor_type: 'doctor', actor_id: at.doctorId, kategori: 'bukan_pegawai' };
    for (const client of [...others, at.doctor]) {
      expect((await client.get(PROFILE, { query })).status).toBe(403);
      expect((await client.put(PROFILE, change)).status).toBe(403);
    }
  });

  it('is told to nobody else by lists, explanations, papers or the log', async () => {
    const query = { ...at.owner('doctor', at.doctorId), limit: '100' };
    for (const client of others) {
      for (const path of ['finance/hutangtransaction', 'finance/pph', 'finance/investor', 'finance/hutang'])
        expect((await client.get(`/api/${path}`, { query })).status, path).toBe(403);
      const open = await Promise.all(
        ['finance/tindakanincome', 'applog', 'service/visit', 'users'].map((path) =>
          client.get(`/api/${path}`, { query: { limit: '100' } }),
        ),
      );
      for (const answer of open) {
        expect(JSON.stringify(answer.body)).not.toContain(NIK);
        expect(JSON.stringify(answer.body)).not.toContain(ACCOUNT);
      }
    }
  });

  it('stands on the doctor’s own slip, for him', async () => {
    const income = body(await at.doctor.get<AnswerOf<'finance.myincome'>>('/api/finance/myincome'));
    const [slip] = income.slips;
    const path = `/api/finance/myincome/slip/${slip?.id}/print`;
    expect((await at.doctor.get(path)).status).toBe(200);
    for (const client of others) expect([403, 404]).toContain((await client.get(path)).status);
  });
});

describe('investors', () => {
  it('are listed with what they hold today in the branches in sight, and their tax number', async () => {
    body(
      await at.books.put(PROFILE, { actor_type: 'investor', actor_id: at.budi, kategori: 'bukan_pegawai', nik: NIK }),
    );
    const elsewhere = await at.clinic.as('finance.jkt');
    const held = { investor_id: at.budi, lembar: 7, modal_amount: 0, valid_from: '2020-01-01' };
    body(await elsewhere.post('/api/finance/investorshare', held), 201);
    const listed = await at.rows<Json>('/api/finance/investor', { keyword: 'budi' });
    expect(listed).toMatchObject([{ id: at.budi, held: 'BDG 1 (33,33%)', npwp: NIK }]);
    const [theirs] = body(
      await elsewhere.get<{ data: Json[] }>('/api/finance/investor', { query: { keyword: 'budi' } }),
    ).data;
    expect(theirs).toMatchObject({ held: 'JKT 7 (100%)' });
    expect(await at.rows<Json>('/api/finance/investor', { keyword: 'sari' })).toMatchObject([{ npwp: null }]);
  });
});

describe('the figures of doctors', () => {
  it('have their fees: recognised and paid in the range, owed and awaited now', async () => {
    const range = { start_date: FIRST, end_date: today() };
    const figures = async (query: Record<string, string>, by = at.manager) =>
      body(await by.get<AnswerOf<'dashboard.stakeholder.doctor'>>('/api/dashboard/stakeholder/doctor', { query })).data;
    const incomes = await at.facts(1, FIRST, today());
    const owed = await at.owedOf(incomes, 'doctor');
    const recognised = owed.reduce((sum, { amount }) => sum + amount, 0);
    const own = (await figures(range)).find(({ id }) => id === at.doctorId);
    expect(own).toMatchObject({
      recognised,
      owed: recognised - 1_000_000,
      paid: 1_000_000,
      awaited: incomes.filter(({ status }) => status === 0).reduce((sum, row) => sum + row.doctor_amount, 0),
    });
    // The same figures as on his own page, but for his work in the other branch.
    const income = body(
      await at.books.get<AnswerOf<'finance.myincome'>>('/api/finance/myincome', {
        query: { user_id: String(at.doctorId), ...range },
      }),
    );
    expect(income.cards).toMatchObject({
      owed_amount: own?.owed,
      paid_amount: own?.paid,
      awaited_amount: own?.awaited,
    });
    const past = (await figures({ start_date: '2020-01-01', end_date: '2020-01-31' })).find(
      ({ id }) => id === at.doctorId,
    );
    expect(past).toMatchObject({ recognised: 0, paid: 0, owed: own?.owed, awaited: own?.awaited });
  });
});
