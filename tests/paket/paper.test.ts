// What a buyer signs, the papers of a sale, and what was done with it (paket.md 4).
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { CLEANING, type Counter, MEMBERSHIP, offer, openCounter, WHOLE } from './stage.ts';

let counter: Counter;
let braces = 0;
let cleaning = 0;
let picture = '';
beforeAll(async () => {
  counter = await openCounter();
  braces = await offer(counter.clinic);
  cleaning = await offer(counter.clinic, CLEANING, { ...WHOLE, price: 1_000_000 });
  const drawn = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#12233b' } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${drawn.toString('base64')}`;
});
afterAll(() => counter.clinic.close());

const paper = (id: number, name: string, by = counter.admin) => by.get(`${MEMBERSHIP}/${id}/${name}`);
const clauses = async (query: string) =>
  body(await counter.admin.get<AnswerOf<'paket.membership.ketentuan'>>(`${MEMBERSHIP}/ketentuan?${query}`)).clauses;
const agreementOf = async (id: number) => {
  const [row] = await counter.clinic.database.asOwner<{ agreement: readonly string[]; signed_name: string | null }>(
    'select agreement, signed_name from memberships where id = $1',
    [id],
  );
  return row;
};

describe('the agreement', () => {
  it('is kept with the sale as it was shown, and stays so when the branch changes its fee', async () => {
    const shown = await clauses('scheme=cicilan&starts_from=2000000');
    const sold = await counter.sell(braces, { signature: { name: 'Rizky Ramadhan', picture } });
    expect(await agreementOf(sold.id)).toEqual({ agreement: shown, signed_name: 'Rizky Ramadhan' });
    await counter.clinic.database.asOwner(
      `insert into branchpreferences (profile_id, biaya_batal_paket) values (1, 150000)
       on conflict (profile_id) do update set biaya_batal_paket = 150000`,
    );
    expect((await clauses('scheme=cicilan&starts_from=2000000')).join()).toContain('150.000');
    expect((await agreementOf(sold.id))?.agreement).toEqual(shown);
    await counter.clinic.database.asOwner('update branchpreferences set biaya_batal_paket = 0');
  });

  it('names the whole price where it is paid at once', async () => {
    const sold = await counter.sell(cleaning, { scheme: 'tunai' });
    expect((await agreementOf(sold.id))?.agreement).toEqual(await clauses('scheme=tunai&starts_from=1000000'));
    expect(sold).toMatchObject({ signature_id: null, signed_name: null });
  });

  it('refuses what is no picture, and sells nothing then', async () => {
    const customer_id = await counter.patient();
    const wish = { customer_id, paket_history_id: braces, scheme: 'cicilan' };
    const broken = `data:image/png;base64,${deflateSync('keine').toString('base64')}`;
    const { status, body: refused } = await counter.ask({ ...wish, signature: { name: 'Rizky', picture: broken } });
    expect([status, Object.keys((refused as unknown as { errors: object }).errors)]).toEqual([422, ['signature']]);
    const unnamed = await counter.ask({ ...wish, signature: { name: ' ', picture } });
    expect([unnamed.status, Object.keys((unnamed.body as unknown as { errors: object }).errors)]).toEqual([
      422,
      ['signature.name'],
    ]);
    const left = await counter.manager.get<{ count: number }>(`${MEMBERSHIP}?customer=${customer_id}`);
    expect(body(left).count).toBe(0);
  });
});

describe('the papers', () => {
  it.each(['perjanjian', 'jadwal', 'kartu'])('%s is a PDF, also for one that was cancelled', async (name) => {
    const sold = await counter.sell(braces, { signature: { name: 'Rizky Ramadhan', picture } });
    const file = await paper(sold.id, name);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(String(file.headers['content-disposition'])).toContain(sold.code.replaceAll('/', '-'));
    body(await counter.cancel(sold.id));
    expect((await paper(sold.id, name)).status).toBe(200);
  });

  it('are no business of another branch', async () => {
    const sold = await counter.sell(braces);
    const stranger = await counter.clinic.as('admin.jkt');
    for (const name of ['perjanjian', 'jadwal', 'kartu', 'riwayat'])
      expect((await paper(sold.id, name, stranger)).status).toBe(404);
  });
});

describe('what was done with a sale', () => {
  it('is told from the first step on', async () => {
    const sold = await counter.sell(braces);
    body(await counter.cancel(sold.id));
    const { data } = body(
      await counter.admin.get<AnswerOf<'paket.membership.riwayat'>>(`${MEMBERSHIP}/${sold.id}/riwayat`),
    );
    expect(data.map(({ message, state }) => [message, state])).toEqual([
      [expect.stringContaining(`penjualan paket ${sold.code}`), 'done'],
      [`pembatalan paket ${sold.code}: Pindah kota`, 'done'],
    ]);
  });
});
