// Notes on documents of the books: who reads them is who reads the document, a colleague who is mentioned is told (decision 108).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { NoteKind } from '../../src/resources/finance/note.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { type Desk, openDesk } from './credit-stage.ts';
import { openSessionOf } from './desk.ts';
import { journalsOf } from './draft.ts';

type Notes = AnswerOf<'finance.catatan.daftar'>;
type Note = Notes['notes'][number];
const PATH = '/api/finance/catatan';

let clinic: TestApp;
let at: Desk;
let finance: Client;
/** One document of each kind in Bandung. */
let documents: Readonly<Record<NoteKind, number>>;

const idOf = async (sql: string): Promise<number> => (await clinic.database.asOwner<{ id: number }>(sql))[0]?.id ?? 0;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
  finance = await clinic.as('finance.bdg');
  const tagihan = await at.issued();
  const [jurnal = 0] = await journalsOf(clinic, 'bill', tagihan);
  const vendor = { code: 'V-UJI', name: 'PT Uji', is_pkp: false, term_days: 0, status: 1 };
  await at.manager.post('/api/inventory/vendor', vendor);
  const session = await openSessionOf(clinic, 'admin.bdg');
  documents = {
    tagihan,
    jurnal,
    sesi: session?.id ?? (await idOf('select id from kasirsesis where profile_id = 1 limit 1')),
    invoice: await idOf(
      `insert into biayainvoices (profile_id, code, vendor_id, invoice_no, invoice_date, due_date, total_amount, tax_amount)
       select 1, 'BI/UJI', id, 'U-1', current_date, current_date, 50000, 0 from vendors order by id limit 1 returning id`,
    ),
    slip: await idOf(
      `insert into hutangtransactions (profile_id, code, actor_type, actor_id, actor_name, transaction_at, paymentmethod_id,
         gross_amount, pph_amount, net_amount)
       select 1, 'SL/UJI', 'doctor', u.id, u.name, current_date, m.id, 1000, 0, 1000
       from users u, paymentmethods m where u.username = 'dokter.bdg' and m.profile_id = 1 order by m.id limit 1 returning id`,
    ),
  };
});
afterAll(() => clinic.close());

const asked = (kind: NoteKind) => ({ kind, document_id: String(documents[kind]) });
const notesOf = async (client: Client, kind: NoteKind): Promise<Notes> => {
  const { status, body } = await client.get<Notes>(PATH, { query: asked(kind) });
  expect(status, `${kind} ${JSON.stringify(body)}`).toBe(200);
  return body;
};
const write = (client: Client, kind: NoteKind, text: string, mentions: readonly number[] = []) =>
  client.post<Note>(PATH, { kind, document_id: documents[kind], text, mentions });
const colleagues = async (client: Client, kind: NoteKind) =>
  (await client.get<AnswerOf<'finance.catatan.rekan'>>(`${PATH}/rekan`, { query: asked(kind) })).body.data;
const userOf = (username: string) => idOf(`select id from users where username = '${username}'`);
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#557' } })
    .png()
    .toBuffer();
const KINDS: readonly NoteKind[] = ['jurnal', 'tagihan', 'sesi', 'invoice', 'slip'];

describe.each(KINDS)('a note on a document of kind %s', (kind) => {
  it('is read with its author by who reads the document, and by nobody else', async () => {
    const made = await write(finance, kind, `Tolong dicek ${kind}`);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { notes, created_at } = await notesOf(at.manager, kind);
    expect(notes.at(-1)).toMatchObject({
      text: `Tolong dicek ${kind}`,
      filename: null,
      removable: true,
      attachable: false,
    });
    expect(created_at).toMatch(/^\d{4}-/);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg', 'inventory.bdg', 'investor']) {
      const other = await clinic.as(name);
      expect((await other.get(PATH, { query: asked(kind) })).status).toBe(403);
      expect((await write(other, kind, 'Saya juga')).status).toBe(403);
    }
    const far = await clinic.as('manager.jkt');
    expect((await far.get(PATH, { query: asked(kind) })).status).toBe(404);
    expect((await write(far, kind, 'Dari cabang lain')).status).toBe(404);
    const desk = await at.desk.get(PATH, { query: asked(kind) });
    expect(desk.status).toBe(kind === 'jurnal' || kind === 'slip' ? 403 : 200);
  });
});

