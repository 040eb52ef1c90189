// The patients of a line by name, with what must be known of each before he is called (workspace.md 1, 2).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER, MULTIMEDIA, PERAWAT } from '../../../../src/policies/role.ts';
import { timeIn } from '../../../../src/resources/kernel/date.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { missingPhotos, photosExpected, unsignedTreatments } from '../../service/unfinished/open-part.ts';
import { lists } from '../../kernel/lists.ts';

type Person = AnswerOf<'platform.today.show'>['people'][number]['rows'][number];
type Flags = NonNullable<Person['flags']>;
/** What is read of a visit in the list. */
type Visit = Pick<
  AnswerOf<'platform.today.show'>['people'][number]['rows'][number],
  'status' | 'statusname' | 'label' | 'waiting_minutes'
> & {
  readonly id: number;
  readonly customer_id: number;
  readonly session_time: string | null;
  readonly keluhan: string | null;
  readonly doctordata: { readonly name: string } | null;
  readonly unitdata: { readonly name: string } | null;
};

const flagsOf = named<Flags & { readonly id: number }, [visits: readonly number[]]>(
  'today_flags',
  `select v.id,
     (select count(*) from formlabs f where f.customer_id = v.customer_id and f.status = ${formlab.state.sent})::int as labs,
     exists (${unsignedTreatments('v.id')}) as unsigned,
     exists (${missingPhotos('v.id')}) and ${photosExpected('v.id', 'v.customer_id')} as photos
   from visits v where v.id = any ($1)`,
);
/** Roles that work at the chair. */
const TREATS: readonly number[] = [DOKTER, PERAWAT, MULTIMEDIA];

/** Patients of these visits, in their order; what a role may not see of them is left out as everywhere. */
export const peopleOf = async (
  context: Context,
  lines: readonly (readonly Readonly<Record<string, unknown>>[])[],
): Promise<readonly (readonly Person[])[]> => {
  const visits = lines.map((rows) => rows as unknown as readonly Visit[]);
  const all = visits.flat();
  if (all.length === 0) return visits.map(() => []);
  const { tx, actor } = context;
  const treats = TREATS.includes(actor.role) && maySee(actor.role, 'clinical');
  const ids = [...new Set(all.map(({ customer_id }) => customer_id))].join(',');
  const [chips, flags] = await Promise.all([
    lists.given().call(context, 'service.customer.chip', { ids }),
    treats
      ? run(
          tx,
          flagsOf,
          all.map(({ id }) => id),
        )
      : [],
  ]);
  const patients = new Map(chips.data.map((chip) => [chip.id, chip]));
  const time = timeIn(context.timezone, context.now);
  const marks = new Map(flags.map(({ id, ...found }) => [id, found]));
  return visits.map((rows) =>
    rows.map(({ id, customer_id, session_time, keluhan, doctordata, unitdata, ...row }): Person => {
      const mark = marks.get(id);
      const { status, statusname, label, waiting_minutes } = row;
      return {
        visit_id: id,
        status,
        statusname,
        time: session_time,
        late: status === visit.state.unconfirmed && session_time !== null && session_time < time,
        label,
        waiting_minutes,
        doctor: doctordata?.name ?? null,
        unit: unitdata?.name ?? null,
        complaint: keluhan,
        patient: patients.get(customer_id) ?? null,
        ...(mark && { flags: mark }),
      };
    }),
  );
};
