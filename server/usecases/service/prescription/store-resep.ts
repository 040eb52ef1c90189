// A prescription as it is written, and rewritten before it is sent (service.md 2.10).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { resepProblems } from '../../../domain/service/resep-lines.ts';
import type { LogEntry, Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { showResep } from './resep-record.ts';
import { lockVisit } from '../visit/held-visit.ts';

type Operations = UseCases['service.visitresep'];
type Items = NonNullable<CreateOf<typeof visitresep>['items']>;

const { resep: kind } = documentKinds;

type ResepValues = [
  profile: number,
  user: number,
  code: string,
  visit: number,
  customer: number,
  doctor: number,
  note: string | null,
];
const insertResep = named<{ id: number }, ResepValues>(
  'resep_insert',
  `insert into visitreseps (profile_id, created_by, code, visit_id, customer_id, doctor_id, note)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);
const updateNote = named<unknown, [number, string | null]>(
  'resep_update',
  'update visitreseps set note = $2, version = version + 1, updated_at = now() where id = $1',
);
/** The lines anew, in the order that they were written; the unit is the item's. */
const dropItems = named<unknown, [number]>('resep_drop_items', 'delete from visitresepitems where visitresep_id = $1');
const insertItems = named<unknown, [number, number, string]>(
  'resep_items',
  `insert into visitresepitems (profile_id, visitresep_id, item_id, qty, unit, signa, isracikan, racikan_group, alergi_reason)
   select $1, $2, i.id, n.qty, i.unit, n.signa, n.isracikan, n.racikan_group, n.alergi_reason
   from rows from (jsonb_to_recordset($3::jsonb) as (item_id bigint, qty numeric, signa text, isracikan boolean,
     racikan_group smallint, alergi_reason text)) with ordinality as n
   join items i on i.id = n.item_id order by n.ordinality`,
);

/** @throws Refusal invalid (422) by line */
const requireItems = async ({ tx, branch }: WriteContext, items: Items): Promise<void> => {
  await requireReferences(tx, visitresep.fields, { items }, [branch.id]);
  const problems = resepProblems(items);
  if (problems) throw new Refusal('invalid', {}, problems);
};

const storeItems = async ({ tx, branch }: WriteContext, id: number, items: Items): Promise<void> => {
  await run(tx, dropItems, id);
  if (items.length > 0) await run(tx, insertItems, branch.id, id, JSON.stringify(items));
};

interface About {
  readonly id: number;
  readonly visit: { readonly id: number; readonly code: string };
  /** The noun of what was done. */
  readonly what: string;
}

/** The prescription as it is now, with its entry of the log. */
export const resepOutcome = async (
  context: WriteContext,
  { id, visit, what }: About,
  states: Pick<LogEntry, 'before' | 'after'> = {},
): Promise<Outcome<WholeOf<'service.visitresep', 'written'>>> => {
  const record = await showResep(context, id);
  const message = `${what} resep ${record.code} kunjungan ${visit.code}`;
  return { record, log: { message, url: `/service/visit/${visit.id}?tab=resep`, groupvisit: visit.id, ...states } };
};

/**
 * A draft of the visit's doctor, or of the doctor who writes it.
 * @throws Refusal not-found (404), visit-cancelled (409), invalid (422) by line
 */
export const createResep: Operations['create'] = async (context, body) => {
  const { tx, branch, actor, today } = context;
  const visit = await lockVisit(context, body.visit_id);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  const items = body.items ?? [];
  await requireItems(context, items);
  const year = today.slice(0, 4);
  const code = documentCode(kind.prefix, branch.code, year, await nextNumber(tx, branch.id, kind.series, year));
  const doctor = actor.role === DOKTER ? actor.id : visit.doctor_id;
  const note = body.note ?? null;
  const row = await runOne(tx, insertResep, branch.id, actor.id, code, visit.id, visit.customer_id, doctor, note);
  if (!row) throw new Error('The prescription was not stored.');
  await storeItems(context, row.id, items);
  return { ...(await resepOutcome(context, { id: row.id, visit, what: 'penulisan' }, { after: body })), status: 201 };
};

/** Changes a draft. @throws Refusal wrong-state (409), invalid (422) by field */
export const editResep: Operations['edit'] = async (context, { id, before }, body) => {
  const visit = await lockVisit(context, before.visit_id);
  if (before.status !== visitresep.state.draft) throw new Refusal('wrong-state', { singular: visitresep.singular });
  if (body.visit_id !== undefined && body.visit_id !== before.visit_id) {
    throw new Refusal('invalid', {}, { visit_id: ['Kunjungan tidak dapat diubah'] });
  }
  const { version: _read, visit_id: _visit, ...changes } = body;
  await run(context.tx, updateNote, id, body.note === undefined ? before.note : body.note);
  if (body.items) {
    await requireItems(context, body.items);
    await storeItems(context, id, body.items);
  }
  const states = { before: { note: before.note, items: before.items }, after: changes };
  return resepOutcome(context, { id, visit, what: 'perubahan' }, states);
};
