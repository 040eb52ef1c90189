// How long patients wait and how long they sit, by doctor and hour of arrival (service.md 2.6, 10).
import type { AnswerOf } from '../../../src/resources/answers.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { DOKTER } from '../../../src/policies/role.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { planned, run } from '../../db/statement.ts';
import type { SheetColumn } from '../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { COUNT, figuresOf, figureValues, type FigureValues, headed, LABEL } from './figures.ts';

type Row = AnswerOf<'insight.visit.waktutunggu'>['data'][number];
const MINUTES = (span: string): string => `floor(extract(epoch from ${span}) / 60)`;

/** Visits that came to a unit; those still in it have no chair time yet. */
const times = planned<Row, FigureValues>(
  `select t.doctor_id, d.name as label, t.hour, t.count, t.waiting, t.longest, t.chair from (
     select v.doctor_id, to_char(v.confirmed_at at time zone p.timezone, 'HH24":00"') as hour, count(*) as count,
       round(avg(${MINUTES('v.in_unit_at - v.confirmed_at')}))::int as waiting,
       max(${MINUTES('v.in_unit_at - v.confirmed_at')})::int as longest,
       round(avg(${MINUTES('v.finished_at - v.in_unit_at')}))::int as chair
     from visits v join profiles p on p.id = v.profile_id
     where v.profile_id = any ($1) and v.visit_date between $2 and $3
     and v.status in (${visit.state.inUnit}, ${visit.state.finished}) and v.in_unit_at is not null
       and ($4::bigint is null or v.doctor_id = $4) and ($5::bigint is null or v.customer_id = $5)
     group by grouping sets ((v.doctor_id, to_char(v.confirmed_at at time zone p.timezone, 'HH24":00"')), (v.doctor_id), ())) t
   left join users d on d.id = t.doctor_id
   where t.count > 0
   order by d.name nulls last, t.doctor_id, t.hour nulls last`,
);

const MINUTE: SheetColumn = { name: 'waiting', header: 'Menit', field: field.integer('Menit') };

/** GET insight/visit/waktutunggu: rows of a doctor by hour, his sum, and the sum of all. A doctor sees his own. */
export const waitingTimes = async (context: Context, { query }: CallRequest<Calls['insight.visit.waktutunggu']>) => {
  const { actor } = context;
  const asked = actor.role === DOKTER ? { ...query, doctor: actor.id } : query;
  const rows = await run(context.tx, times, ...figureValues(context, asked));
  const columns = [
    headed(LABEL, 'label', 'Dokter'),
    headed(LABEL, 'hour', 'Jam datang'),
    headed(COUNT, 'count', 'Kunjungan'),
    headed(MINUTE, 'waiting', 'Rata-rata tunggu (menit)'),
    headed(MINUTE, 'longest', 'Tunggu terlama (menit)'),
    headed(MINUTE, 'chair', 'Rata-rata di unit (menit)'),
  ];
  return figuresOf(query, { title: 'Waktu tunggu', columns, rows });
};
