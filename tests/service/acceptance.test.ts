// What the design of the service module promises, walked through the API as it is written there (service.md 6, 11).
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_COLUMN_NAMES, PATIENT_COLUMNS } from '../../server/domain/service/patient-sheet.ts';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { billAmounts } from '../../server/domain/finance/bill.ts';
import { field } from '../../src/resources/kernel/field.ts';
import type { Client, Json } from '../support/app.ts';
import { act, body, newPatient, openStage, type Stage, today, type Visit } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  // Without the fee, a scaling is the whole bill.
  await stage.clinic.database.asOwner('update branchpreferences set administrasi_amount = 0');
});
afterAll(() => stage.clinic.close());

const CONTACTS = ['phone', 'address', 'email', 'instagram', 'wali_phone', 'wali_email', 'wali_address'];
const finished = async (unit = stage.units[0]): Promise<Visit & { readonly bill_id: number }> => {
  const visit = await stage.noted(await stage.scaled(await stage.seated(unit)));
  const done = body(await act(stage.doctor, 'visit', visit, 'selesai'));
  if (done.bill_id === null) throw new Error('The visit has no bill.');
  return { ...done, bill_id: done.bill_id };
};
interface Bill extends Json {
  readonly version: number;
  readonly status: number;
  readonly total_amount: number;
  readonly customer_id: number;
}
const billOf = async (id: number) => body(await stage.admin.get<Bill>(`/api/finance/bill/${id}`));
const issue = async (id: number) =>
  body(await stage.admin.post<Bill>(`/api/finance/bill/${id}/issue`, { version: (await billOf(id)).version }));
const pay = async (bill_id: number, amount: number): Promise<void> => {
  const [cash] = await stage.clinic.database.asOwner<{ id: number }>(
    'select id from paymentmethods where profile_id = 1 and kind = 1',
  );
  const receipt = { allocations: [{ bill_id, amount }], methods: [{ paymentmethod_id: cash?.id, amount }] };
  body(await stage.admin.post('/api/finance/billtransaction', receipt), 201);
};
const balances = () =>
  stage.clinic.database.asOwner<Json>(
    `select a.code, sum(l.debit - l.credit)::bigint as amount from journal_lines l join akuns a on a.id = l.akun_id
     group by a.code having sum(l.debit - l.credit) <> 0 order by a.code`,
  );

describe('worked examples', () => {
  it.each([
    ['3273014507950002', { valid: true, gender: 1, birth_date: '1995-07-05' }],
    ['3273014507950002&gender=0', { valid: true, warnings: ['Jenis kelamin tidak sesuai NIK'] }],
  ])('1: NIK %s', async (query, expected) => {
    const answer = await stage.admin.get(`/api/service/registration/ceknik?idcard=${query}`);
    expect(body(answer)).toMatchObject(expected);
  });

  it.each([
    ['3273017207950002', 'Tanggal pada NIK tidak valid'],
    ['327301450795000', 'NIK harus 16 digit angka'],
  ])('1: NIK %s is refused', async (idcard, message) => {
    const answer = await stage.admin.get('/api/service/registration/ceknik', { query: { idcard } });
    expect(answer).toMatchObject({ status: 422, body: { message } });
  });

  it('2: the series goes on after the last number, and after one that was imported', async () => {
    const { admin, manager, clinic } = stage;
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: '2-digit' }).format(new Date());
    const numberOf = async (id: number) => body(await admin.get<{ username: string }>(`/api/users/${id}`)).username;
    await clinic.database.asOwner(
      `insert into number_sequences (profile_id, name, period, last) values (1, 'rm', $1, 122)
       on conflict (profile_id, name, period) do update set last = 122`,
      [year],
    );
    expect(await numberOf(await newPatient(admin))).toBe(`BDG${year}00123`);
    const row = {
      'No. RM': `BDG${year}00500`,
      Nama: 'Aulia Putri',
      'Jenis Kelamin': 'P',
      'Tanggal Lahir': '02/01/1990',
    };
    const upload = { part: 'upload', filename: 'a.xlsx', bytes: await sheet([{ ...row, 'No. HP': '0811222333' }]) };
    expect(body(await manager.upload('/api/users/import', upload))).toMatchObject({ count: 1 });
    expect(await numberOf(await newPatient(admin))).toBe(`BDG${year}00501`);
  });

  it('3: a discount is spread over the lines, and the last one takes what is left', () => {
    const line = (price: number, qty = 1) => ({ qty, price, discount_amount: 0 });
    const shares = (lines: Parameters<typeof billAmounts>[0], discount: Parameters<typeof billAmounts>[1]) => {
      const amounts = billAmounts(lines, discount);
      return [amounts.total_amount, ...amounts.lines.map(({ bill_discount_amount }) => bill_discount_amount)];
    };
    const ten = { percent: 10 };
    expect(shares([line(350_000), line(550_000), line(100_000)], ten)).toEqual([900_000, 35_000, 55_000, 10_000]);
    const thirds = [line(333_333), line(333_333), line(333_333)];
    expect(shares(thirds, { amount: 100_000 })).toEqual([899_999, 33_333, 33_333, 33_334]);
  });
});

