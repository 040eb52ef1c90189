// Writes in a patient's odontogram: only added to, or taken back with a reason (service.md 2.13, 5, 6.6).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { OdontogramAnswer } from '../../../../src/resources/service/odontogram-answer.ts';
import {
  type ChartEntry,
  currentChart,
  dmfOf,
  isThere,
  plannedChart,
} from '../../../../src/resources/service/odontogram-chart.ts';
import { isUndoable, UNDONE } from '../../../../src/resources/service/odontogram-undo.ts';
import { sheetFields } from '../../../../src/resources/service/odontogram-sheet.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requireEntries } from '../../../domain/service/chart-entry.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { readEntries, readOdontogram } from './odontogram-read.ts';
import { type HeldVisit, lockOpenVisit } from '../visit/held-visit.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

/** An entry with what belongs to it beside the chart. */
export interface StoredEntry extends ChartEntry {
  readonly visitperawatan_id?: number;
  readonly span_group?: string | null;
  readonly note?: string | null;
  readonly recorded_by: number;
}
type About = Pick<HeldVisit, 'id' | 'customer_id'>;

const insertEntries = named<unknown, [number, number, number, string, string]>(
  'odontogram_insert',
  `insert into odontogramentries (profile_id, customer_id, visit_id, recorded_at, visitperawatan_id, tooth, surfaces, code, layer,
     sebab, span_group, note, recorded_by)
   select $1, $2, $3, $4::timestamptz, e.visitperawatan_id, e.tooth, e.surfaces, e.code, e.layer, e.sebab, e.span_group, e.note,
     e.recorded_by
   from rows from (jsonb_to_recordset($5::jsonb) as (visitperawatan_id bigint, tooth smallint, surfaces text[], code text,
     layer smallint, sebab text, span_group uuid, note text, recorded_by bigint)) with ordinality e
   order by e.ordinality`,
);

/** Adds entries to the visit; that they may follow was checked. */
export const storeEntries = async (
  { tx, branch, now }: WriteContext,
  visit: About,
  entries: readonly StoredEntry[],
): Promise<void> => {
  await run(tx, insertEntries, branch.id, visit.customer_id, visit.id, now.toISOString(), JSON.stringify(entries));
};

const saidOf = (message: string, { code }: Pick<HeldVisit, 'code'>): string =>
  `${message} odontogram kunjungan ${code}`;
const logOf = (visit: Pick<HeldVisit, 'id' | 'code'>, message: string, after: unknown): Outcome['log'] => ({
  message: saidOf(message, visit),
  url: `/service/visit/${visit.id}`,
  groupvisit: visit.id,
  after,
});

/** Whether this visit says all of it already: two windows were clicked alike. Whoever adds a note says something new. */
const isRepeated = (
  entries: Awaited<ReturnType<typeof readEntries>>,
  { visit_id, entries: wanted }: CallRequest<Calls['service.odontogram.record']>['body'],
): boolean => {
  const own = entries.filter((entry) => entry.visit_id === visit_id);
  const charts = { now: currentChart(own), plan: plannedChart(own) };
  return wanted.every((entry) => !entry.note && isThere(entry.layer === 2 ? charts.plan : charts.now, entry));
};

/**
 * POST /api/service/odontogram: answers the chart as it is then. What the visit says already is not written twice.
 * @throws Refusal not-found, visit-cancelled, treatment-visit-closed (409), odontogram-tooth, -surface, -tooth-state (422)
 */
export const recordOdontogram = async (
  context: WriteContext,
  { body }: CallRequest<Calls['service.odontogram.record']>,
): Promise<Outcome<OdontogramAnswer>> => {
  const visit = await lockOpenVisit(context, body.visit_id);
  const before = await readEntries(context, visit.customer_id);
  if (isRepeated(before, body))
    return { record: await readOdontogram(context, visit.customer_id), log: null, status: 201 };
  requireEntries(before, body.entries);
  const recorded_by = context.actor.id;
  await storeEntries(
    context,
    visit,
    body.entries.map((entry) => ({ ...entry, recorded_by })),
  );
  const record = await readOdontogram(context, visit.customer_id);
  return { record, log: logOf(visit, 'pencatatan', body.entries), status: 201 };
};

