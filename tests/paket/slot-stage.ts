// Patients with sold packages, visits that take slots of them, and what the books and the stock say of it.
import type { Json } from '../support/app.ts';
import { act, body, idOf, newPatient, openStage, today, type Treatment, type Visit } from '../service/stage.ts';
import { offer, openCounterAt, type Program, WHOLE } from './stage.ts';
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';

export const AVAILABLE = '/api/paket/membership/tersedia';
export const CLAIMS = '/api/paket/membershipperawatanused';

export interface Line extends Json {
  readonly id: number;
  readonly used_slot: number;
  readonly reserved_slot: number;
  readonly free_slot: number;
  readonly recognised_amount: number;
  readonly released_amount: number;
  readonly status: number;
}
/** The test clinic, with the packages of worked example 1 in the hands of patients. */
export const openClaims = async () => {
  const stage = await openStage();
  const { clinic, admin, doctor, nurse, manager, units } = stage;
  const { database } = clinic;
  const places = await placesOf(clinic);
  const control = await idOf(clinic, 'tindakanmedis', 'name', 'Kontrol behel');
  const brush = places.item('RTL-00001');
  const jasa = await idOf(clinic, 'laboratoriumjasas', 'name', 'Retainer Hawley');
  const counter = await openCounterAt(stage);
  /** A package of these programs in the hands of a new patient, paid at once. */
  const sold = async (programs: readonly Program[], price: number) => {
    const version = await offer(clinic, programs, { price, ...WHOLE });
    const customer = await newPatient(admin);
    const sale = await counter.sell(version, { customer_id: customer, scheme: 'tunai' }, price);
    return { customer, sale, slots: await slotsOf(sale.id) };
  };
  const slotsOf = async (sale: number): Promise<readonly number[]> =>
    (
      await database.asOwner<{ id: number }>(
        'select id from membershipperawatans where membership_id = $1 order by id',
        [sale],
      )
    ).map(({ id }) => id);
  const line = async (id: number): Promise<Line> => {
    const [row] = await database.asOwner<Line>('select * from membershipperawatans where id = $1', [id]);
    if (!row) throw new Error('No such line.');
    return row;
  };
  /** Slots of a line: used, reserved, and rupiah that are income. */
  const counters = async (id: number): Promise<readonly [number, number, number]> => {
    const { used_slot, reserved_slot, recognised_amount } = await line(id);
    return [used_slot, reserved_slot, recognised_amount];
  };
  /** A patient with twelve controls of 200.000, every 14 days and one a visit. */
  const withControls = async (more: Partial<Program> = {}) => {
    const kontrol = { type: 1, of: 'ORT-03', slots: 12, price: 250_000, days: 540, gap: 14, most: 1, ...more } as const;
    const { slots, ...owned } = await sold([kontrol], 200_000 * kontrol.slots);
    return { ...owned, slot: slots[0] ?? 0 };
  };
  /** The last day of a line. */
  const endsOn = (slot: number, day: string): Promise<unknown> =>
    database.asOwner('update membershipperawatans set expires_at = $2 where id = $1', [slot, day]);
  const booked = async (customer: number, more: Json = {}): Promise<Visit> =>
    body(await stage.book({ customer_id: customer, confirm: false, type: 'janji', ...more }), 201);
  const seated = (customer: number): Promise<Visit> =>
    stage.seated(units[0], { customer_id: customer, type: 'kontrol' });
  const take = (visit: { readonly id: number }, slot: number, more: Json = {}, by = doctor) =>
    by.post<Treatment & { readonly message: string; readonly membershipperawatan_id: number | null }>(
      '/api/service/visitperawatan',
      { visit_id: visit.id, perawatan_id: control, membershipperawatan_id: slot, repeated: true, ...more },
    );
  const fresh = async (id: number): Promise<Visit> => body(await doctor.get<Visit>(`/api/service/visit/${id}`));
  /** The visit with the slot taken and done, and a note: ready to end. */
  const worked = async (customer: number, slot: number): Promise<Visit> => {
    const visit = await seated(customer);
    const treatment = body(await take(visit, slot), 201);
    body(await act(doctor, 'visitperawatan', treatment, 'selesai'));
    await stage.noted(visit);
    return fresh(visit.id);
  };
  const finished = async (visit: Visit): Promise<Visit> => body(await act(doctor, 'visit', visit, 'selesai'));
  const claimsOf = (slot: number) =>
    database.asOwner<{
      id: number;
      code: string;
      used: number;
      value_amount: number;
      status: number;
      override_reason: string | null;
    }>('select * from membershipperawatanuseds where membershipperawatan_id = $1 order by id', [slot]);
  const pool = async (): Promise<readonly [number, number]> => {
    const [row] = await database.asOwner<{ qty: number; value: number }>(
      'select qty_on_hand::float8 as qty, stock_value as value from item_branches where profile_id = 1 and item_id = $1',
      [brush],
    );
    return [row?.qty ?? 0, row?.value ?? 0];
  };
  /** A patient with toothbrushes of 28.000 to come. */
  const withBrushes = async (slots = 2) => {
    const owned = await sold([{ type: 2, of: 'RTL-00001', slots, price: 35_000, days: 180 }], 28_000 * slots);
    return { ...owned, slot: owned.slots[0] ?? 0 };
  };
  const stocked = (qty: number): Promise<void> =>
    moveInto(clinic, [receiveOf(brush, places.gudang, qty, qty * 10_000)]);
  const hand = (slot: number, used: number, more: Json = {}, by = admin) =>
    by.post<Json & { readonly id: number; readonly version: number; readonly message: string }>(CLAIMS, {
      membershipperawatan_id: slot,
      used,
      warehouse_id: places.gudang,
      ...more,
    });
  return {
    ...stage,
    ...places,
    nurse,
    manager,
    control,
    brush,
    jasa,
    counter,
    sold,
    slotsOf,
    endsOn,
    line,
    counters,
    withControls,
    withBrushes,
    booked,
    seatedBy: seated,
    take,
    fresh,
    worked,
    finish: finished,
    journals: counter.booked,
    claimsOf,
    pool,
    stocked,
    hand,
    today: today(),
  };
};
export type Claims = Awaited<ReturnType<typeof openClaims>>;
