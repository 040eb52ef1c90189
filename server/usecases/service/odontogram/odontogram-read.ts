// The odontogram of a patient as it is answered: his entries of all branches, and what they come to (service.md 5, 6.6).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { EntryData, OdontogramAnswer, SheetData } from '../../../../src/resources/service/odontogram-answer.ts';
import { type Chart, currentChart, defOf, dmfOf } from '../../../../src/resources/service/odontogram-chart.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

/** $2: the last day that counts, in the zone $3; null: until now. */
const UNTIL = `($2::date is null or %s < ($2::date + 1)::timestamp at time zone $3)`;

const entriesOf = named<EntryData, [number, string | null, string]>(
  'odontogram_entries',
  `select e.id, e.profile_id, e.visit_id, e.visitperawatan_id, e.tooth, e.surfaces, e.code, e.layer, e.sebab, e.span_group, e.note,
     e.recorded_at, e.voided_at, e.void_reason,
     json_build_object('id', r.id, 'name', r.name, 'code', r.username) as recorderdata,
     case when w.id is not null then json_build_object('id', w.id, 'name', w.name, 'code', w.username) end as voiderdata,
     json_build_object('id', p.id, 'name', p.name, 'code', p.code) as profiledata
   from odontogramentries e join profiles p on p.id = e.profile_id left join users r on r.id = e.recorded_by
     left join users w on w.id = e.voided_by
   where e.customer_id = $1 and ${UNTIL.replace('%s', 'e.recorded_at')}
   order by e.recorded_at, e.id`,
);
const newestSheet = named<SheetData, [number, string | null, string]>(
  'odontogram_sheet',
  `select visit_id, profile_id, version, occlusi, torus_palatinus, torus_mandibularis, palatum, diastema, gigi_anomali, lainnya,
     d, m, f, locked_at, updated_at
   from odontograms where customer_id = $1 and ${UNTIL.replace('%s', 'created_at')} order by id desc limit 1`,
);

/** Row-level security shows a customer in the branches that he is linked to. */
const customerInReach = named<{ id: number }, [number]>(
  'odontogram_customer',
  `select id from users where id = $1 and role = ${CUSTOMER}`,
);

/** @throws Refusal not-found for staff, another branch, and patients who are not the doctor's own */
const requireCustomer = async (context: Context, id: number): Promise<void> => {
  if (!(await runOne(context.tx, customerInReach, id))) throw new Refusal('not-found');
  await requireOwnCustomer(context, id);
};

/** Entries of all the patient's branches, oldest first, those taken back among them. */
export const readEntries = (
  { tx, timezone }: Pick<Context, 'tx' | 'timezone'>,
  customerId: number,
  at: string | null = null,
) => run(tx, entriesOf, customerId, at, timezone);

const codesOf = (chart: Chart): OdontogramAnswer['current'] =>
  Object.fromEntries(
    [...chart].map(([tooth, state]) => [
      tooth,
      Object.fromEntries(Object.entries(state).map(([place, { code }]) => [place, code])),
    ]),
  );

/** The whole answer; `at` is the last day that counts. */
export const readOdontogram = async (
  context: Context,
  customerId: number,
  at: string | null = null,
): Promise<OdontogramAnswer> => {
  const [entries, sheet] = await Promise.all([
    readEntries(context, customerId, at),
    runOne(context.tx, newestSheet, customerId, at, context.timezone),
  ]);
  const chart = currentChart(entries);
  return { current: codesOf(chart), entries, sheet: sheet ?? null, dmf: dmfOf(chart), def: defOf(chart) };
};

/** GET /api/service/odontogram. @throws Refusal not-found out of reach, and for patients who are not the doctor's own */
export const showOdontogram = async (
  context: Context,
  { query }: CallRequest<Calls['service.odontogram.show']>,
): Promise<OdontogramAnswer> => {
  await requireCustomer(context, query.customer);
  noteOpening(context, query.customer, 'customer');
  return readOdontogram(context, query.customer, query.at ?? null);
};