interface HeldEntry {
  readonly customer_id: number;
  readonly visit_id: number;
  readonly visit_code: string;
  readonly recorded_by: number;
  readonly recorded_at: string;
  readonly voided_at: string | null;
}
const visitOfEntry = named<{ visit_id: number }, [number, number]>(
  'odontogram_visit_of',
  'select visit_id from odontogramentries where id = $1 and profile_id = $2',
);
const holdEntry = named<HeldEntry, [number, number]>(
  'odontogram_hold',
  `select e.customer_id, e.visit_id, v.code as visit_code, e.recorded_by, e.recorded_at, e.voided_at
   from odontogramentries e join visits v on v.id = e.visit_id where e.id = $1 and e.profile_id = $2 for update of e`,
);
const voidEntry = named<unknown, [number, string, number, string]>(
  'odontogram_void',
  'update odontogramentries set voided_at = $2, voided_by = $3, void_reason = $4 where id = $1',
);
/** A prosthesis on several teeth was one click, and is undone as one. */
const undoEntry = named<unknown, [number, string, number, string]>(
  'odontogram_undo',
  `update odontogramentries e set voided_at = $2, voided_by = $3, void_reason = $4
   from odontogramentries one
   where one.id = $1 and e.visit_id = one.visit_id and e.voided_at is null
     and (e.id = one.id or e.span_group = one.span_group and e.recorded_at = one.recorded_at)`,
);

/**
 * Takes one entry back; it stays to be read. Without a reason it is an undo: by who wrote it, in the same visit and minutes; a standard
 * text is kept as its reason (decision 113).
 * @throws Refusal not-found, odontogram-voided, and of an undo odontogram-undo-over, treatment-visit-closed (409)
 */
export const voidOdontogram = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.odontogram.void']>,
): Promise<Outcome<OdontogramAnswer>> => {
  const { tx, branch, actor, now } = context;
  const id = params['id'] ?? 0;
  const isUndo = body.reason === undefined;
  const within = await runOne(tx, visitOfEntry, id, branch.id);
  if (!within) throw new Refusal('not-found');
  // Who ends the visit locks it before its entries.
  if (isUndo) await lockOpenVisit(context, within.visit_id);
  const entry = await runOne(tx, holdEntry, id, branch.id);
  if (!entry) throw new Refusal('not-found');
  await requireOwnCustomer(context, entry.customer_id);
  if (entry.voided_at !== null) throw new Refusal('odontogram-voided');
  if (isUndo && !isUndoable(entry, actor.id, now)) throw new Refusal('odontogram-undo-over');
  const reason = body.reason ?? UNDONE;
  await run(tx, isUndo ? undoEntry : voidEntry, id, now.toISOString(), actor.id, reason);
  const visit = { id: entry.visit_id, code: entry.visit_code };
  const record = await readOdontogram(context, entry.customer_id);
  return { record, log: logOf(visit, isUndo ? 'pengurungan catatan' : 'pembatalan catatan', { id, reason }) };
};

interface HeldSheet {
  readonly version: number;
  readonly locked_at: string | null;
}
const SHEET = 'pengisian lembar';
const NAMES = Object.keys(sheetFields) as readonly (keyof typeof sheetFields)[];
const holdSheet = named<HeldSheet, [number]>(
  'odontogram_sheet_hold',
  'select version, locked_at from odontograms where visit_id = $1 for update',
);
const writeSheet = named<unknown, unknown[]>(
  'odontogram_sheet_write',
  `insert into odontograms (profile_id, customer_id, visit_id, created_by, d, m, f, ${NAMES.join(', ')})
   values ($1, $2, $3, $4, $5, $6, $7, ${NAMES.map((_, at) => `$${at + 8}`).join(', ')})
   on conflict (visit_id) do update set d = excluded.d, m = excluded.m, f = excluded.f,
     ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}, version = odontograms.version + 1, updated_at = now()`,
);

/**
 * PUT /api/service/odontogram/sheet/{visit_id}: the whole sheet; `version` is that of the sheet that was read.
 * @throws Refusal not-found, visit-cancelled, treatment-visit-closed, odontogram-locked, stale-version (409)
 */
export const writeOdontogramSheet = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.odontogram.sheet']>,
): Promise<Outcome<OdontogramAnswer>> => {
  const { tx, branch, actor } = context;
  const visit = await lockOpenVisit(context, params['id'] ?? 0);
  const held = await runOne(tx, holdSheet, visit.id);
  if (held?.locked_at) throw new Refusal('odontogram-locked');
  if (held && held.version !== body['version']) throw await staleVersion(context, { words: saidOf(SHEET, visit) });
  const { d, m, f } = dmfOf(currentChart(await readEntries(context, visit.customer_id)));
  const values = NAMES.map((name) => body[name] ?? null);
  await run(tx, writeSheet, branch.id, visit.customer_id, visit.id, actor.id, d, m, f, ...values);
  return { record: await readOdontogram(context, visit.customer_id), log: logOf(visit, SHEET, body) };
};
