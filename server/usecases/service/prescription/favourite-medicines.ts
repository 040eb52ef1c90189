// What a doctor prescribes most, with its doses: kept by himself, used by whoever writes at his visits (workspace.md 3).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { itemType } from '../../../../src/resources/inventory/item.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { allergyTo } from '../../../../src/resources/service/alergi.ts';
import { RESEP_FAVOURITES } from '../../../../src/resources/service/resep-favourite-calls.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, LogEntry, Subject, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { findVisit } from '../visit/visit-record.ts';

interface Row extends Omit<AnswerOf<'service.resepfavorit.list'>['data'][number], 'alergi'> {
  readonly zat_aktif: string | null;
}

/** Doctor and patient are those of the visit, whom the ids are not known of yet: all of it travels together. */
const favouritesOf = named<Row, [doctor: number | null, visit: number, branches: readonly number[]]>(
  'resep_favourites',
  `select f.id, f.version, f.item_id, i.name, i.unit, i.zat_aktif, f.qty, f.signa
   from resepfavorits f join items i on i.id = f.item_id and i.status = ${activeStatus.active}
   where f.profile_id = any ($3)
     and f.doctor_id = coalesce($1, (select v.doctor_id from visits v where v.id = $2 and v.profile_id = any ($3)))
   order by i.name, f.id`,
);
const allergiesAt = named<{ alergi: readonly string[] }, [visit: number, branches: readonly number[]]>(
  'resep_favourite_allergies',
  `select r.alergi from visits v join rekammedis r on r.customer_id = v.customer_id where v.id = $1 and v.profile_id = any ($2)`,
);
const holdDoctor = named<unknown, [number]>(
  'resep_favourite_doctor',
  'select id from users where id = $1 for no key update',
);
const countOf = named<{ n: number }, [doctor: number, item: number, signa: string]>(
  'resep_favourite_count',
  'select count(*)::int as n from resepfavorits where doctor_id = $1 and not (item_id = $2 and signa = $3)',
);
const medicine = named<{ name: string }, [number]>(
  'resep_favourite_item',
  `select name from items where id = $1 and type = ${itemType.medicine} and status = ${activeStatus.active}`,
);
const keep = named<{ id: number }, [branch: number, doctor: number, item: number, qty: number, signa: string]>(
  'resep_favourite_keep',
  `insert into resepfavorits (profile_id, created_by, doctor_id, item_id, qty, signa) values ($1, $2, $2, $3, $4, $5)
   on conflict (doctor_id, item_id, signa) do update set qty = excluded.qty, version = resepfavorits.version + 1, updated_at = now()
   returning id`,
);
interface Stored {
  readonly version: number;
  readonly item_id: number;
  readonly name: string;
  readonly qty: number;
  readonly signa: string;
}
const ownOf = named<Stored, [id: number, doctor: number, branch: number]>(
  'resep_favourite_own',
  `select f.version, f.item_id, i.name, f.qty, f.signa from resepfavorits f join items i on i.id = f.item_id
   where f.id = $1 and f.doctor_id = $2 and f.profile_id = $3 for update of f`,
);
const twinOf = named<{ id: number }, [doctor: number, item: number, signa: string, without: number]>(
  'resep_favourite_twin',
  'select id from resepfavorits where doctor_id = $1 and item_id = $2 and signa = $3 and id <> $4',
);
const change = named<unknown, [id: number, qty: number, signa: string]>(
  'resep_favourite_change',
  'update resepfavorits set qty = $2, signa = $3, version = version + 1, updated_at = now() where id = $1',
);
const drop = named<unknown, [number]>('resep_favourite_drop', 'delete from resepfavorits where id = $1');

/**
 * GET /api/service/resepfavorit: of the doctor who asks, else of the visit's; each with the patient's allergy that it touches.
 * @throws Refusal not-found (404) for a visit out of reach, or a patient whom the doctor does not treat
 */
