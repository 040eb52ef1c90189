// What each route with an id is asked about: whose row it is, and a request that reaches it. A route whose body needs a
// sample and has none fails its test by name.
import type { Resource } from '../../src/resources/kernel/define.ts';
import { allResources } from '../../src/resources/registry.ts';
import { inputOf, sampleOf } from '../contract/sample.ts';
import type { World } from '../contract/sample-kind.ts';
import { createRow } from '../contract/world.ts';
import { today } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { found, type Made, mustBe } from './made.ts';
import { asks, type Ask } from './probe.ts';
import { patient, rows } from './row.ts';

/** A route with an id, and what it is asked about. */
export interface Target {
  readonly ask: Ask;
  /** The row belongs to the whole group: it has no other branch. */
  readonly shared: boolean;
  /** Id of a row of the first branch; one that is removed is made anew for each asker. */
  readonly id: (asker: Client) => Promise<number>;
  readonly send: (asker: Client, id: number | string) => Promise<Answer>;
}

/** Bodies of calls that want one. */
const bodies: Readonly<Record<string, Json>> = {
  'platform.applog.decide': { status: -1, reason: 'Tidak perlu' },
  'platform.savedviews.edit': { density: 'compact' },
  'platform.users.changepassword': { password: 'rahasia77', repeatpassword: 'rahasia77' },
  'platform.users.changefeatures': { features: [] },
  'service.odontogram.void': { reason: 'Salah gigi' },
  'service.treatmentplan.tarik': { visit_id: 1, item_ids: [1] },
  'service.treatmentplan.temuan': { visit_id: 1, perawatan_id: 1, tooth: 11 },
  'service.rekammedis.edit': { version: 1 },
  'service.rekammedis.cetak': { reason: 'Rujukan' },
  'service.visitperawatan.bhp': { lines: [{ item_id: 1, qty_used: 1 }] },
  // Readers of nobody: it is refused where it may be sent.
  'finance.langganan.ubah': { version: 1, report: 'labarugi', rhythm: 'harian', range: 'kemarin', readers: [2 ** 40] },
  'finance.langganan.status': { version: 1, status: 0 },
  'finance.hutang.lepas': { reason: 'Salah nama' },
  // Nothing of it is stored: the account has no lines.
  'finance.bank.cocokkan': { matches: [{ line_ids: [], entry_ids: [] }] },
  'finance.bank.lepas': { match_id: 1 },
  'finance.bank.jalan': { entry_ids: [] },
  'finance.bank.tarik': { import_id: 1_000_001 },
  'finance.bank.tutup': { end_date: today() },
  'finance.bank.buka': { reason: 'Salah cocok' },
  'finance.tindakanincome.override': { doctor_amount: 0, rumahsakit_amount: 0, reason: 'Disepakati' },
  'finance.kasirsesi.close': { version: 1, counted: {} },
  // Nothing of it changes: it is refused where it may be sent.
  'finance.kasirsesi.hitungulang': { version: 1, counted: {}, reason: 'Salah ketik' },
  // Of another version: it is refused where it may be sent.
  'finance.paymentmethod.qris': { version: 1, payload: null },
  'finance.bill.angsuran': { angsurans: [{ no: 1, due_date: '2099-01-31', amount: 1_200_000 }] },
  'finance.periode.preview': { end_date: today() },
  'service.visitperawatan.bhpbatal': { reason: 'Salah' },
  'service.consent.tarik': { reason: 'Berubah pikiran' },
  'service.visitmultimedia.delete': { reason: 'Salah foto' },
  'service.visitmultimedia.kalibrasi': { version: 1, mm: 0.1 },
  'service.rekammedis.setalert': { alergi: [], riwayat: {}, patient_note: null, version: 1 },
  'service.visitsoap.save': { subjective: '', objective: '', assessment: '', plan: 'Scaling', vital: {}, version: 0 },
  'service.visitsoap.lock': { version: 1 },
  'service.visitsoap.add': { text: 'Tambahan', reason: 'Lupa' },
  'service.tindakanfavorit.pin': { pinned: true },
  'service.resepfavorit.edit': { qty: 10, signa: '3x1', version: 1 },
  'service.orthoprogress.save': { stage: 'leveling', version: 0 },
  'inventory.receive.setprice': { item_id: 1, suggested: 0 },
  'inventory.item.setprice': { profile_id: 1, sell_price: 9000, version: 0 },
  'inventory.resep.handover': { version: 1 },
  'inventory.resep.cancel': { reason: 'Pasien tidak jadi' },
  'inventory.batch.block': { reason: 'Kemasan rusak' },
  'inventory.batch.unblock': { reason: 'Sudah diperiksa' },
  'inventory.mutation.receive': { lines: [{ id: 1, qty_received: 1 }] },
  'inventory.opname.count': { item_id: 1, batch_no: 'UJI', expired_at: '2030-01-31', qty: 1, mode: 'set' },
  'paket.membership.batal': { reason: 'Pindah kota', preview: true },
  'paket.membership.perpanjang': { lines: [1], days: 30, reason: 'Sakit' },
  'attendance.attendance.edit': { note: 'Lupa absen', version: 1 },
  'attendance.log.void': { reason: 'Salah orang' },
  'attendance.pegawai.edit': { version: 1, jobname: 'Dokter Gigi' },
  'attendance.pegawai.resign': { leave_at: '2099-12-31' },
  'attendance.payrollperiode.bayar': { paymentmethod_id: 1, paid_at: today() },
  'attendance.pph21.simpan': { pegawai_id: 1 },
  // Of another version: lines that were stored would reckon the run anew.
  'attendance.payrolltransaction.baris': { version: 999, lines: [] },
  'attendance.pegawai.batalresign': { reason: 'Tetap bekerja' },
};