describe('a mention', () => {
  it('reaches the bell of a colleague who may read the document, with the way there', async () => {
    const manager = await userOf('manager.bdg');
    expect((await colleagues(finance, 'jurnal')).map(({ id }) => id)).toContain(manager);
    const made = await write(finance, 'jurnal', '@Manajer mohon dicek', [manager]);
    expect(made.body.mentions.map(({ id }) => id)).toEqual([manager]);
    const { body } = await at.manager.get<{ data: { message: string; url: string }[] }>('/api/applog?limit=5');
    expect(body.data[0]).toMatchObject({
      message: expect.stringMatching(/^penulisan catatan tentang jurnal .*, menyebut /),
    });
    expect(body.data[0]?.url).toContain('/finance/laporan-v2/jurnal?code=');
    const [told] = await clinic.database.asOwner('select told_id from applogs order by id desc limit 1');
    expect(told).toMatchObject({ told_id: manager });
  });

  it('tells each of several, and a role that sees only its own entries as well', async () => {
    const [admin, manager] = [await userOf('admin.bdg'), await userOf('manager.bdg')];
    expect((await write(finance, 'tagihan', 'Dua rekan', [admin, manager])).status).toBe(201);
    const { body } = await at.desk.get<{ data: { message: string; url: string }[] }>('/api/applog?limit=1');
    expect(body.data[0]).toMatchObject({ url: `/finance/payment/bill/${documents.tagihan}` });
  });

  it('is not of somebody who may not read the document', async () => {
    const [doctor, admin, far] = [await userOf('dokter.bdg'), await userOf('admin.bdg'), await userOf('manager.jkt')];
    const names = await colleagues(finance, 'jurnal');
    for (const id of [doctor, admin, far]) {
      expect(names.map((one) => one.id)).not.toContain(id);
      expect((await write(finance, 'jurnal', 'Halo', [id])).body).toMatchObject({ code: 'note-colleague' });
    }
    expect((await colleagues(finance, 'tagihan')).map(({ id }) => id)).toContain(admin);
  });
});

describe('a paper', () => {
  const attach = async (client: Client, { id }: Note) =>
    client.upload<Note>(`${PATH}/${id}/berkas`, { part: 'bukti', filename: 'nota.png', bytes: await picture() });

  it('hangs on the note of who may write the document, and is read with it alone', async () => {
    const { body: note } = await write(finance, 'jurnal', 'Bukti setor');
    expect(note.attachable).toBe(true);
    expect((await attach(at.manager, note)).status).toBe(403);
    const attached = await attach(finance, note);
    expect(attached).toMatchObject({ status: 200, body: { filename: 'nota.png', attachable: false } });
    expect((await attach(finance, note)).status).toBe(403);
    const read = (client: Client) => client.get(`${PATH}/${note.id}/berkas`);
    expect((await read(at.manager)).headers['content-type']).toBe('image/webp');
    expect((await read(at.desk)).status).toBe(403);
    expect((await read(await clinic.as('finance.jkt'))).status).toBe(404);
    const [{ file_id } = { file_id: 0 }] = await clinic.database.asOwner<{ file_id: number }>(
      'select file_id from documentnotes where id = $1',
      [note.id],
    );
    for (const client of [at.desk, at.manager]) expect((await client.get(`/api/files/${file_id}`)).status).toBe(404);
  });

  it('goes with its note, which its author or a leader takes away', async () => {
    const { body: note } = await write(at.desk, 'tagihan', 'Salah lampir');
    await attach(at.desk, note);
    expect((await finance.delete(`${PATH}/${note.id}`)).status).toBe(403);
    expect((await (await clinic.as('manager.jkt')).delete(`${PATH}/${note.id}`)).status).toBe(404);
    expect((await at.desk.delete(`${PATH}/${note.id}`)).status).toBe(200);
    expect((await at.desk.get(`${PATH}/${note.id}/berkas`)).status).toBe(404);
    expect((await at.desk.delete(`${PATH}/${note.id}`)).status).toBe(404);
    expect((await notesOf(at.desk, 'tagihan')).notes.map(({ id }) => id)).not.toContain(note.id);
    const other = await write(finance, 'tagihan', 'Milik finance');
    expect((await at.manager.delete(`${PATH}/${other.body.id}`)).status).toBe(200);
  });
});

describe('the history of a document', () => {
  it('tells what was done with it, in order and without the notes', async () => {
    const id = await at.issued();
    await at.verb(at.manager, id, 'void', { reason: 'Salah pasien' });
    await at.desk.post(PATH, { kind: 'tagihan', document_id: id, text: 'Sudah benar' });
    const { body } = await at.desk.get<Notes>(PATH, { query: { kind: 'tagihan', document_id: String(id) } });
    expect(body.history.map(({ message }) => message)).toEqual([
      expect.stringContaining('tagihan'),
      expect.stringContaining('pembatalan tagihan'),
    ]);
    expect(body.history.every(({ by, rolename }) => by !== null && rolename !== '')).toBe(true);
    expect(body.notes).toHaveLength(1);
  });

  it('has notes of a thousand letters at most', async () => {
    expect((await write(finance, 'tagihan', 'x'.repeat(1001))).status).toBe(422);
    expect((await write(finance, 'tagihan', '   ')).status).toBe(422);
  });
});
