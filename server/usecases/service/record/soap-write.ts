// The note of a visit while it is written, its lock, and what is added to a locked one (service.md 2.7, 3.2, 5).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { soapTexts, type SoapText } from '../../../../src/resources/service/soap.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { type Vital, vitalNames } from '../../../../src/resources/service/vital.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, LogEntry, WriteContext } from '../../kernel/contract.ts';
import { staleBy } from '../../kernel/last-change.ts';
import { readNote } from './soap-record.ts';
import { type HeldVisit, lockVisit } from '../visit/held-visit.ts';

type Written = Readonly<Record<SoapText, string>> & { readonly vital: Vital };
interface Stored extends Written {
  readonly id: number;
  readonly version: number;
  readonly author_id: number;
  readonly locked_at: string | null;
  readonly logged_by: number;
  readonly logged_at: string;
  readonly writername: string;
  readonly updated_at: string;
}

/** A note that is typed in one go is one entry of the activity log. */
const ENTRY_MS = 10 * 60_000;

const storedOf = named<Stored, [number]>(
  'soap_stored',
  `select s.id, s.version, s.author_id, s.locked_at, s.logged_by, s.logged_at, s.subjective, s.objective, s.assessment, s.plan, s.vital,
     s.updated_at, u.name as writername
   from visitsoaps s join users u on u.id = s.logged_by where s.visit_id = $1`,
);
type Values = [number, string, string, string, string, string, number, number, string, string];
const insertNote = named<unknown, [...Values, number, number]>(
  'soap_insert',
  `insert into visitsoaps (visit_id, subjective, objective, assessment, plan, vital, author_id, logged_by, logged_at, updated_at,
     profile_id, created_by)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12)`,
);
const updateNote = named<unknown, Values>(
  'soap_update',
  `update visitsoaps set subjective = $2, objective = $3, assessment = $4, plan = $5, vital = $6::jsonb,
     author_id = $7, logged_by = $8, logged_at = $9,
     updated_at = $10, version = version + 1
   where visit_id = $1`,
);
const lockNote = named<unknown, [number, string, number]>(
  'soap_lock',
  'update visitsoaps set locked_at = $2, locked_by = $3, version = version + 1 where visit_id = $1',
);
const insertAddendum = named<unknown, [number, number, string, string, number, string]>(
  'soap_addendum',
  `insert into visitsoapaddendums (profile_id, visitsoap_id, text, reason, author_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
);

const EMPTY: Written = { subjective: '', objective: '', assessment: '', plan: '', vital: {} };

/** The visit, locked, which was not cancelled. @throws Refusal not-found, visit-cancelled (409) */
const holdVisit = async (context: WriteContext, id: number): Promise<HeldVisit> => {
  const visit = await lockVisit(context, id);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  return visit;
};

/** Refuses (409) a note that is locked, or is not the one that was read. */
const requireOpen = (stored: Stored | undefined, version: number): void => {
  if (stored && stored.locked_at !== null) throw new Refusal('note-locked');
  if ((stored?.version ?? 0) === version) return;
  if (!stored) throw new Refusal('stale-version');
  throw staleBy({ id: stored.logged_by, name: stored.writername, at: stored.updated_at });
};

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
const measuredIn = (vital: Vital) => vitalNames.map((sign) => vital[sign] ?? null);
const changesOf = (before: Written, after: Written): readonly (keyof Written)[] => [
  ...soapTexts.filter((name) => before[name] !== after[name]),
  ...(differs(measuredIn(before.vital), measuredIn(after.vital)) ? (['vital'] as const) : []),
];
const pick = (from: Written, names: readonly (keyof Written)[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const entry = (visit: HeldVisit, message: string, states: Pick<LogEntry, 'before' | 'after'> = {}): LogEntry => ({
  message: `${message} kunjungan ${visit.code}`,
  url: `/service/visit/${visit.id}`,
  groupvisit: visit.id,
  ...states,
});

/** True when this change begins an entry of the log: the first one, another hand, or after a pause. */
const beginsEntry = ({ actor, now }: WriteContext, stored: Stored | undefined): boolean =>
  stored === undefined || stored.logged_by !== actor.id || now.getTime() - Date.parse(stored.logged_at) > ENTRY_MS;

/**
 * Stores the whole note. Whoever writes a text becomes its author; measuring does not.
 * @throws Refusal not-found, visit-cancelled, note-locked, stale-version (409)
 */
export const saveSoap = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.visitsoap.save']>,
) => {
  const { tx, actor, branch, now } = context;
  const { version, ...after } = body;
  const visit = await holdVisit(context, params['id'] ?? 0);
  const stored = await runOne(tx, storedOf, visit.id);
  requireOpen(stored, version);
  const before = stored ?? EMPTY;
  const changes = changesOf(before, after);
  if (changes.length === 0) return { record: await readNote(context, visit.id), log: null };
  const writesText = changes.some((name) => name !== 'vital');
  const author = writesText ? actor.id : (stored?.author_id ?? actor.id);
  const begins = beginsEntry(context, stored);
  const loggedAt = begins || !stored ? now.toISOString() : stored.logged_at;
  const texts = soapTexts.map((name) => after[name]) as [string, string, string, string];
  const values: Values = [
    visit.id,
    ...texts,
    JSON.stringify(after.vital),
    author,
    actor.id,
    loggedAt,
    now.toISOString(),
  ];
  await (stored ? run(tx, updateNote, ...values) : run(tx, insertNote, ...values, branch.id, actor.id));
  const states = { before: pick(before, changes), after: pick(after, changes) };
  return { record: await readNote(context, visit.id), log: begins ? entry(visit, 'penulisan catatan', states) : null };
};

/**
 * Locks the note for good; a doctor those of his own visits.
 * @throws Refusal not-found, forbidden (403), visit-cancelled, note-locked, stale-version (409)
 */
export const lockSoap = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.visitsoap.lock']>,
) => {
  const { tx, actor, now } = context;
  const visit = await holdVisit(context, params['id'] ?? 0);
  if (actor.role === DOKTER && visit.doctor_id !== actor.id) throw new Refusal('forbidden');
  const stored = await runOne(tx, storedOf, visit.id);
  requireOpen(stored, body.version);
  await run(tx, lockNote, visit.id, now.toISOString(), actor.id);
  const after = stored && pick(stored, [...soapTexts, 'vital']);
  return { record: await readNote(context, visit.id), log: entry(visit, 'penguncian catatan', { after }) };
};

/** Adds to a locked note. @throws Refusal not-found, visit-cancelled, note-open (409) */
export const addAddendum = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.visitsoap.add']>,
) => {
  const { tx, actor, branch, now } = context;
  const visit = await holdVisit(context, params['id'] ?? 0);
  const stored = await runOne(tx, storedOf, visit.id);
  if (!stored || stored.locked_at === null) throw new Refusal('note-open');
  await run(tx, insertAddendum, branch.id, stored.id, body.text, body.reason, actor.id, now.toISOString());
  const log = entry(visit, 'penambahan addendum catatan', { after: body });
  return { record: await readNote(context, visit.id), log, status: 201 as const };
};
