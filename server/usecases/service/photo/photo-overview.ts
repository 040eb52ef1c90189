// Where photos are missing: the visits of a day with their checklist, the labels with their newest photo, patients by label.
import { DOKTER } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { queueLabel } from '../../../domain/service/queue-label.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
interface DayRow {
  readonly id: number;
  readonly code: string;
  readonly status: keyof typeof visitStates;
  readonly session_time: string | null;
  readonly queue_number: number | null;
  readonly customerdata: Named;
  readonly doctordata: Named;
  readonly photo_count: number;
  /** Labels that a photo of the visit has. */
  readonly labels: readonly number[];
  /** Photos of the patient from before this visit. */
  readonly has_earlier: boolean;
  readonly thumb_id: number | null;
}
interface Tile {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly isprotocol: boolean;
  readonly photo_count: number;
  readonly thumb_id: number | null;
  readonly upload_at: string | null;
}
interface Cell {
  readonly multimedialabel_id: number;
  readonly count: number;
  readonly thumb_id: number;
  readonly upload_at: string;
}
interface GapRow {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly visit_date: string;
  readonly visit_id: number;
  readonly cells: readonly Cell[];
}

/** $3 a doctor whose visits alone are wanted, $4 a doctor who asks: his own patients. */
const dayVisits = named<DayRow, [readonly number[], string, number | null, number | null]>(
  'photo_day',
  `select v.id, v.code, v.status, left(v.session_time::text, 5) as session_time, v.queue_number,
     json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata,
     json_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctordata,
     coalesce(m.photos, 0) as photo_count, coalesce(m.labels, '{}') as labels, m.thumb_id,
     exists (select from visitmultimedias e where e.customer_id = v.customer_id and e.deleted_at is null
       and e.visit_id is distinct from v.id) as has_earlier
   from visits v join users c on c.id = v.customer_id join users d on d.id = v.doctor_id
   left join lateral (
     select count(*) as photos, array_agg(distinct p.multimedialabel_id) filter (where p.multimedialabel_id is not null) as labels,
       (array_agg(p.thumb_id order by p.id desc))[1] as thumb_id
     from visitmultimedias p where p.visit_id = v.id and p.deleted_at is null) m on true
   where v.profile_id = any($1) and v.visit_date = $2::date and v.status <> ${visit.state.cancelled}
     and ($3::bigint is null or v.doctor_id = $3)
     and ($4::bigint is null or v.doctor_id = $4 or v.customer_id in (select own.customer_id from own_customers($4) own))
   order by v.status = ${visit.state.finished}, v.session_time nulls last, v.id`,
);

const tiles = named<Tile, [readonly number[]]>(
  'photo_tiles',
  `select l.id, l.name, l."group", l.isprotocol, coalesce(n.photos, 0) as photo_count, p.thumb_id, p.upload_at
   from multimedialabels l
   left join lateral (select sum(k.photos)::bigint as photos from multimediacounts k
     where k.multimedialabel_id = l.id and k.profile_id = any($1)) n on true
   left join lateral (
     select t.thumb_id, t.upload_at from unnest($1::bigint[]) b (id)
     cross join lateral (select q.thumb_id, q.upload_at from visitmultimedias q
       where q.profile_id = b.id and q.multimedialabel_id = l.id and q.deleted_at is null
       order by q.upload_at desc, q.id desc limit 1) t
     order by t.upload_at desc limit 1) p on true
   where l.status = ${activeStatus.active} order by l.sort, l.id`,
);

/** Patients with a visit in the range, the last seen first. */
const SEEN = `select distinct on (v.customer_id) v.customer_id, v.visit_date, v.id as visit_id from visits v
  where v.profile_id = any($1) and v.visit_date between $2::date and $3::date
  and v.status in (${visit.state.waiting}, ${visit.state.inUnit}, ${visit.state.finished})
  order by v.customer_id, v.visit_date desc, v.id desc`;
const gapsOf = (limit: number, offset: number) =>
  planned<GapRow, [readonly number[], string, string]>(
    `select c.id, c.name, c.username as code, s.visit_date, s.visit_id, coalesce(m.cells, '[]') as cells
     from (select * from (${SEEN}) s order by s.visit_date desc, s.visit_id desc limit ${limit} offset ${offset}) s
     join users c on c.id = s.customer_id
     left join lateral (
       select json_agg(json_build_object('multimedialabel_id', g.label, 'count', g.count, 'thumb_id', g.thumb, 'upload_at',
         to_char(g.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as cells
       from (select p.multimedialabel_id as label, count(*) as count, max(p.upload_at) as at,
           (array_agg(p.thumb_id order by p.upload_at desc, p.id desc))[1] as thumb
         from visitmultimedias p
         where p.customer_id = s.customer_id and p.deleted_at is null and p.multimedialabel_id is not null
         group by p.multimedialabel_id) g) m on true
     order by s.visit_date desc, s.visit_id desc`,
  );
const countSeen = planned<{ count: number }, [readonly number[], string, string]>(
  `select count(*) as count from (${SEEN}) s`,
);

const thumbUrl = (id: number | null): string | null => (id === null ? null : `/api/files/${id}`);

/** The day's visits, open ones first; cancelled ones are left out. A doctor sees his own and those of his patients. */
export const photoVisits = async (
  { tx, actor, branches }: Context,
  { query }: CallRequest<Calls['service.multimedia.visit']>,
) => {
  const reader = actor.role === DOKTER ? actor.id : null;
  const rows = await run(tx, dayVisits, branches, query.visit_date, query.doctor ?? null, reader);
  const data = rows.map(({ thumb_id, queue_number, ...row }) => ({
    ...row,
    statusname: visitStates[row.status].label,
    label: queueLabel(row.doctordata.name, queue_number),
    thumburl: thumbUrl(thumb_id),
  }));
  return { data, count: data.length };
};

/** Active labels in their order. */
export const photoTiles = async ({ tx, branches }: Context) => {
  const rows = await run(tx, tiles, branches);
  const data = rows.map(({ thumb_id, ...row }) => ({ ...row, thumburl: thumbUrl(thumb_id) }));
  return { data, count: data.length };
};

/** Patients seen in the range with what each label has of them, of any time. */
export const photoGaps = async (
  { tx, branches }: Context,
  { query: { start_date, end_date, page, limit } }: CallRequest<Calls['service.multimedia.matriks']>,
) => {
  const values = [branches, start_date, end_date] as const;
  const rows = await run(tx, gapsOf(limit, (page - 1) * limit), ...values);
  const { count = 0 } = (await runOne(tx, countSeen, ...values)) ?? {};
  const data = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map(({ thumb_id, ...cell }) => ({ ...cell, thumburl: thumbUrl(thumb_id) })),
  }));
  return { data, count };
};
