// Who of those registered since a day is probably somebody who was there already (service.md 10; docs/decisions/0170).
import type { LikelyPair } from '../../../../src/resources/service/merge-calls.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, planned } from '../../../db/statement.ts';

const LEAST_SCORE = 0.6;
/** Registrations that are compared at a time, the latest first. */
const MOST_COMPARED = 1000;
/** Others that these are compared with, all together: a date of birth has dozens of patients where there are a million. */
const MOST_LOOKED_AT = 25_000;
/** A birth date or telephone that more share is no clue: an import’s '1900-01-01', the clinic’s own number. */
const MOST_SHARING = 200;
/** Of such a date those of the same name are compared, where no more have it: all that 'Siti Aminah' has are no clue either. */
const MOST_NAMESAKES = 10;

const PATIENT = (alias: string): string => `${alias}.role = ${CUSTOMER} and ${alias}.merged_into_id is null`;
const FACTS = (alias: string): string => `${alias}.id, ${alias}.name, ${alias}.birth_date, ${alias}.phone`;

/** The latest registrations of each branch by its index, one more than is compared: whether there are earlier ones. */
const FRESH = `
  select f.*, row_number() over (order by f.created_at desc, f.id desc)::int as place from (
    select t.* from unnest($1::bigint[]) branch (id) cross join lateral (
      select ${FACTS('t')}, t.created_at from users t
      where t.profile_id = branch.id and ${PATIENT('t')} and t.created_at >= ($2::date)::timestamp at time zone $3
        and (t.created_at, t.id) < ($4::timestamptz, $5::bigint)
      order by t.created_at desc, t.id desc limit ${MOST_COMPARED + 1}
    ) t order by t.created_at desc, t.id desc limit ${MOST_COMPARED + 1}
  ) f`;
/** Everybody who has what one of them has, one more than is a clue. */
const sharing = (column: 'birth_date' | 'phone'): string => `
  select b.* from (select distinct ${column} from fresh where ${column} is not null) f cross join lateral (
    select ${FACTS('b')} from users b where b.${column} = f.${column} and ${PATIENT('b')} limit ${MOST_SHARING + 1}
  ) b`;
const many = (column: 'birth_date' | 'phone'): string =>
  `(select ${column}, count(*) as n, count(*) > ${MOST_SHARING} as crowded from by_${column} group by 1)`;
/** How many others have to be looked at, up to each of them. */
const SIZED = `
  select f.*, coalesce(d.crowded, false) as crowded_birth, coalesce(p.crowded, false) as crowded_phone,
    sum(case when d.crowded then 0 else coalesce(d.n, 0) end + case when p.crowded then 0 else coalesce(p.n, 0) end)
      over (order by f.place) as looked_at
  from fresh f left join ${many('birth_date')} d on d.birth_date = f.birth_date left join ${many('phone')} p on p.phone = f.phone`;
const COMPARED = `select * from sized where place <= ${MOST_COMPARED} and (place = 1 or looked_at <= ${MOST_LOOKED_AT})`;

/** Score of candidates at the desk: name six tenths, birth date three, telephone one; what is no clue counts for nothing. */
const scored = (others: string): string => `
  select least(a.id, b.id) as first_id, greatest(a.id, b.id) as second_id,
    (0.6 * similarity(lower(a.name), lower(b.name)) + case when a.birth_date = b.birth_date and not a.crowded_birth then 0.3 else 0 end
      + case when a.phone = b.phone and not a.crowded_phone then 0.1 else 0 end)::float8 as score
  from compared a ${others}`;
const NAMESAKES = `
  select b.*, count(*) over () as n from (
    select ${FACTS('b')} from users b where b.birth_date = a.birth_date and b.name = a.name and ${PATIENT('b')}
    limit ${MOST_NAMESAKES + 2}
  ) b`;
const SCORED = `
  ${scored('join by_birth_date b on b.birth_date = a.birth_date and b.id <> a.id where not a.crowded_birth')} union
  ${scored('join by_phone b on b.phone = a.phone and b.id <> a.id where not a.crowded_phone')} union
  ${scored(`cross join lateral (${NAMESAKES}) b where a.crowded_birth and b.n <= ${MOST_NAMESAKES + 1} and b.id <> a.id`)}`;

const cardOf = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'username', ${alias}.username, 'name', ${alias}.name, 'gender', ${alias}.gender,
    'birth_date', ${alias}.birth_date, 'phone', ${alias}.phone, 'address', ${alias}.address, 'idcard', ${alias}.idcard,
    'profile_name', (select p.name from profiles p where p.id = ${alias}.profile_id), 'join_at', ${alias}.join_at,
    'visits_count', coalesce((select r.visits_count from rekammedis r where r.customer_id = ${alias}.id), 0))`;

/** What was compared. */
interface Told {
  readonly pairs: number;
  readonly compared: number;
  /** Day of the earliest registration among them. */
  readonly oldest: string | null;
  /** How many of them have a birth date or telephone that is no clue. */
  readonly crowded: number;
  /** The earliest of them, where earlier ones are left. */
  readonly next: number | null;
}
/** A row of what was compared, and a pair of the page; a page without any has one row with none. */
type Row = Told &
  (Omit<LikelyPair, 'requests'> | { readonly score: null; readonly first: null; readonly second: null });

type Asked = [
  branches: readonly number[],
  since: string,
  zone: string,
  before: string,
  beforeId: number,
  limit: number,
  skip: number,
];
/** Only those registered since a day, and before a registration, are compared, each with few others. */
export const likelyPairs = planned<Row, Asked>(
  `with fresh as materialized (${FRESH}), by_birth_date as materialized (${sharing('birth_date')}),
     by_phone as materialized (${sharing('phone')}), sized as materialized (${SIZED}), compared as materialized (${COMPARED}),
   pairs as materialized (
     select * from (${SCORED}) p where p.score >= ${LEAST_SCORE} and not exists (
       select from patientdistincts d where d.first_id = p.first_id and d.second_id = p.second_id)
   ), told as (
     select (select count(*) from pairs)::int as pairs, count(*)::int as compared,
       (min(created_at) at time zone $3)::date::text as oldest,
       count(*) filter (where crowded_birth or crowded_phone)::int as crowded,
       case when count(*) < (select count(*) from fresh) then (array_agg(id order by place desc))[1] end as next
     from compared
   ), cut as (select * from pairs order by score desc, second_id desc, first_id limit $6 offset $7)
   select told.*, round(cut.score::numeric, 2)::float8 as score, case when f.id is not null then ${cardOf('f')} end as first,
     case when s.id is not null then ${cardOf('s')} end as second
   from told left join cut on true left join users f on f.id = cut.first_id left join users s on s.id = cut.second_id
   order by cut.score desc, cut.second_id desc, cut.first_id`,
);

/** The moment of a registration, to the letter. */
export const registeredAt = named<{ moment: string }, [id: number]>(
  'patient_registered_at',
  `select created_at::text as moment from users where id = $1 and role = ${CUSTOMER}`,
);
