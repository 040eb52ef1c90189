// A clinic in which every resource has rows enough for two pages.
import { allResources } from '../../src/resources/registry.ts';
import { today } from '../service/stage.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Answer, type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';
import { sampleOf } from './sample.ts';
import type { Row, World } from './sample-kind.ts';

interface Rows {
  readonly data: readonly Row[];
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
}

/** Numbers of the rows that `arrange` makes, apart from those that a test makes itself. */
const ARRANGED = 3;
/** One for each number that a test draws: some things a patient, or a warehouse, has only once. */
const DRAWS = 240;
const letter = (n: number): string => String.fromCharCode(65 + (Math.floor(n) % 26));

export const listOf = (client: Client, path: string, query: Readonly<Record<string, string>> = {}) =>
  client.get<Rows>(`/api/${path}`, { query });

/** Who writes a resource. */
export const writerOf = (world: World, { name }: Resource): Client =>
  sampleOf(name).writeBy === 'head' ? world.head : world.manager;

/** What the sample creates, the n-th of its kind. */
export const createRow = async (world: World, resource: Resource, n: number): Promise<Answer<Row>> => {
  const { create } = sampleOf(resource.name);
  if (!create) throw new Error(`${resource.name} is not created.`);
  return writerOf(world, resource).post<Row>(`/api/${resource.path}`, create(world, n));
};

