// What each route with an id is asked about: whose row it is, and a request that reaches it. A route whose body needs a
// sample and has none fails its test by name.
import sharp from 'sharp';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { allResources } from '../../src/resources/registry.ts';
import { inputOf, sampleOf } from '../contract/sample.ts';
import type { World } from '../contract/sample-kind.ts';
import { createRow } from '../contract/world.ts';
import { today } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { asks, type Ask } from './probe.ts';

/** A route with an id, and what it is asked about. */
export interface Target {
  readonly ask: Ask;
  /** The row belongs to the whole group: it has no other branch. */
  readonly shared: boolean;
  /** Id of a row of the first branch; one that is removed is made anew for each asker. */
  readonly id: (asker: Client) => Promise<number>;
  readonly send: (asker: Client, id: number | string) => Promise<Answer>;
}

const mustBe = <T>({ status, body }: Answer<T>, wanted: number): T => {
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`);
  return body;
};

type Made = (world: World, asker: Client) => Promise<number>;
const found =
  (statement: string): Made =>
  async ({ clinic }) => {
    const [row] = await clinic.database.asOwner<{ id: number }>(statement);
    if (!row) throw new Error(`No row: ${statement}`);
    return row.id;
  };

const patient: Made = async ({ patients }) => patients[0] ?? 0;
/** Somebody who is none of the askers: what happens to him ends no session of theirs. */
const colleague = found(`select id from users where username = 'dokter2.bdg'`);
const png = async (part: string) => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  return { part, filename: 'foto.png', bytes };
};
const picture: Made = async ({ manager, patients, clinic }) => {
  mustBe(await manager.upload(`/api/users/uploadavatar/${patients[0]}`, await png('avatar')), 200);
  const [file] = await clinic.database.asOwner<{ id: number }>('select max(id) as id from files');
  return file?.id ?? 0;
};
const logo: Made = async ({ head }) => {
  mustBe(await head.upload('/api/profile/1/logo', await png('logo')), 200);
  return 1;
};
const visit = found('select id from visits where profile_id = 1 order by id limit 1');
let views = 0;
const view: Made = async (_world, asker) => {
  views += 1;
  const body = { list: 'service.unit', name: `Tampilan ${views}` };
  return mustBe(await asker.post<{ id: number }>('/api/saved-views', body), 201).id;
};
const session: Made = async (world, asker) => {
  const { username, id } = mustBe(await asker.get<{ id: number; username: string }>('/api/auth/me'), 200);
  await world.clinic.again(username);
  return found(`select max(id) as id from sessions where user_id = ${id}`)(world, asker);
};

/** Whoever may take money has a drawer open; the others have none to ask about. */
const drawer: Made = async (world, asker) => {
  await asker.post('/api/finance/kasirsesi/open', { opening_amount: 0 });
  const { id } = mustBe(await asker.get<{ id: number }>('/api/auth/me'), 200);
  const own = `select coalesce(max(id), 0) as id from kasirsesis where user_id = ${id} and status = 0`;
  return found(own)(world, asker);
};

let requests = 0;
/** A request of each asker's own: nobody takes back another's. */
const ownRequest: Made = async (world, asker) => {
  requests += 1;
  const number = requests;
  const { id, role } = mustBe(await asker.get<{ id: number; role: number }>('/api/auth/me'), 200);
  return found(
    `insert into applogs (profile_id, role, module, message, created_by, status, action, command, assigner_role)
     values (1, ${role}, 5, 'permintaan uji', ${id}, 0, 'finance.discount', '{"uji": ${number}}', 5) returning id`,
  )(world, asker);
};

let photos = 0;
/** A photo for each asker: who comes first takes it away. */
const photo: Made = async ({ manager, visits }) => {
  photos += 1;
  const create = { width: 2 + photos, height: 2, channels: 3, background: '#a33' } as const;
  const file = { part: 'photo', filename: 'foto.png', bytes: await sharp({ create }).png().toBuffer() };
  const fields = { visit_id: String(visits[0]) };
  return mustBe(await manager.upload<{ id: number }>('/api/service/visitmultimedia', file, fields), 201).id;
};

/** A visit that no other route is asked about, so that it stays open. */
const openVisit: Made = async ({ visits }) => visits[2] ?? 0;
const chartEntry: Made = async (world, asker) => {
  const body = { visit_id: await openVisit(world, asker), entries: [{ tooth: 11, code: 'cfr' }] };
  const answer = await world.manager.post<{ entries: readonly { id: number }[] }>('/api/service/odontogram', body);
  return mustBe(answer, 201).entries.at(-1)?.id ?? 0;
};

let rules = 0;
/** A rule of the branch's own for each asker: who comes first puts it back. */
const ownRule: Made = async (world, asker) => {
  rules += 1;
  const general = `profile_id is null order by id offset ${rules % 10} limit 1`;
  const id = await found(`select id from jurnalautopostings where ${general}`)(world, asker);
  mustBe(await world.manager.put(`/api/finance/jurnalautoposting/${id}`, {}), 200);
  const own = `(event, component) = (select event, component from jurnalautopostings where id = ${id})`;
  return found(`select id from jurnalautopostings where profile_id = 1 and ${own}`)(world, asker);
};

/** Rows of calls whose path does not say what they are about, or that need more than a row. */
const rows: Readonly<Record<string, Made>> = {
  'platform.files.show': picture,
  'platform.profile.logo': logo,
  'platform.applog.withdraw': ownRequest,
  'platform.savedviews.edit': view,
  'platform.savedviews.delete': view,
  'platform.users.delete': patient,
  'platform.users.avatar': async (world, asker) => {
    await picture(world, asker);
    return patient(world, asker);
  },
  'platform.users.changepassword': colleague,
  'platform.users.features': colleague,
  'platform.users.changefeatures': colleague,
  'platform.users.sessions': colleague,
  'platform.auth.revoke': session,
  'service.customer.timeline': patient,
  'service.odontogram.void': chartEntry,
  'service.odontogram.sheet': openVisit,
  'service.visitmultimedia.delete': photo,
  'service.rekammedis.edit': patient,
  'service.rekammedis.kunjungan': patient,
  'service.rekammedis.tindakan': patient,
  'service.rekammedis.cetak': patient,
  'service.rekammedis.resume': patient,
  'service.rekammedis.alert': patient,
  'service.rekammedis.setalert': patient,
  'service.visitsoap.show': visit,
  'service.visitsoap.save': visit,
  'service.visitsoap.lock': visit,
  'service.visitsoap.add': visit,
  'service.orthoprogress.show': visit,
  'service.orthoprogress.save': visit,
  'finance.kasirsesi.close': drawer,
  'finance.jurnalautoposting.edit': ownRule,
  'finance.jurnalautoposting.restore': ownRule,
  'finance.bill.angsuran': found('select bill_id as id from angsurans where profile_id = 1 order by bill_id limit 1'),
  'attendance.pegawai.show': colleague,
  'attendance.pegawai.edit': colleague,
  'attendance.pegawai.resign': colleague,
};
/** Bodies of calls that want one. */
const bodies: Readonly<Record<string, Json>> = {
  'platform.applog.decide': { status: -1, reason: 'Tidak perlu' },
  'platform.savedviews.edit': { density: 'compact' },
  'platform.users.changepassword': { password: 'rahasia77', repeatpassword: 'rahasia77' },
  'platform.users.changefeatures': { features: [] },
  'service.odontogram.void': { reason: 'Salah gigi' },
  'service.treatmentplan.tarik': { visit_id: 1, item_ids: [1] },
  'service.rekammedis.edit': { version: 1 },
  'service.rekammedis.cetak': { reason: 'Rujukan' },
  'service.visitperawatan.bhp': { lines: [{ item_id: 1, qty_used: 1 }] },
  'finance.kasirsesi.close': { version: 1, counted: {} },
  'finance.bill.angsuran': { angsurans: [{ no: 1, due_date: '2099-01-31', amount: 1_200_000 }] },
  'finance.periode.preview': { end_date: today() },
  'service.visitperawatan.bhpbatal': { reason: 'Salah' },
  'service.consent.tarik': { reason: 'Berubah pikiran' },
  'service.visitmultimedia.delete': { reason: 'Salah foto' },
  'service.rekammedis.setalert': { alergi: [], riwayat: {}, patient_note: null, version: 1 },
  'service.visitsoap.save': { subjective: '', objective: '', assessment: '', plan: 'Scaling', vital: {}, version: 0 },
  'service.visitsoap.lock': { version: 1 },
  'service.visitsoap.add': { text: 'Tambahan', reason: 'Lupa' },
  'service.orthoprogress.save': { stage: 'leveling', version: 0 },
  'attendance.pegawai.edit': { version: 1, jobname: 'Dokter Gigi' },
  'attendance.pegawai.resign': { leave_at: '2099-12-31' },
};

/** Requests that need another before them. */
const sends: Readonly<Record<string, Target['send']>> = {
  // A summary is printed for a reason that was just given.
  'service.rekammedis.resume': async (asker, id) => {
    const path = `/api/service/rekammedis/${id}/resume`;
    const allowed = await asker.post<{ id: number }>(path, { reason: 'Rujukan' });
    return allowed.status < 300 ? asker.get(`${path}?cetak=${allowed.body.id}`) : allowed;
  },
};

const isShared = ({ scope, fields }: Resource): boolean => scope === 'group' && !('profile_id' in fields);
/** The resource below whose path a route lies. */
const resourceOf = ({ path }: Ask): Resource | undefined =>
  allResources
    .filter((resource) => path.startsWith(`${resource.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

const rowOf =
  (resource: Resource): Made =>
  (world, asker) =>
    resource.name === 'platform.users'
      ? patient(world, asker)
      : found(
          `select id from ${resource.table} ${isShared(resource) ? '' : 'where profile_id = 1'} order by id limit 1`,
        )(world, asker);

/** Numbers of the rows that are made to be removed, apart from those that the world has. */
let drawn = 30;
const removed =
  (resource: Resource): Made =>
  async (world) => {
    drawn += 1;
    return mustBe(await createRow(world, resource, drawn), 201).id;
  };

const bodyOf = ({ object, action, method }: Ask, resource: Resource | undefined): Json | undefined => {
  if (action === 'call') return bodies[object] ?? (method === 'GET' ? undefined : {});
  if (action === 'edit') return { ...sampleOf(object).change, version: 1 };
  const verb = resource?.kind === 'document' ? resource.verbs[action] : undefined;
  return verb && { ...inputOf(verb.input), version: 1 };
};

const sendOf = ({ method, path, upload }: Ask, body: Json | undefined): Target['send'] => {
  const url = (id: number | string) => `/api/${path.replaceAll(/:\w+/g, String(id))}`;
  if (upload !== undefined)
    return (asker, id) => asker.upload(url(id), { part: upload, filename: 'kosong.png', bytes: Buffer.from('PNG') });
  return (asker, id) =>
    method === 'GET'
      ? asker.get(url(id))
      : { POST: asker.post, PUT: asker.put, DELETE: asker.delete }[method](url(id), body);
};

const targetOf = (world: World, ask: Ask): Target => {
  const resource = resourceOf(ask);
  const named = rows[ask.object];
  if (!named && !resource) throw new Error(`${ask.object} has no row here.`);
  const made = named ?? (resource && (ask.action === 'delete' ? removed(resource) : rowOf(resource)));
  return {
    ask,
    shared: resource !== undefined && isShared(resource),
    id: async (asker) => made?.(world, asker) ?? 0,
    send: sends[ask.object] ?? sendOf(ask, bodyOf(ask, resource)),
  };
};

const ORDER = ['GET', 'POST', 'PUT', 'DELETE'];
/** Every route with an id: reading first, removing last. */
export const targetsOf = (world: World): readonly Target[] =>
  asks
    .filter(({ path }) => path.includes(':'))
    .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))
    .map((ask) => targetOf(world, ask));
