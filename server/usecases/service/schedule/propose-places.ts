// Given-up places, with who fits in: the patients on the waiting list, and those whose planned treatments nobody has booked yet
// (service.md 2.17, 10; workspace.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { waitingStatus } from '../../../../src/resources/service/daftartunggu.ts';
import { isOnLeave, laterBy, type Leave, mostAt, type Span } from '../../../../src/resources/service/session.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { suits, type Waiting } from '../../../../src/resources/service/waiting-place.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { type PlannedItem, plannedItems } from './planned-items.ts';
import { leavesOf } from './session-rows.ts';

interface Freed {
  readonly doctor_id: number;
  readonly doctor: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly slot_minutes: number;
  readonly kapasitas: number;
  /** What others hold of it, in minutes after its beginning. */
  readonly held: readonly Span[];
}
interface WaitingRow extends Waiting {
  readonly id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly code: string;
  readonly phone: string | null;
  readonly note: string | null;
}
/** Times to come that a cancelled visit held; the longest of those that begin together. */
const freed = named<Freed, [readonly number[], string, string]>(
  'places_freed',
  `select f.doctor_id, d.name as doctor, f.date::text, f.time, f.minutes, j.slot_minutes, j.kapasitas, h.held
   from (
     select v.doctor_id, v.visit_date as date, v.session_time as time, v.jadwal_id, max(v.minutes) as minutes,
       tstzrange(min(lower(v.during)), max(upper(v.during))) as during
     from visits v
     where v.profile_id = any ($1) and v.visit_date >= $2 and v.status = ${visit.state.cancelled} and v.session_time is not null
     and v.cancelled_at > $3
     group by 1, 2, 3, 4) f
   join jadwals j on j.id = f.jadwal_id and j.status = ${activeStatus.active} join users d on d.id = f.doctor_id
   cross join lateral (
     select coalesce(json_agg(json_build_array(extract(epoch from lower(o.during) - lower(f.during))::integer / 60,
       extract(epoch from upper(o.during) - lower(f.during))::integer / 60)), '[]') as held
     from visits o where o.doctor_id = f.doctor_id and o.status in ${listed(openVisitStates)} and o.lane is not null
       and o.during && f.during) h
   order by f.date, f.time limit 50`,
);
const waitingNow = named<WaitingRow, [readonly number[], string]>(
  'waiting_now',
  `select w.id, w.customer_id, w.doctor_id, w.hari, w.jam_dari, w.jam_sampai, w.until, w.note, c.name, c.username as code,
     coalesce(c.phone, c.wali_phone) as phone
   from daftartunggus w join users c on c.id = w.customer_id
   where w.profile_id = any ($1) and w.status = ${waitingStatus.waiting} and w.until >= $2 order by w.id limit 200`,
);
/** Days for which a given-up place is offered. */
const OFFERED_DAYS = 7;
const DAY_MS = 86_400_000;
const AHEAD = 366;
/** More than the desk telephones for one place. */
const MOST_PLANNED = 5;

/** How long it is free from its beginning on, in whole slots; 0: it is taken again, or the doctor is away. */
const freeMinutes = (place: Freed, leaves: readonly Leave[]): number => {
  const { doctor_id, date, time, slot_minutes, minutes, kapasitas, held } = place;
  let free = 0;
  while (
    free < minutes &&
    mostAt(held, [free, free + slot_minutes]) < kapasitas &&
    !isOnLeave(leaves, doctor_id, date, laterBy(time, free))
  )
    free += slot_minutes;
  return free;
};

type Planned = AnswerOf<'service.daftartunggu.usulan'>['data'][number]['planned'][number] & {
  readonly doctor_id: number;
};
/** For each plan what comes next in it: the items of its first phase that is not booked. */
const nextOfPlans = (items: readonly PlannedItem[]): readonly Planned[] => {
  const firsts = new Map(items.toReversed().map((item) => [item.treatmentplan_id, item]));
  return [...firsts.values()].toReversed().map((first): Planned => {
    const next = items.filter((item) => item.treatmentplan_id === first.treatmentplan_id && item.phase === first.phase);
    const { customer_id, doctor_id, name, code, phone } = first;
    const treatments = next.map((item) => [item.treatment, item.tooth].filter(Boolean).join(' ')).join(', ');
    const minutes = next.reduce((sum, item) => sum + item.minutes, 0);
    return { customer_id, doctor_id, name, code, phone, treatments, minutes };
  });
};

/** GET service/daftartunggu/usulan: given-up places with those whom they suit, who has waited longest first. */
export const proposePlaces = async (context: Context): Promise<AnswerOf<'service.daftartunggu.usulan'>> => {
  const { tx, branches, today, now, timezone } = context;
  const since = new Date(now.getTime() - OFFERED_DAYS * DAY_MS).toISOString();
  const range = { branches, start: today, end: addDays(today, AHEAD), doctor: null };
  const [places, waiting, leaves, items] = await Promise.all([
    run(tx, freed, branches, today, since),
    run(tx, waitingNow, branches, today),
    leavesOf({ tx, timezone }, range),
    plannedItems(context, {}),
  ]);
  const planned = nextOfPlans(items);
  const data = places.flatMap((place) => {
    const minutes = freeMinutes(place, leaves);
    if (minutes === 0) return [];
    const { doctor_id, doctor, date, time } = place;
    const fitting = planned.filter((one) => one.doctor_id === doctor_id && one.minutes <= minutes);
    const found = {
      doctor_id,
      doctor,
      date,
      time,
      minutes,
      waiting: waiting.filter((one) => suits(one, place)),
      planned: fitting.slice(0, MOST_PLANNED).map(({ doctor_id: _doctor, ...one }) => one),
    };
    return found.waiting.length + found.planned.length > 0 ? [found] : [];
  });
  return { data, count: data.length };
};
