-- Appointments have a length, a unit and a nurse, and the database keeps them apart (workspace.md 4, service.md 6.2).
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table visits
  -- How long it is booked for; whole slots of its session.
  add column minutes integer check (minutes between 5 and 480),
  -- Where and with whom it is planned; unit_id and perawat_id say where and with whom it was.
  add column booked_unit_id bigint references units,
  add column booked_perawat_id bigint references users,
  -- One more than its session has room for.
  add column overbooked boolean not null default false,
  -- Its time, from minutes and the branch's zone.
  add column during tstzrange,
  -- Those whom a doctor sees at once are told apart by it: from 1 to the capacity of the session.
  add column lane smallint check (lane > 0),
  add constraint visits_booked check (session_time is not null or (booked_unit_id is null and booked_perawat_id is null));

-- What is there is one slot of its session.
update visits v set minutes = s.minutes, during = tstzrange(s.start_at, s.start_at + make_interval(mins => s.minutes))
from (
  select o.id, coalesce(j.slot_minutes, 30) as minutes, (o.visit_date + o.session_time) at time zone p.timezone as start_at
  from visits o join profiles p on p.id = o.profile_id left join jadwals j on j.id = o.jadwal_id
  where o.session_time is not null) s
where s.id = v.id;

-- The lowest lane that is free from its start on, in the order of their starts: as few lanes as there are patients at once.
do $$
declare
  one record;
  doctor bigint;
  ends timestamptz[];
  place integer;
begin
  for one in
    select id, doctor_id, during from visits
    where status in (0, 1, 2) and during is not null order by doctor_id, lower(during), id
  loop
    if doctor is distinct from one.doctor_id then
      doctor := one.doctor_id;
      ends := '{}';
    end if;
    place := 1;
    while ends[place] > lower(one.during) loop
      place := place + 1;
    end loop;
    ends[place] := upper(one.during);
    update visits set lane = place where id = one.id;
  end loop;
end $$;
update visits v set overbooked = true from jadwals j where j.id = v.jadwal_id and v.status in (0, 1, 2) and v.lane > j.kapasitas;

alter table visits
  add constraint visits_lane exclude using gist (doctor_id with =, lane with =, during with &&)
    where (status in (0, 1, 2)) deferrable,
  add constraint visits_booked_unit exclude using gist (booked_unit_id with =, during with &&)
    where (status in (0, 1, 2) and booked_unit_id is not null),
  add constraint visits_booked_perawat exclude using gist (booked_perawat_id with =, during with &&)
    where (status in (0, 1, 2) and booked_perawat_id is not null);
create index visits_booked_perawat_id on visits (booked_perawat_id) where booked_perawat_id is not null;
create index visits_booked_unit_id on visits (booked_unit_id) where booked_unit_id is not null;

-- Gives the doctor's open appointments around a time their lanes anew, in the order of their starts: lanes that were taken one after
-- the other can leave no whole one free although there is room at every moment. Answers the lane of the new one.
create function visit_lanes(doctor bigint, wanted tstzrange, own bigint, room integer) returns smallint
  language plpgsql as $$
declare
  one record;
  ends timestamptz[] := '{}';
  ids bigint[] := '{}';
  lanes smallint[] := '{}';
  place smallint;
  found smallint;
begin
  for one in
    select o.id, o.during from visits o
    where o.doctor_id = doctor and o.status in (0, 1, 2) and o.lane is not null and o.id <> own
      and o.during && tstzrange(lower(wanted) - interval '1 day', upper(wanted) + interval '1 day')
    union all select own, wanted order by 2, 1
  loop
    place := 1;
    while ends[place] > lower(one.during) loop
      place := place + 1;
    end loop;
    ends[place] := upper(one.during);
    if place > room and one.during && wanted then
      raise exclusion_violation using constraint = 'visits_lane', table = 'visits', message = 'the session has no room';
    end if;
    if one.id = own then
      found := place;
    else
      ids := ids || one.id;
      lanes := lanes || place;
    end if;
  end loop;
  set constraints visits_lane deferred;
  update visits o set lane = c.lane from unnest(ids, lanes) as c(id, lane) where o.id = c.id and o.lane <> c.lane;
  return found;
end $$;

-- Time and lane follow day, time, length and doctor, whoever writes them.
create function place_visit() returns trigger language plpgsql as $$
declare
  slot integer;
  room integer;
  start_at timestamptz;
begin
  if new.session_time is null then
    new.during := null;
    new.lane := null;
    new.overbooked := false;
    return new;
  end if;
  -- A visit that goes on after its end has no place that it could take: its time may be somebody else's by now.
  if tg_op = 'UPDATE' and old.status = 3 and new.status = 2 then
    new.lane := null;
    new.booked_unit_id := null;
    new.booked_perawat_id := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.doctor_id, new.visit_date, new.session_time, new.minutes, new.jadwal_id)
    is not distinct from (old.doctor_id, old.visit_date, old.session_time, old.minutes, old.jadwal_id)
  then
    new.overbooked := old.overbooked;
    return new;
  end if;
  select j.slot_minutes, j.kapasitas + new.overbooked::integer into slot, room from jadwals j where j.id = new.jadwal_id;
  new.minutes := coalesce(new.minutes, slot, 30);
  select (new.visit_date + new.session_time) at time zone p.timezone into start_at from profiles p where p.id = new.profile_id;
  new.during := tstzrange(start_at, start_at + make_interval(mins => new.minutes));
  if new.status not in (0, 1, 2) then
    return new;
  end if;
  -- Without a session nothing says how many may come at once: as many as the largest session has room for.
  room := coalesce(room, 10);
  select min(l) into new.lane from generate_series(1, room) l
  where not exists (
    select from visits o
    where o.doctor_id = new.doctor_id and o.lane = l and o.status in (0, 1, 2) and o.during && new.during and o.id <> new.id);
  if new.lane is null then
    new.lane := visit_lanes(new.doctor_id, new.during, new.id, room);
  end if;
  new.overbooked := new.overbooked and new.lane = room;
  return new;
end $$;
create trigger place_visit
  before insert or update of doctor_id, visit_date, session_time, minutes, jadwal_id, status on visits
  for each row execute function place_visit();
