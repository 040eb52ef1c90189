// An examination of gums or hygiene is written as a version of its own; nothing that was written is changed.
import type { Calls } from '../../../../src/resources/calls.ts';
import type { Changed } from '../../../../src/resources/kernel/wire.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { PerioAnswer } from '../../../../src/resources/service/perio-answer.ts';
import { PERIO_KINDS } from '../../../../src/resources/service/perio-kind.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { staleBy } from '../../kernel/last-change.ts';
import { lockOpenVisit } from '../visit/held-visit.ts';
import { readPerio } from './perio-read.ts';

const newestVersion = named<Changed & { readonly exam_version: number }, [number, string]>(
  'perio_newest',
  `select e.exam_version, u.id, u.name, e.recorded_at as at from perioexams e join users u on u.id = e.recorded_by
   where e.visit_id = $1 and e.kind = $2 order by e.exam_version desc limit 1`,
);
const insertExam = named<unknown, [number, number, number, string, number, string, number, string]>(
  'perio_insert',
  `insert into perioexams (profile_id, customer_id, visit_id, kind, exam_version, findings, recorded_by, recorded_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
);

/**
 * POST /api/service/perio: the whole examination as it stands now. `version` is the one that was read, so that nobody writes over
 * what a colleague wrote meanwhile; the visit is locked, and the database knows each version once.
 * @throws Refusal not-found, visit-cancelled, treatment-visit-closed, stale-version (409)
 */
export const recordPerio = async (
  context: WriteContext,
  { body }: CallRequest<Calls['service.perio.record']>,
): Promise<Outcome<PerioAnswer>> => {
  const { tx, branch, actor, now } = context;
  const { visit_id, kind, version, findings } = body;
  const visit = await lockOpenVisit(context, visit_id);
  const newest = await runOne(tx, newestVersion, visit.id, kind);
  if ((newest?.exam_version ?? 0) !== version) {
    if (!newest) throw new Refusal('stale-version');
    const { id, name, at } = newest;
    throw staleBy({ id, name, at });
  }
  const recorded = now.toISOString();
  const written = JSON.stringify(findings);
  await run(tx, insertExam, branch.id, visit.customer_id, visit.id, kind, version + 1, written, actor.id, recorded);
  const name = PERIO_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  return {
    record: await readPerio(context, visit.customer_id),
    log: {
      message: `pencatatan ${name} kunjungan ${visit.code} versi ${version + 1}`,
      url: `/service/visit/${visit.id}`,
      groupvisit: visit.id,
      after: findings,
    },
    status: 201,
  };
};
