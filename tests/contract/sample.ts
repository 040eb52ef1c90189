// What each resource is tried with. The table is total: a resource without a sample does not compile.
import sharp from 'sharp';
import { dateIn } from '../../src/resources/kernel/date.ts';
import type { CreateOf, EditOf, Resource } from '../../src/resources/kernel/define.ts';
import type { Fields } from '../../src/resources/kernel/field.ts';
import type { Registry, ResourceName } from '../../src/resources/registry.ts';
import type { Client, Json, TestApp } from '../support/app.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';

/** The clinic while it is tried: ids of what the samples point to. */
export interface World {
  readonly clinic: TestApp;
  readonly manager: Client;
  /** Superadmin at work in the first branch. */
  readonly head: Client;
  /** Sees all branches: chose none. */
  readonly overview: Client;
  readonly patients: readonly number[];
  readonly visits: readonly number[];
  readonly doctor: number;
  /** Treatments of visits, and what laboratories make. */
  readonly works: readonly number[];
  readonly jasas: readonly number[];
  readonly laboratory: number;
  readonly treatment: number;
  readonly category: number;
  readonly medicine: number;
  /** Accounts of income and of money. */
  readonly income: number;
  readonly cash: number;
}
export interface Row {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

type Query = Readonly<Record<string, string>>;
type Change<R extends Resource> = Omit<EditOf<R>, 'version'>;
type Sample<R extends Resource> = {
  /** Rows beyond those that the clinic has and `create` adds: the list must come to three. */
  readonly arrange?: (world: World) => Promise<unknown>;
  /** Where one branch alone has fewer rows than two pages. */
  readonly readBy?: 'overview';
  /** Where a manager may not write. */
  readonly writeBy?: 'head';
} & (R['operations'] extends { readonly create: string }
  ? {
      /** A body that is accepted, another for each number. */
      readonly create: (world: World, n: number) => CreateOf<R>;
      /** Refusal of a further one, where the clinic has the only one that there may be. */
      readonly full?: string;
    }
  : { readonly create?: never; readonly full?: never }) &
  (R['operations'] extends { readonly edit: string }
    ? {
        readonly change: Change<R>;
        /** Query of the rows that are open to it; without one, all. */
        readonly changeable?: Query;
      }
    : { readonly change?: never; readonly changeable?: never });

const onePixel = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

const TODAY = dateIn('Asia/Jakarta', new Date());

const issueAndPay = async (world: World): Promise<void> => {
  const methods = await methodIds(world.clinic);
  for (let n = 0; n < 3; n += 1) {
    const bill = await draftBill(world.clinic);
    const paid = await world.manager.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: 1_300_000 }],
      allocations: [{ bill_id: bill.id, amount: 1_300_000 }],
      issue: true,
    });
    if (paid.status !== 201) throw new Error(`A bill cannot be paid: ${JSON.stringify(paid.body)}`);
  }
};
/** The doctor practises all day, whatever weekday it is. */
const openToday = ({ clinic, doctor }: World): Promise<unknown> =>
  clinic.database.asOwner(
    `insert into jadwals (profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
     values (1, $1, extract(isodow from $2::date), 'Kontrak', '08:00', '20:00', 30, 10, $2)`,
    [doctor, TODAY],
  );
