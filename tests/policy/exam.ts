// A version of an examination for each asker, in the visit that stays open: askers come at the same time, so it is not written by a
// call, which would ask for the version before.
import { found, type Made } from './made.ts';

export const perioExam: Made = (world, asker) =>
  found(
    `insert into perioexams (profile_id, customer_id, visit_id, kind, exam_version, findings, recorded_by, recorded_at)
     select profile_id, customer_id, id, 'plak', 1 + floor(random() * 1e9)::integer, '{"teeth": {}}', doctor_id, now()
     from visits where id = ${world.visits[2] ?? 0} returning id`,
  )(world, asker);