/** A sheet of somebody whom no branch has: it is read, and nothing is stored of it. */
const sheet =
  (path: string): Target['send'] =>
  async (asker, id) =>
    asker.upload(`/api/attendance/payrollperiode/${id}/${path}`, {
      part: 'upload',
      filename: 'komponen.xlsx',
      bytes: await workbook([
        { 'Attendance ID': 'UJI-0', Nama: '', 'Kode Komponen': 'INSM', Jumlah: '1', Tarif: '1000', Catatan: '' },
      ]),
    });

const TODAY_ALONE = `start_date=${today()}&end_date=${today()}`;
/** Requests that need another before them, or a question of their own. */
const sends: Readonly<Record<string, Target['send']>> = {
  'finance.paymentmethod.qriscode': (asker, id) => asker.get(`/api/finance/paymentmethod/${id}/qris?amount=50000`),
  'finance.rekening.show': (asker, id) => asker.get(`/api/finance/rekening/${id}?${TODAY_ALONE}`),
  'finance.rekening.print': (asker, id) => asker.get(`/api/finance/rekening/${id}/print?${TODAY_ALONE}`),
  'paket.history.simulasi': (asker, id) => asker.get(`/api/paket/history/${id}/simulasi?scheme=tunai`),
  'attendance.payrollperiode.laporan': (asker, id) =>
    asker.get(`/api/attendance/payrollperiode/${id}/report`, { query: { type: 'rekap' } }),
  'attendance.payrollperiode.import': sheet('import'),
  'attendance.payrollperiode.rejected': sheet('import/rejected'),
  // A summary is printed for a reason that was just given.
  'service.rekammedis.resume': async (asker, id) => {
    const path = `/api/service/rekammedis/${id}/resume`;
    const allowed = await asker.post<{ id: number }>(path, { reason: 'Rujukan' });
    return allowed.status < 300 ? asker.get(`${path}?cetak=${allowed.body.id}`) : allowed;
  },
};

const isShared = ({ scope, fields }: Resource): boolean => scope === 'group' && !('profile_id' in fields);
/** Calls about rows of the whole group that are no resource. */
const OF_THE_GROUP: readonly string[] = [
  'inventory.batch.trace',
  'inventory.batch.block',
  'inventory.batch.unblock',
  'service.tindakanfavorit.pin',
];
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
  if (action === 'edit') {
    const { change, restore } = sampleOf(object);
    // What would stand in the way of later routes is not changed.
    return { ...(restore ?? change), version: 1 };
  }
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
    shared: resource === undefined ? OF_THE_GROUP.includes(ask.object) : isShared(resource),
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
