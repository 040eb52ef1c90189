import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { body, idOf, today } from './stage.ts';

const RAISE = '/api/service/tindakanmedis/naikkanharga';
const CATALOGUE = '/api/service/tindakanmedis';

interface Preview {
  readonly data: readonly { id: number; name: string; price_before: number; price_after: number }[];
  readonly count: number;
  readonly total_before: number;
  readonly message: string;
  readonly changed?: { readonly name: string };
}

let clinic: TestApp;
let manager: Client;
let jakarta: Client;
let scaling: number;
let periodontics: number;

beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  jakarta = await clinic.as('manager.jkt');
  scaling = await idOf(clinic, 'tindakanmedis', 'name', 'Scaling');
  periodontics = await idOf(clinic, 'tindakanmediskategoris', 'name', 'Periodonti & Scaling');
});
afterAll(() => clinic.close());

const raise = (more: Json, by: Client = manager) =>
  by.post<Preview>(RAISE, {
    ids: [scaling],
    mode: 'persen',
    value: 10,
    step: 1_000,
    valid_from: today(),
    scope: 'cabang',
    ...more,
  });
const priceOf = async (by: Client): Promise<number> =>
  body(await by.get<{ price: number }>(`${CATALOGUE}/${scaling}`)).price;

describe('raising prices', () => {
  it('shows first what it would do', async () => {
    const preview = body(await raise({ ids: undefined, kategori: periodontics, dryrun: true }));
    expect(preview).toMatchObject({
      data: [{ id: scaling, name: 'Scaling', price_before: 350_000, price_after: 385_000 }],
      total_before: 350_000,
    });
    expect(await priceOf(manager)).toBe(350_000);
    expect(body(await raise({ ids: undefined, dryrun: true })).count).toBeGreaterThan(10);
  });

  it('gives one branch its own price, and raises the version of the treatment', async () => {
    const elsewhere = await priceOf(jakarta);
    const before = body(await manager.get<{ version: number }>(`${CATALOGUE}/${scaling}`));
    body(await raise({ total_before: 350_000 }));
    expect(await priceOf(manager)).toBe(385_000);
    expect(await priceOf(jakarta)).toBe(elsewhere);
    const stale = await manager.put(`${CATALOGUE}/${scaling}`, { version: before.version, name: 'Scaling' });
    expect(stale.status).toBe(409);
    const [log] = body(await manager.get<{ data: { message: string }[] }>('/api/applog')).data;
    expect(log?.message).toMatch(/^perubahan harga 1 tindakan mulai /);
  });

  it('is refused when somebody has changed the prices since the preview', async () => {
    const late = await raise({ total_before: 350_000 });
    expect([late.status, late.body.changed]).toMatchObject([409, { name: 'Hendra Gunawan' }]);
    expect(await priceOf(manager)).toBe(385_000);
  });

  it('changes the general price for branches without their own, from its day on', async () => {
    const before = await priceOf(manager);
    body(await raise({ scope: 'semua', mode: 'rupiah', value: 25_000, step: 1 }));
    expect(await priceOf(manager)).toBe(before);
    expect(await priceOf(await clinic.as('manager.mks'))).toBe(375_000);
    body(await raise({ valid_from: '2099-01-01', mode: 'rupiah', value: 500_000 }));
    expect(await priceOf(manager)).toBe(before);
  });

  it('leaves the past alone, and needs something to change', async () => {
    const past = await raise({ valid_from: '2020-01-01' });
    expect([past.status, past.body.message]).toEqual([422, 'Tanggal berlaku paling awal hari ini']);
    const same = await raise({ value: 0 });
    expect([same.status, same.body.message]).toEqual([422, 'Tidak ada harga yang berubah']);
    expect((await raise({ value: -101 })).status).toBe(422);
    expect((await raise({ mode: 'rupiah', value: 0.5 })).status).toBe(422);
    expect((await raise({ step: 7 })).status).toBe(422);
    expect((await raise({}, await clinic.as('admin.bdg'))).status).toBe(403);
  });
});

describe('the prices of a treatment', () => {
  it('are not set for a branch out of reach', async () => {
    const { version } = body(await manager.get<{ version: number }>(`${CATALOGUE}/${scaling}`));
    const prices = [
      { profile_id: null, price: 350_000, valid_from: today() },
      { profile_id: 2, price: 1, valid_from: today() },
    ];
    const refused = await manager.put(`${CATALOGUE}/${scaling}`, { version, prices });
    expect([refused.status, refused.body['errors']]).toEqual([
      422,
      { 'prices.1.profile_id': ['Data tidak ditemukan'] },
    ]);
  });
});