const mustBe = <T>(answer: Answer<T>, status: number): T => {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const firstId = async (client: Client, path: string, query: Readonly<Record<string, string>>): Promise<number> => {
  const [row] = mustBe(await listOf(client, path, query), 200).data;
  if (!row) throw new Error(`${path} is empty.`);
  return row.id;
};
/** Somebody to order from. */
const meetSupplier = async (client: Client) => {
  const named = { code: 'V-KONTRAK', name: 'PT Kontrak', is_pkp: false, term_days: 30, status: 1 };
  const { id: vendor } = mustBe(await client.post<Row>('/api/inventory/vendor', named), 201);
  const depot = { code: 'S-KONTRAK', name: 'Depo Kontrak', lead_days: 3, min_order_amount: 0, status: 1 };
  const made = await client.post<Row>('/api/inventory/supplier', { ...depot, vendor_id: vendor });
  return { vendor, supplier: mustBe(made, 201).id };
};
interface Goods {
  readonly supplier: number;
  readonly warehouse_id: number;
  readonly item_id: number;
  readonly unit_id: number;
}
/** Goods of a supplier that came and have no invoice yet, a line for each number that a test draws. */
const receiveGoods = async (client: Client, { supplier, warehouse_id, ...item }: Goods) => {
  const line = { ...item, qty: 10, price: 900, is_bonus: false, batch_no: 'KONTRAK', expired_at: '2030-01-31' };
  const body = {
    supplier_id: supplier,
    warehouse_id,
    received_at: today(),
    lines: Array.from({ length: DRAWS }, () => line),
  };
  const { id, version } = mustBe(await client.post<Row>('/api/inventory/receive', body), 201);
  const { lines } = mustBe(await client.post<Row>(`/api/inventory/receive/${id}/post`, { version }), 200);
  return { received: id, lines: (lines as readonly Row[]).map((one) => one.id) };
};
/** A kind of package. */
const makeKind = async (client: Client): Promise<number> => {
  const kind = { code: 'KONTRAK', name: 'Paket kontrak', category: 'lain', status: 1 };
  return mustBe(await client.post<Row>('/api/paket/type', kind), 201).id;
};
const registered = async (client: Client, n: number): Promise<number> => {
  const body: Json = {
    name: `Pasien Kontrak ${letter(n / 26)}${letter(n)}`,
    gender: n % 2,
    birth_date: `199${n % 10}-0${1 + (n % 9)}-15`,
    phone: `0812345678${String(n).padStart(2, '0')}`,
    address: 'Jalan Melati',
    email: `pasien${n}@contoh.id`,
    note: 'Kontrak',
  };
  return mustBe(await client.post<Row>('/api/service/registration/storecustomer', body), 201).id;
};

const emptyRooms = async ({ database }: World['clinic']): Promise<readonly number[]> => {
  const rows = await database.asOwner<{ id: number }>(
    `insert into warehouses (profile_id, code, name, type)
     select 1, 'UJI-' || n, 'Ruang kosong ' || n, 2 from generate_series(1, ${DRAWS}) n returning id`,
  );
  return rows.map(({ id }) => id);
};

/** Items of which the branch has set nothing and holds nothing. */
const spareItems = async ({ database }: World['clinic']): Promise<readonly number[]> => {
  const rows = await database.asOwner<{ id: number }>(
    `insert into items (code, name, type, unit, unit_id, category_id)
     select 'UJI-S' || n, 'Item cadangan ' || n, 2, i.unit, i.unit_id, i.category_id
     from (select unit, unit_id, category_id from items where type = 2 order by id limit 1) i, generate_series(1, ${DRAWS}) n
     returning id`,
  );
  return rows.map(({ id }) => id);
};

const TOOTHBRUSH = 'RTL-00001';
const MANY = 200;
interface Sale extends Json {
  readonly id: number;
  readonly version: number;
  readonly lines: readonly { readonly id: number }[];
}
/** A sale of so many pieces that each return finds some. */
const sellToothbrushes = async (clinic: TestApp, manager: Client) => {
  await clinic.database.asOwner('update items set sell_price = 25000 where code = $1', [TOOTHBRUSH]);
  const { item, gudang } = await placesOf(clinic);
  const id = item(TOOTHBRUSH);
  await moveInto(clinic, [receiveOf(id, gudang, 2 * MANY, 24_000 * MANY)]);
  const lines = [{ item_id: id, qty: MANY }];
  const draft = mustBe(await manager.post<Sale>('/api/inventory/sales', { lines }), 201);
  mustBe(await manager.post(`/api/inventory/sales/${draft.id}/confirm`, { version: draft.version }), 200);
  return { item: id, sale: draft.id, line: draft.lines[0]?.id ?? 0 };
};

/** The filled clinic; every resource is arranged in the order of the registry. */
export const makeWorld = async (): Promise<World> => {
  const clinic = await testApp();
  const manager = await clinic.as('manager.bdg');
  const head = await clinic.again('superadmin');
  mustBe(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }), 200);
  const patients: number[] = [];
  for (let n = 0; n < DRAWS; n += 1) patients.push(await registered(manager, n));
  const made: Record<string, number[]> = {
    'service.visit': [],
    'service.visitperawatan': [],
    'service.laboratoriumjasa': [],
    'inventory.item': [],
    'inventory.vendor': [],
    'finance.investor': [],
  };
  const {
    'service.visit': visits = [],
    'service.visitperawatan': works = [],
    'service.laboratoriumjasa': jasas = [],
    'inventory.item': items = [],
    'inventory.vendor': vendors = [],
    'finance.investor': investors = [],
  } = made;
  const sold = await sellToothbrushes(clinic, manager);
  const medicine = await firstId(manager, 'inventory/item', { type: '1' });
  const tablet = Number(mustBe(await manager.get<Row>(`/api/inventory/item/${medicine}`), 200)['unit_id']);
  const gudang = await firstId(manager, 'inventory/warehouse', {});
  const { vendor, supplier } = await meetSupplier(manager);
  const goods = { supplier, warehouse_id: gudang, item_id: medicine, unit_id: tablet };
  const world: World = {
    clinic,
    manager,
    head,
    overview: await clinic.as('superadmin'),
    patients,
    visits,
    works,
    jasas,
    items,
    vendors,
    investors,
    laboratory: await firstId(manager, 'service/laboratorium', {}),
    doctor:
      (await clinic.database.asOwner<{ id: number }>(`select id from users where username = 'dokter.bdg'`))[0]?.id ?? 0,
    treatment: await firstId(manager, 'service/tindakanmedis', { scope: 'mulut' }),
    category: await firstId(manager, 'service/tindakanmediskategori', {}),
    toothbrush: sold.item,
    sold: sold.sale,
    soldLine: sold.line,
    medicine,
    tablet,
    vendor,
    supplier,
    ...(await receiveGoods(manager, goods)),
    goods: await firstId(manager, 'inventory/category', {}),
    piece: await firstId(manager, 'inventory/unit', { keyword: 'Pcs' }),
    rooms: await emptyRooms(clinic),
    spares: await spareItems(clinic),
    gudang,
    stock: await firstId(manager, 'finance-v2/akun', { keyword: '1-1302' }),
    income: await firstId(manager, 'finance-v2/akun', { keyword: '4-1101' }),
    cash: await firstId(manager, 'finance-v2/akun', { keyword: '1-1102' }),
    drawer: await firstId(manager, 'finance-v2/akun', { keyword: '1-1101' }),
    equipment: await firstId(manager, 'finance-v2/akun', { keyword: '1-2103' }),
    worn: await firstId(manager, 'finance-v2/akun', { keyword: '1-2203' }),
    assetKind: await firstId(manager, 'finance/asetkategori', { keyword: 'Alat medis' }),
    vat: await firstId(manager, 'finance-v2/akun', { keyword: '2-1411' }),
    cost: await firstId(manager, 'finance-v2/akun', { keyword: '6-1204' }),
    till: await firstId(manager, 'finance/paymentmethod', { keyword: 'Tunai' }),
    packageKind: await makeKind(manager),
    allowance: await firstId(manager, 'attendance/payrollcomponent', { keyword: 'TJAB' }),
  };
  for (const resource of allResources) {
    const { arrange, create, full } = sampleOf(resource.name);
    await arrange?.(world);
    const missing = create && full === undefined ? ARRANGED : 0;
    for (let n = 0; n < missing; n += 1) {
      const { id } = mustBe(await createRow(world, resource, n), 201);
      made[resource.name]?.push(id);
    }
  }
  return world;
};

export const readerOf = (world: World, resource: Resource): Client =>
  sampleOf(resource.name).readBy === 'overview' ? world.overview : world.manager;