/** Three treatments with consumables, whatever the first of the catalogue uses up. */
const addBhp = async ({ clinic }: World): Promise<void> => {
  await clinic.database.asOwner(
    `insert into visitperawatanbhps (profile_id, visit_id, visitperawatan_id, item_id, unit, qty_default)
     select t.profile_id, t.visit_id, t.id, i.id, i.unit, 1 from visitperawatans t, items i where i.code = 'IMP-00001'`,
  );
};
/** A picture of one pixel. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const signThree = async ({ clinic, manager, visits }: World): Promise<void> => {
  const [template] = await clinic.database.asOwner<{ id: number }>(
    "select id from consenttemplates where type = 'umum'",
  );
  for (const visit_id of visits) {
    const signed = await manager.post('/api/service/consent', {
      visit_id,
      consenttemplate_id: template?.id,
      decision: 'setuju',
      signer: 'pasien',
      signer_name: 'Pasien Kontrak',
      signature: SIGNATURE,
    });
    if (signed.status !== 201) throw new Error(`Nothing can be signed: ${JSON.stringify(signed.body)}`);
  }
};
const draftThree = async ({ clinic }: World): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await draftBill(clinic);
};

const uploadThree = async ({ manager, visits }: World): Promise<void> => {
  for (const visit of visits.slice(0, 3)) {
    const bytes = await onePixel();
    const file = { part: 'photo', filename: 'foto.png', bytes };
    const { status, body } = await manager.upload('/api/service/visitmultimedia', file, { visit_id: String(visit) });
    if (status !== 201) throw new Error(`A photo cannot be uploaded: ${JSON.stringify(body)}`);
  }
};

export const samples: { readonly [N in ResourceName]: Sample<Registry[N]> } = {
  'platform.profile': {
    writeBy: 'head',
    create: (_world, n) => ({
      code: `Z${String.fromCharCode(65 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`,
      name: `Cabang ${n}`,
      timezone: 'Asia/Jakarta',
      isexportall: false,
      status: 1,
    }),
    change: { name: 'Cabang Baru' },
  },
  'platform.profilecontrol': { readBy: 'overview', change: { paket: 0 } },
  'platform.applog': {},
  'platform.pengumuman': { create: (_world, n) => ({ message: `Rapat bulanan ke-${n}` }) },
  'platform.users': { change: { note: 'Diubah', phone: '081234567890' }, changeable: { role: '1' } },
  'service.visit': {
    arrange: openToday,
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      visit_date: TODAY,
      session_time: `${8 + (n % 12)}:30`.padStart(5, '0'),
      type: 'janji',
      priority: 0,
      keluhan: 'Gigi ngilu',
    }),
  },
  'service.visitperawatan': {
    create: ({ visits, treatment }, n) => ({ visit_id: visits[n % 3] ?? 0, perawatan_id: treatment, note: `Ke-${n}` }),
    change: { note: 'Diubah', discount_amount: 0 },
  },
  'service.visitdiagnosa': {
    create: ({ visits }, n) => ({ visit_id: visits[n % 3] ?? 0, diagnosa_id: n + 1, tooth: 36, note: `Ke-${n}` }),
    change: { note: 'Diubah', tooth: 37 },
  },
  'service.orthocase': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      angle_class: 'II/1',
      overjet_mm: 4.5,
      appliance: 'metal',
      slot: '.022',
      start_at: TODAY,
      planned_months: 24,
      control_interval_weeks: 4,
    }),
    change: { planned_months: 30, treatment_goal: 'Overjet normal' },
  },
  'service.treatmentplan': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      title: `Rencana ${n}`,
    }),
    change: { title: 'Rencana lain' },
  },
  'service.laboratorium': {
    create: (_world, n) => ({
      name: `Lab uji ${n}`,
      phone: '0222501188',
      pic: 'Ibu Rina',
      payment_days: 14,
      status: 1,
    }),
    change: { pic: 'Bapak Adi', payment_days: 30 },
  },
  'service.laboratoriumjasa': {
    create: ({ laboratory }, n) => ({
      laboratorium_id: laboratory,
      name: `Jasa uji ${n}`,
      material: 'Akrilik',
      fee: 250_000,
      price: 580_000,
      turnaround_days: 5,
      status: 1,
    }),
    change: { fee: 275_000 },
  },
  'service.formlab': {
    create: ({ works, jasas }, n) => ({
      visitperawatan_id: works[n % works.length] ?? 0,
      laboratoriumjasa_id: jasas[0] ?? 0,
      tooth: [11, 21],
      shade: 'A2',
      instruksi: `Ke-${n}`,
    }),
    change: { shade: 'B1', material: 'Zirkonia' },
  },
  'service.visitperawatanbhp': { arrange: addBhp },
  'service.visitresep': {
    create: ({ visits, medicine }, n) => ({
      visit_id: visits[n % 3] ?? 0,
      note: `Resep ${n}`,
      items: [{ item_id: medicine, qty: 10, signa: '3x1', isracikan: false }],
    }),
    change: { note: 'Diubah' },
    changeable: { status: '0' },
  },
  'service.consent': { arrange: signThree },
  'service.consenttemplate': {
    create: (_world, n) => ({
      code: `UJI-${n}`,
      title: `Persetujuan ${n}`,
      type: 'umum',
      body: 'Saya {nama}',
      status: 1,
    }),
    change: { body: 'Saya setuju, {nama}' },
  },
  'inventory.item': {
    create: (_world, n) => ({
      code: `UJI-${n}`,
      name: `Bahan uji ${n}`,
      type: 2,
      unit: 'Pcs',
      allow_decimal: false,
      golongan: 0,
      status: 1,
    }),
    change: { name: 'Bahan lain', status: 0 },
  },
  'service.tindakanmedis': {
    create: ({ category }, n) => ({
      code: `UJI-${n}`,
      name: `Tindakan uji ${n}`,
      kategori_id: category,
      scope: 'mulut',
      icd9cm: '23.2',
      duration_minutes: 30,
      islabdefault: false,
      isconsent: false,
      isprice_open: false,
      status: 1,
      prices: [{ profile_id: null, price: 150_000, valid_from: '2026-01-01' }],
    }),
    change: { name: 'Tindakan lain', duration_minutes: 45 },
  },
  'service.tindakanmediskategori': {
    create: ({ income }, n) => ({ name: `Kategori uji ${n}`, akun_id: income, status: 1 }),
    change: { status: 0 },
  },
  'service.unit': {
    create: (_world, n) => ({ code: `UJI-${n}`, name: `Unit uji ${n}`, status: 1 }),
    change: { name: 'Unit lain', status: 0 },
  },
  'service.diagnosa': {
    create: (_world, n) => ({
      icd10: `Z${10 + n}.1`,
      name_id: `Diagnosis uji ${n}`,
      name_en: `Test diagnosis ${n}`,
      isfavorite: false,
      status: 1,
    }),
    change: { name_id: 'Diagnosis lain', isfavorite: true },
  },
  'service.soaptemplate': {
    create: (_world, n) => ({ name: `Templat uji ${n}`, assessment: 'Karies dentin', plan: 'Tumpatan' }),
    change: { plan: 'Tumpatan komposit' },
  },
  'service.jadwal': {
    create: ({ doctor }, n) => ({
      doctor_id: doctor,
      hari: ([1, 2, 3, 4, 5, 6, 7] as const)[n % 7] ?? 1,
      sesi: `Sesi ${n}`,
      jam_mulai: `0${Math.floor(n / 7) % 8}:00`,
      jam_selesai: `0${Math.floor(n / 7) % 8}:45`,
      slot_minutes: 15,
      kapasitas: 2,
      valid_from: '2026-01-01',
      status: 1,
    }),
    change: { sesi: 'Subuh', kapasitas: 3 },
  },
  'service.recall': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n % patients.length] ?? 0,
      doctor_id: doctor,
      reason: (['perio', 'recall 6 bulan', 'orto'] as const)[Math.floor(n / patients.length) % 3] ?? 'orto',
      due_at: TODAY,
    }),
  },
  'service.daftartunggu': {
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n % patients.length] ?? 0,
      doctor_id: doctor,
      hari: [1, 5],
      jam_dari: '09:00',
      jam_sampai: '12:00',
      until: '2035-01-31',
      status: 1,
    }),
    change: { status: 0, note: 'Sudah datang' },
  },
  'service.jadwallibur': {
    create: ({ doctor }, n) => ({
      doctor_id: doctor,
      start_at: `2035-01-${10 + (n % 20)}T01:00:00.000Z`,
      end_at: `2035-01-${10 + (n % 20)}T09:00:00.000Z`,
      reason: `Seminar ke-${n}`,
    }),
    change: { reason: 'Simposium' },
  },
  'service.multimedialabel': {
    create: (_world, n) => ({
      name: `Label uji ${n}`,
      group: 'intraoral',
      sort: 100 + n,
      isprotocol: false,
      status: 1,
    }),
    change: { isprotocol: true, sort: 5 },
  },
  'service.visitmultimedia': { arrange: uploadThree, change: { tooth: 11, note: 'Diubah' } },
  'finance.bill': {
    arrange: draftThree,
    change: { discount_amount: 50_000, discount_reason: 'Pasien lama' },
    changeable: { status: '0' },
  },
  'finance.billtransaction': { arrange: issueAndPay },
  'finance.jurnal': {},
  'finance.periode': {
    readBy: 'overview',
    create: () => ({ start_date: TODAY, saldo_awal: [] }),
    full: 'period-exists',
  },
  'finance.akun': {},
  'finance.paymentmethod': {
    create: ({ cash }, n) => ({
      name: `Metode uji ${n}`,
      kind: 2,
      akun_id: cash,
      fee_percent: 0.35,
      need_reference: true,
      is_active: true,
    }),
    change: { fee_percent: 0.7, is_active: false },
  },
};

/** Without the types of the table, for tests that treat all resources alike. */
export interface AnySample {
  readonly arrange?: (world: World) => Promise<unknown>;
  readonly readBy?: 'overview';
  readonly writeBy?: 'head';
  readonly create?: (world: World, n: number) => Json;
  readonly full?: string;
  readonly change?: Json;
  readonly changeable?: Query;
}
export const sampleOf = (name: string): AnySample => (samples as Readonly<Record<string, AnySample>>)[name] ?? {};

/** Fits every verb that needs an input. */
const INPUT: Json = { reason: 'Salah', cancel_type: 'batal_pasien', result: 'menolak', remake_fault: 'lab' };
/** What a verb takes of it. */
export const inputOf = (fields: Fields): Json =>
  Object.fromEntries(Object.entries(INPUT).filter(([name]) => name in fields));
