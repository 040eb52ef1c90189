// Who reads and writes where a payee's money goes (finance.md 2a): a doctor's number and account are those of his branches alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, newPatient } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openSlips, type Slips } from './slip-stage.ts';

const PATH = '/api/finance/actorpajak';

let at: Slips;
let jakarta: Client;
beforeAll(async () => {
  at = await openSlips();
  jakarta = await at.clinic.as('finance.jkt');
});
afterAll(() => at.clinic.close());

const read = (by: Client, id: number) =>
  by.get<{ readonly data: Json; readonly code?: string }>(PATH, { query: at.owner('doctor', id) });
const turn = (by: Client, actor_id: number) =>
  by.put(PATH, { actor_type: 'doctor', actor_id, kategori: 'bukan_pegawai', bank_account_no: '0999999999' });

describe('the tax number and the account of a doctor', () => {
  it('are neither read nor turned elsewhere by another branch', async () => {
    for (const answer of [await read(jakarta, at.doctorId), await turn(jakarta, at.doctorId)])
      expect([answer.status, answer.body['code']]).toEqual([422, 'payee-unknown']);
    expect(body(await read(at.books, at.doctorId)).data).toMatchObject({
      nik: '3273011203850001',
      bank_account_no: '0123456789',
    });
  });

  it('are read by a branch that owes him something', async () => {
    await at.pay(await at.billed(), 2_550_000);
    await at.clinic.database.asOwner(
      `update hutangs set profile_id = 2 where id = (select max(id) from hutangs where actor_type = 'doctor')`,
    );
    expect(body(await read(jakarta, at.doctorId)).data).toMatchObject({ bank_account_no: '0123456789' });
  });

  it('are nobody’s who is no doctor', async () => {
    const patient = await newPatient(at.manager);
    for (const answer of [await read(at.books, patient), await turn(at.books, patient)])
      expect([answer.status, answer.body['code']]).toEqual([422, 'payee-unknown']);
  });
});