const sheet = (rows: readonly Json[]): Promise<Buffer> => {
  const headers = PATIENT_COLUMN_NAMES.map((name) => PATIENT_COLUMNS[name].header);
  const columns = headers.map((header) => ({ name: header, header, field: field.text(header, { max: 500 }) }));
  return buffer(Readable.from(writeSheet('Sheet', columns, rows)));
};

describe('acceptance', () => {
  it('3: a visit walks from state to state, never past one, and is counted where it stands', async () => {
    const counts = async () => {
      const range = { start_date: today(), end_date: today() };
      const path = '/api/insight/visit/countvisit';
      const { data } = body(await stage.admin.get<{ data: readonly { count: number }[] }>(path, { query: range }));
      return data.slice(0, 4).map(({ count }) => count);
    };
    const before = await counts();
    const countedIn = (state: number) => before.map((count, at) => (at === state ? count + 1 : count));
    const refused = async (by: Client, visit: Visit, verb: string, more: Json = {}) =>
      expect((await act(by, 'visit', visit, verb, more)).status, verb).toBe(409);

    const booked = body(await stage.book(), 201);
    expect(await counts()).toEqual(countedIn(0));
    await refused(stage.nurse, booked, 'masukunit', { unit_id: stage.units[2] });
    const waiting = body(await act(stage.admin, 'visit', booked, 'konfirmasi'));
    expect(await counts()).toEqual(countedIn(1));
    await refused(stage.doctor, waiting, 'selesai');
    const seated = body(await act(stage.nurse, 'visit', waiting, 'masukunit', { unit_id: stage.units[2] }));
    expect(await counts()).toEqual(countedIn(2));
    const done = body(await act(stage.doctor, 'visit', await stage.noted(seated), 'selesai'));
    expect(await counts()).toEqual(countedIn(3));
    await refused(stage.nurse, done, 'kembaliantri');
  });

  it('4: a scaling becomes a draft of 350.000, then HUTANG with a balanced journal, then PAID', async () => {
    const visit = await finished();
    const draft = await billOf(visit.bill_id);
    expect(draft).toMatchObject({ status: 0, total_amount: 350_000 });
    const figures = async () => body(await stage.admin.get<{ meta: Json }>(`/api/users/${draft.customer_id}`)).meta;
    expect(await figures()).toMatchObject({ hutang_amount: 0, paid_amount: 0 });
    await issue(visit.bill_id);
    expect(await figures()).toMatchObject({ hutang_amount: 350_000, paid_amount: 0 });
    const [journal] = await stage.clinic.database.asOwner<{ debit: number; credit: number }>(
      `select sum(debit)::bigint as debit, sum(credit)::bigint as credit from journal_lines l
       join journals j on j.id = l.journal_id where j.source_type = 'bill' and j.source_id = $1`,
      [visit.bill_id],
    );
    expect(journal).toEqual({ debit: 350_000, credit: 350_000 });
    await pay(visit.bill_id, 350_000);
    expect(await billOf(visit.bill_id)).toMatchObject({ status: 3 });
    expect(await figures()).toMatchObject({ hutang_amount: 0, paid_amount: 350_000 });
  });

  it('5: twenty who press Selesai leave one bill', async () => {
    const visit = await stage.noted(await stage.scaled(await stage.seated(stage.units[1])));
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(stage.doctor, 'visit', visit, 'selesai')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const bills = await stage.clinic.database.asOwner(
      `select id from bills where source_type = 'visit' and source_id = $1`,
      [visit.id],
    );
    expect(bills).toHaveLength(1);
  });

  it('10: a doctor sees his own patients without contacts, a nurse all without contacts, multimedia no amounts', async () => {
    const { clinic, doctor, nurse, admin } = stage;
    const stranger = await newPatient(admin);
    const visit = await finished();
    interface List {
      readonly data: readonly (Json & { readonly id: number })[];
    }
    const list = { query: { role: '1', limit: '100' } };
    const own = body(await doctor.get<List>('/api/users', list)).data;
    const all = body(await nurse.get<List>('/api/users', list)).data;
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ id }) => id)).not.toContain(stranger);
    expect(all.map(({ id }) => id)).toContain(stranger);
    for (const patient of [...own, ...all]) for (const name of CONTACTS) expect(patient).not.toHaveProperty(name);
    expect((await nurse.get('/api/users', { query: { role: '1', sortby: 'phone asc' } })).status).toBe(403);
    for (const username of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg']) {
      const desk = await (await clinic.as(username)).get<List>('/api/service/payment');
      expect(body(desk).data.length, username).toBeGreaterThan(0);
      expect(JSON.stringify(desk.body), username).not.toMatch(/amount|outstanding|price|angsuran/);
    }
    const query = { customer: String(visit['customer_id']) };
    const foreign = await (await clinic.as('dokter2.bdg')).get<List>('/api/service/payment', { query });
    expect(body(foreign).data).toEqual([]);
  });

  it('11: reopening takes the bill back with its journal; a payment stands in the way', async () => {
    const before = await balances();
    const visit = await finished();
    await issue(visit.bill_id);
    expect(await balances()).not.toEqual(before);
    const reopened = body(await act(stage.manager, 'visit', visit, 'bukakembali', { reason: 'Salah tindakan' }));
    expect(await balances()).toEqual(before);
    expect((await billOf(visit.bill_id)).status).toBe(-1);
    const again = body(await act(stage.doctor, 'visit', reopened, 'selesai'));
    const bill = await issue(again.bill_id ?? 0);
    await pay(again.bill_id ?? 0, bill.total_amount);
    const refused = await act<Json>(stage.manager, 'visit', again, 'bukakembali', { reason: 'Salah tindakan' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Tagihan sudah memiliki pembayaran. Batalkan pembayaran atau buat refund terlebih dahulu' },
    });
  });

  it('12: good rows of a file are added, the others told with their number; the second time nobody is', async () => {
    const taken = body(await stage.admin.get<{ username: string }>(`/api/users/${await newPatient(stage.admin)}`));
    const row = (n: number, more: Json = {}): Json => ({
      'No. RM': `LAMA-00${n}`,
      Nama: `Pasien Berkas ${String.fromCharCode(64 + n)}`,
      'Jenis Kelamin': 'L',
      'Tanggal Lahir': `0${n}/02/1980`,
      'No. HP': '081234500000',
      ...more,
    });
    const rows = [
      row(1),
      row(2),
      row(3, { 'No. RM': taken.username }),
      row(4, { 'Tanggal Lahir': '31/02/1980' }),
      row(5),
    ];
    const upload = { part: 'upload', filename: 'lima.xlsx', bytes: await sheet(rows) };
    const first = body(await stage.manager.upload('/api/users/import', upload));
    expect(first).toMatchObject({ count: 3, message: '3 Customer berhasil Ditambahkan.' });
    expect(first['errors']).toMatchObject([
      { row: 4, message: 'No. RM sudah dipakai' },
      { row: 5, message: 'Tanggal tidak valid' },
    ]);
    expect(body(await stage.manager.upload('/api/users/import', upload))).toMatchObject({
      count: 0,
      message: 'Tidak ada Data yang ditambahkan',
    });
  });

  it('18: every write has one row in the activity log, and a visit’s stand in order', async () => {
    const visit = await finished();
    const { data } = body(
      await stage.manager.get<{ data: readonly { readonly message: string }[] }>('/api/applog', {
        query: { groupvisit: String(visit.id), limit: '100' },
      }),
    );
    const steps = data.map(({ message }) => message.replace(visit.code, '').trim()).toReversed();
    expect(steps.at(-1)).toBe('penyelesaian kunjungan');
    expect(new Set(steps).size).toBe(steps.length);
    // Booked with its confirmation, seated, treatment entered and done, note written, finished.
    expect(steps).toHaveLength(6);
  });
});
