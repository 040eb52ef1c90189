// Rules of sharing and 'Coba Hitung' (finance.md 2a, 4, 6.5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';

interface Rule {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
interface Trial {
  readonly sharingprofit_id: number | null;
  readonly doctor_amount: number;
  readonly rumahsakit_amount: number;
  readonly klinik_amount: number;
  readonly base_amount: number;
  readonly rules: readonly { readonly id: number; readonly score: number; readonly wins: boolean }[];
}

const RULES = '/api/finance/sharingprofit';
const DAY = '2031-03-06';

let clinic: TestApp;
let books: Client;
let other: Client;
let doctor: number;
let partner: number;
let treatment: { readonly id: number; readonly kategori_id: number };
beforeAll(async () => {
  clinic = await testApp();
  [books, other] = await Promise.all([clinic.as('finance.bdg'), clinic.as('finance.mks')]);
  const [known] = await clinic.database.asOwner<{ doctor: number; treatment: number; category: number }>(
    `select u.id as doctor, t.id as treatment, t.kategori_id as category from users u, tindakanmedis t
     where u.username = 'dokter.bdg' and t.code = 'PRO-01'`,
  );
  if (!known) throw new Error('The clinic has no crown.');
  doctor = known.doctor;
  treatment = { id: known.treatment, kategori_id: known.category };
  partner = (await books.post<Rule>('/api/finance/mitra', { name: 'RS Uji', kind: 1, status: 1 })).body.id;
});
afterAll(() => clinic.close());

const agree = (more: object = {}, client = books) =>
  client.post<Rule>(RULES, {
    name: 'Aturan uji',
    source: 1,
    doctor_type: 1,
    doctor_value: 40,
    doctor_base: 1,
    deduct_lab: true,
    deduct_bhp: true,
    rumahsakit_percent: 0,
    rumahsakit_base: 1,
    recognition: 1,
    valid_from: '2031-01-01',
    ...more,
  });
const tried = async (more: Readonly<Record<string, string>> = {}, client = books): Promise<Trial> => {
  const query = {
    doctor_id: String(doctor),
    perawatan_id: String(treatment.id),
    transaction_at: DAY,
    price: '2500000',
    lab: '600000',
    bhp: '100000',
    ...more,
  };
  const { status, body } = await client.get<Trial>(`${RULES}/coba`, { query });
  expect(status).toBe(200);
  return body;
};
const fieldOf = ({ body }: { readonly body: Rule }): string => Object.keys(body.errors ?? {}).join();

describe('a rule of sharing', () => {
  it.each<[string, object, string]>([
    ['above all there is', { doctor_value: 101 }, 'doctor_value'],
    ['with a partner above all there is', { doctor_value: 95, rumahsakit_percent: 10 }, 'rumahsakit_percent'],
    ['of a partner that nobody named', { rumahsakit_percent: 10 }, 'mitra_id'],
    ['of packages that is recognised as it is paid', { source: 2 }, 'recognition'],
    ['of treatments that is recognised when it is used', { recognition: 4 }, 'recognition'],
    ['that ends before it begins', { valid_to: '2030-12-31' }, 'valid_to'],
  ])('is refused %s', async (_what, more, field) => {
    const answer = await agree(more);
    expect([answer.status, fieldOf(answer)]).toEqual([422, field]);
  });

  it('is asked again when it is changed', async () => {
    const { id, version } = (await agree({ name: 'Diubah', doctor_value: 10, valid_to: '2031-01-31' })).body;
    const answer = await books.put<Rule>(`${RULES}/${id}`, { version, rumahsakit_percent: 10 });
    expect([answer.status, fieldOf(answer)]).toEqual([422, 'mitra_id']);
    expect((await books.put(`${RULES}/${id}`, { version, rumahsakit_percent: 10, mitra_id: partner })).status).toBe(
      200,
    );
  });
});

describe('a treatment that is tried', () => {
  it('is shared by the rule that is nearest to it', async () => {
    const rule = { doctor_id: doctor, perawatan_id: treatment.id, rumahsakit_percent: 10, mitra_id: partner };
    const near = (await agree({ ...rule, name: 'Crown' })).body.id;
    const far = (await agree({ name: 'Semua', kategori_id: treatment.kategori_id, doctor_value: 20 })).body.id;
    const trial = await tried();
    expect(trial).toMatchObject({
      sharingprofit_id: near,
      base_amount: 1_800_000,
      doctor_amount: 720_000,
      rumahsakit_amount: 250_000,
      klinik_amount: 830_000,
    });
    expect(trial.rules.find(({ id }) => id === near)).toMatchObject({ score: 6, wins: true });
    expect(trial.rules.find(({ id }) => id === far)).toMatchObject({ score: 1, wins: false });
  });

  it('is the clinic’s where no rule is valid', async () => {
    expect(await tried({ transaction_at: '2001-01-01' })).toMatchObject({
      sharingprofit_id: null,
      doctor_amount: 0,
      klinik_amount: 1_800_000,
      rules: [],
    });
  });

  it('asks the rules of the own branch alone', async () => {
    const { id } = (await agree({ name: 'Makassar', doctor_id: doctor, doctor_value: 99, valid_from: DAY }, other))
      .body;
    expect((await tried()).rules.map((rule) => rule.id)).not.toContain(id);
    expect((await tried({}, other)).sharingprofit_id).toBe(id);
  });

  it('must exist, at a price that is no less than nothing', async () => {
    const ask = (query: Readonly<Record<string, string>>) =>
      books.get(`${RULES}/coba`, { query: { doctor_id: '1', perawatan_id: '999999', price: '1', ...query } });
    expect(await ask({})).toMatchObject({ status: 422, body: { errors: { perawatan_id: [expect.any(String)] } } });
    expect(await ask({ price: '-1' })).toMatchObject({
      status: 422,
      body: { errors: { price: ['Jumlah tidak valid'] } },
    });
    expect(await ask({ source: '3' })).toMatchObject({
      status: 422,
      body: { errors: { source: [expect.any(String)] } },
    });
  });
});
