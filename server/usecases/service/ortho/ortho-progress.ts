// The control of an orthodontic patient: one a visit, on the case that is under way (service.md 2.14).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { OrthoCase, OrthoProgress, OrthoSheet } from '../../../../src/resources/service/ortho-answer.ts';
import { progressFields } from '../../../../src/resources/service/ortho-calls.ts';
import { orthocase, runningCaseStates } from '../../../../src/resources/service/orthocase.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { storedColumns } from '../../../db/column.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, Outcome, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { lockVisit } from '../visit/held-visit.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { findVisit } from '../visit/visit-record.ts';

/** The case under way before one that has ended, and the younger before the older. */
const caseOf = named<Omit<OrthoCase, 'statusname'>, [number, readonly number[]]>(
  'ortho_case_of_customer',
  `select ${storedColumns(orthocase, 't')}, d.name as doctorname, p.name as profilename, t.profile_id = any($2) as own
   from orthocases t join users d on d.id = t.doctor_id join profiles p on p.id = t.profile_id
   where t.customer_id = $1 order by t.status in ${listed(runningCaseStates)} desc, t.id desc limit 1`,
);
const names = Object.keys(progressFields);
const controlsOf = named<OrthoProgress, [number]>(
  'ortho_controls',
  `select g.id, g.version, g.visit_id, v.visit_date, d.name as doctorname, p.name as profilename,
     ${names.map((name) => `g.${name}`).join(', ')}
   from orthoprogresses g join visits v on v.id = g.visit_id join users d on d.id = v.doctor_id
     join profiles p on p.id = g.profile_id
   where g.orthocase_id = $1 order by v.visit_date desc, g.id desc`,
);
const storedOf = named<{ id: number; version: number; orthocase_id: number }, [number]>(
  'ortho_progress_stored',
  'select id, version, orthocase_id from orthoprogresses where visit_id = $1',
);
const insertProgress = named<unknown, unknown[]>(
  'ortho_progress_insert',
  `insert into orthoprogresses (profile_id, created_by, orthocase_id, visit_id, ${names.join(', ')})
   values ($1, $2, $3, $4, ${names.map((_, i) => `$${i + 5}`).join(', ')})`,
);
const updateProgress = named<unknown, unknown[]>(
  'ortho_progress_update',
  `update orthoprogresses set ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')}, version = version + 1, updated_at = now()
   where visit_id = $1`,
);

const sheetOf = (context: Context, visitId: number, customerId: number): Promise<OrthoSheet> =>
  acrossBranches(context, async (wide) => {
    const found = await runOne(wide, caseOf, customerId, context.branches);
    if (!found) return { orthocase: null, progress: null, timeline: [] };
    const { label: statusname } = orthocase.states[found.status];
    const timeline = await run(wide, controlsOf, found.id);
    const progress = timeline.find((control) => control.visit_id === visitId) ?? null;
    return { orthocase: { ...found, statusname }, progress, timeline };
  });

/** The case of the visit's patient with all its controls, in whichever branch they were. @throws Refusal not-found */
export const showProgress = async (
  context: Context,
  { params }: CallRequest<Calls['service.orthoprogress.show']>,
): Promise<OrthoSheet> => {
  const visit = await findVisit(context, params['id'] ?? 0);
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  noteOpening(context, visit.customer_id, 'visit');
  return sheetOf(context, visit.id, visit.customer_id);
};

/**
 * Writes the visit's control. With version 0 it is new, on the case that is active or in retention.
 * @throws Refusal not-found, visit-cancelled, stale-version (409), ortho-none (422)
 */
export const saveProgress = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.orthoprogress.save']>,
): Promise<Outcome<OrthoSheet>> => {
  const { tx, branch, actor } = context;
  const { version, ...after } = body;
  const visit = await lockVisit(context, params['id'] ?? 0);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  const stored = await runOne(tx, storedOf, visit.id);
  if ((stored?.version ?? 0) !== version)
    throw await staleVersion(context, { words: `progres orto kunjungan ${visit.code}` });
  const { orthocase: found, progress: before } = await sheetOf(context, visit.id, visit.customer_id);
  const values = names.map((name) => after[name as keyof typeof after] ?? null);
  if (stored) await run(tx, updateProgress, visit.id, ...values);
  else {
    if (!found || (found.status !== orthocase.state.active && found.status !== orthocase.state.retention))
      throw new Refusal('ortho-none');
    await run(tx, insertProgress, branch.id, actor.id, found.id, visit.id, ...values);
  }
  const message = `penulisan progres orto kunjungan ${visit.code}`;
  const url = `/service/visit/${visit.id}`;
  return {
    record: await sheetOf(context, visit.id, visit.customer_id),
    log: { message, url, groupvisit: visit.id, before, after },
  };
};
