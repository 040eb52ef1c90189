// Journals written by hand: what is taken, what is refused and how one is taken back (finance.md 4, 5, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

interface Journal extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly kind: number;
  readonly origin: number;
  readonly status: number;
  readonly total_amount: number;
  readonly reversal_of_id: number | null;
  readonly details: readonly {
    readonly akun: { readonly code: string };
    readonly debit: number;
    readonly credit: number;
  }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const line = (code: string, debit: number, credit: number, description = 'Uji') => ({
  akun: { code, name: 'Akun' },
  description,
  debit,
  credit,
});
const RENT = [line('6-1201', 1_000_000, 0), line('1-1111', 0, 1_000_000)];
const send = (body: Json, by: Client = books) =>
  by.post<Journal>('/api/finance-v2/jurnal', { transaction_at: today(), memo: 'Sewa', details: RENT, ...body });

describe('a journal by hand', () => {
  it('is posted with a number of its own, its lines and a row in the log', async () => {
    const { status, body } = await send({});
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 1, origin: 2, status: 1, total_amount: 1_000_000 });
    expect(body.code).toMatch(/^JU\/BDG\/\d{4}\/\d{6}$/);
    expect(body.details.map(({ akun, debit, credit }) => [akun.code, debit, credit])).toEqual([
      ['6-1201', 1_000_000, 0],
      ['1-1111', 0, 1_000_000],
    ]);
    const log = await books.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(log.body.data[0]?.message).toContain(`jurnal umum ${body.code}`);
  });

  it('takes the lines as text, as the form sends them, and an adjustment in a series of its own', async () => {
    const { status, body } = await send({ details: JSON.stringify(RENT), kind: 3 });
    expect(status).toBe(201);
    expect(body.kind).toBe(3);
    expect(body.code).toMatch(/^JP\//);
  });

  it('says which of two at once took the code', async () => {
    const answers = await Promise.all([send({ code: 'MEMO-0' }), send({ code: 'MEMO-0' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    // Told by who came first, or by the database.
    const second = answers.find(({ status }) => status === 409)?.body as unknown as { readonly errors: object };
    expect(Object.keys(second.errors)).toEqual(['code']);
  });

  it('takes the code of a person once', async () => {
    expect((await send({ code: 'MEMO-1' })).body.code).toBe('MEMO-1');
    const again = await send({ code: 'MEMO-1' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ message: 'Kode jurnal sudah dipakai' });
  });

  it.each(['JR', 'JU', 'JP', 'JT', 'SA'])('leaves the numbers of %s to the numbering', async (series) => {
    const { status, body } = await send({ code: `${series}/BDG/${today().slice(0, 4)}/000123` });
    expect([status, body]).toMatchObject([422, { errors: { code: ['Kode ini dipakai penomoran otomatis'] } }]);
  });

  it('keeps a memo as it was written', async () => {
    const memo = 'Koreksi {kwitansi} $1 %s';
    const { status, body } = await send({ memo });
    expect([status, body]).toMatchObject([201, { memo }]);
  });

  it('takes no text that cannot be kept', async () => {
    expect((await send({ memo: 'Sewa \ud800' })).status).toBe(422);
    expect((await send({ memo: 'Sewa \u0000' })).status).toBe(422);
  });

  it.each([
    ['sides that differ', [line('6-1201', 100, 0), line('1-1111', 0, 90)], 'Total debit dan kredit harus sama'],
    ['nothing but zeros', [line('6-1201', 0, 0)], 'Total debit dan kredit harus lebih dari 0'],
    ['no line', [], 'Minimal satu baris'],
    ['text that is no list', 'bukan json', 'Format details tidak valid'],
    ['a header', [line('6-1200', 5, 0), line('1-1111', 0, 5)], 'Baris 1: akun 6-1200 adalah header'],
    [
      'a control account',
      [line('6-1201', 5, 0), line('1-1201', 0, 5)],
      'Baris 2: akun 1-1201 dikelola otomatis oleh sistem',
    ],
    ['an unknown account', [line('6-1201', 5, 0), line('9-9999', 0, 5)], 'Baris 2: akun 9-9999 tidak ada'],
    ['both sides of a line', [line('6-1201', 5, 5)], 'Baris 1: isi debit atau kredit saja'],
  ])('is refused with %s', async (_what, details, message) => {
    const before = await books.get<{ count: number }>('/api/finance-v2/jurnal?limit=1');
    const { status, body } = await send({ details });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
    expect((await books.get<{ count: number }>('/api/finance-v2/jurnal?limit=1')).body.count).toBe(before.body.count);
  });

  it.each([-1, 1.5, 1e13, 'seratus'])('is refused with the amount %s', async (amount) => {
    const { status, body } = await send({ details: [{ akun: { code: '6-1201' }, debit: amount }] });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Jumlah tidak valid');
  });

  it.each([
    ['2019-01-01', 'Periode Pembukuan Aktif belum ada'],
    ['2999-01-01', 'Tanggal transaksi tidak boleh melebihi hari ini'],
    ['2026-02-31', 'Tanggal tidak valid'],
  ])('is refused on %s', async (day, message) => {
    const { status, body } = await send({ transaction_at: day });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('waits for the manager where the branch wants it so', async () => {
    const manager = await clinic.as('manager.bdg');
    const rule = { action: 'finance.jurnal', needs_approval: true };
    expect((await manager.put('/api/approvalrule', rule)).status).toBe(200);
    const asked = await send({ memo: 'Sewa ditunggu' });
    expect([asked.status, asked.body]).toMatchObject([202, { message: 'Menunggu persetujuan' }]);
    const found = async () =>
      (await books.get<{ count: number }>('/api/finance-v2/jurnal?keyword=Sewa%20ditunggu')).body.count;
    expect(await found()).toBe(0);
    const decided = await manager.put(`/api/applog/${String(asked.body['applog_id'])}`, { status: 1, reason: 'Ya' });
    expect([decided.status, await found()]).toEqual([200, 1]);
    await manager.put('/api/approvalrule', { ...rule, needs_approval: false });
  });

  it('belongs to who keeps the books', async () => {
    expect((await send({}, await clinic.as('admin.bdg'))).status).toBe(403);
    expect((await send({}, await clinic.as('dokter.bdg'))).status).toBe(403);
  });
});

describe('the way back', () => {
  const reverse = async (journal: Journal, by?: Client) =>
    (by ?? (await clinic.as('manager.bdg'))).post<Journal>(`/api/finance-v2/jurnal/${journal.id}/reverse`, {
      version: journal.version,
      reason: 'Salah akun',
    });

  it('is a mirror that leaves nothing of it', async () => {
    const { body: journal } = await send({});
    const { status, body: mirror } = await reverse(journal);
    expect(status).toBe(201);
    expect(mirror.reversal_of_id).toBe(journal.id);
    expect(mirror.details.map(({ akun, debit, credit }) => [akun.code, debit, credit])).toEqual([
      ['1-1111', 1_000_000, 0],
      ['6-1201', 0, 1_000_000],
    ]);
    expect((await books.get<Journal>(`/api/finance-v2/jurnal/${journal.id}`)).body.status).toBe(-1);
  });

  it('waits for the manager when finance asks', async () => {
    const { body: journal } = await send({});
    const asked = await reverse(journal, books);
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({ statusname: 'Requested', message: 'Menunggu persetujuan' });
    expect((await books.get<Journal>(`/api/finance-v2/jurnal/${journal.id}`)).body.status).toBe(1);
    const manager = await clinic.as('manager.bdg');
    const decided = await manager.put(`/api/applog/${String(asked.body['applog_id'])}`, {
      status: 1,
      reason: 'Benar',
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect((await books.get<Journal>(`/api/finance-v2/jurnal/${journal.id}`)).body.status).toBe(-1);
  });

  it('is walked once, also by two at a time', async () => {
    const { body: journal } = await send({});
    const answers = await Promise.all([reverse(journal), reverse(journal), reverse(journal)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const { body: now } = await books.get<Journal>(`/api/finance-v2/jurnal/${journal.id}`);
    expect((await reverse(now)).body).toMatchObject({ message: 'Jurnal sudah dibalik' });
  });

  it('of an automatic journal starts at its document', async () => {
    const { body } = await books.get<{ data: Journal[] }>('/api/finance-v2/jurnal?origin=1&status=1&limit=1');
    const [automatic] = body.data;
    if (!automatic) throw new Error('The demo has no automatic journal.');
    const answer = await reverse(automatic);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'Jurnal otomatis dibatalkan dari dokumen asalnya' });
  });

  it('leaves books that agree', async () => {
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });
});
