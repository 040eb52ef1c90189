// A visit does not end without a complete note or the progress of an orthodontic treatment (service.md 3.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

const writtenOf = named<{ written: boolean }, [number]>(
  'visit_written',
  `select exists (select from visitsoaps where visit_id = $1 and trim(subjective) <> '' and trim(objective) <> ''
       and trim(assessment) <> '' and trim(plan) <> '')
     or exists (select from orthoprogresses where visit_id = $1) as written`,
);

export const notePart: VisitPart = {
  requireComplete: async ({ tx }, visit) => {
    if (!(await runOne(tx, writtenOf, visit.id))?.written) throw new Refusal('note-missing');
  },
};