const listResepFavourites: CallHandlers['service.resepfavorit.list'] = async (context, { query }) => {
  const { tx, actor, branches } = context;
  const [visit, rows, patient] = await Promise.all([
    findVisit(context, query.visit),
    run(tx, favouritesOf, actor.role === DOKTER ? actor.id : null, query.visit, branches),
    runOne(tx, allergiesAt, query.visit, branches),
  ]);
  if (visit.doctor_id !== actor.id) await requireOwnCustomer(context, visit.customer_id);
  const data = rows.map(({ zat_aktif, ...row }) => ({
    ...row,
    alergi: allergyTo({ name: row.name, zat_aktif }, patient?.alergi ?? []) ?? null,
  }));
  return { data, count: data.length };
};

const subjectOf = (id: number): Subject => ({ type: 'service.resepfavorit', id });
const entry = (what: string, id: number, name: string, states: Pick<LogEntry, 'before' | 'after'>): LogEntry => ({
  message: `${what} obat favorit ${name}`,
  url: '/service/visit',
  subject: subjectOf(id),
  ...states,
});

/** POST /api/service/resepfavorit. @throws Refusal invalid (422): no medicine; favourites-full (422) */
const keepResepFavourite: CallHandlers['service.resepfavorit.create'] = async (context, { body }) => {
  const { tx, actor, branch } = context;
  const { item_id, qty, signa } = body;
  // Of two at once the second waits, and counts the first.
  await run(tx, holdDoctor, actor.id);
  const item = await runOne(tx, medicine, item_id);
  if (!item) throw new Refusal('invalid', {}, { item_id: ['Data tidak ditemukan'] });
  const others = await runOne(tx, countOf, actor.id, item_id, signa);
  if ((others?.n ?? 0) >= RESEP_FAVOURITES) throw new Refusal('favourites-full', { n: RESEP_FAVOURITES });
  const made = await runOne(tx, keep, branch.id, actor.id, item_id, qty, signa);
  if (!made) throw new Error('The favourite was not stored.');
  return { record: made, log: entry('penyimpanan', made.id, item.name, { after: body }), status: 201 };
};

/** The locked favourite of the doctor himself. @throws Refusal not-found (404) */
const holdOwn = async ({ tx, actor, branch }: WriteContext, id: number): Promise<Stored> => {
  const stored = await runOne(tx, ownOf, id, actor.id, branch.id);
  if (!stored) throw new Refusal('not-found');
  return stored;
};

/** PUT /api/service/resepfavorit/{id}. @throws Refusal not-found (404), stale-version, favourite-twice (409) */
const changeResepFavourite: CallHandlers['service.resepfavorit.edit'] = async (context, { params, body }) => {
  const { tx, actor } = context;
  const id = params['id'] ?? 0;
  const { version, ...after } = body;
  await run(tx, holdDoctor, actor.id);
  const { version: now, item_id, name, ...before } = await holdOwn(context, id);
  if (now !== version) throw await staleVersion(context, { subject: subjectOf(id) });
  if (await runOne(tx, twinOf, actor.id, item_id, after.signa, id)) throw new Refusal('favourite-twice');
  await run(tx, change, id, after.qty, after.signa);
  return { record: { id }, log: entry('perubahan', id, name, { before, after }) };
};

/** DELETE /api/service/resepfavorit/{id}. @throws Refusal not-found (404) */
const dropResepFavourite: CallHandlers['service.resepfavorit.delete'] = async (context, { params }) => {
  const id = params['id'] ?? 0;
  const { version: _version, name, ...before } = await holdOwn(context, id);
  await run(context.tx, drop, id);
  return { record: { id }, log: entry('penghapusan', id, name, { before }) };
};

/** As the list of the module takes them up. */
export const resepFavouriteHandlers = {
  'service.resepfavorit.list': listResepFavourites,
  'service.resepfavorit.create': keepResepFavourite,
  'service.resepfavorit.edit': changeResepFavourite,
  'service.resepfavorit.delete': dropResepFavourite,
};
