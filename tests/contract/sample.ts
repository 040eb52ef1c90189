// What each resource is tried with. The table is total: a resource without a sample does not compile.
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
  readonly treatment: number;
  readonly category: number;
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
const draftThree = async ({ clinic }: World): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await draftBill(clinic);
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
    create: ({ patients, doctor }, n) => ({
      customer_id: patients[n] ?? 0,
      doctor_id: doctor,
      visit_date: TODAY,
      session_time: '10:30',
      type: 'janji',
      priority: 0,
      keluhan: 'Gigi ngilu',
    }),
  },
  'service.visitperawatan': {
    create: ({ visits, treatment }, n) => ({ visit_id: visits[n % 3] ?? 0, perawatan_id: treatment, note: `Ke-${n}` }),
    change: { note: 'Diubah', discount_amount: 0 },
  },
  'service.tindakanmedis': {
    create: ({ category }, n) => ({
      code: `UJI-${n}`,
      name: `Tindakan uji ${n}`,
      kategori_id: category,
      scope: 'mulut',
      icd9cm: '23.2',
      duration_minutes: 30,
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
const INPUT: Json = { reason: 'Salah', cancel_type: 'batal_pasien' };
/** What a verb takes of it. */
export const inputOf = (fields: Fields): Json =>
  Object.fromEntries(Object.entries(INPUT).filter(([name]) => name in fields));
