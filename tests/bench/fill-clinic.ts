// What hangs on visits: the doctors' sessions, notes and teeth; whole for the frequent patients, thin for the others.
import type { FillStep } from './fill-master.ts';
import { FREQUENT, frequentPatient } from './fill-visit.ts';
import { BRANCHES, type Scale } from './scale.ts';

const frequent = `(${Array.from({ length: FREQUENT }, (_, k) => frequentPatient(k)).join(', ')})`;
/** One visit in so many of all others has a note and two findings. */
const THIN = 5;

export const clinicSteps = (_scale: Scale): readonly FillStep[] => [
  {
    label: 'sessions of doctors',
    sql: `
      insert into jadwals (profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
      select u.profile_id, u.id, d, 'Praktik', '09:00', '17:00', 30, 3, date '2020-01-01'
      from users u cross join generate_series(1, 6) d where u.role = 2 and u.profile_id = ${BRANCHES};`,
  },
  {
    label: 'notes of visits',
    sql: `
      insert into visitsoaps (profile_id, visit_id, subjective, objective, assessment, plan, author_id, logged_by, logged_at, locked_at)
      select profile_id, id, 'Gigi ngilu', 'Karies 36', 'Karies dentin', 'Tumpatan komposit', doctor_id, doctor_id, finished_at,
        case when visit_date < current_date - 2 then finished_at end
      from visits where id % ${THIN} = 0 or customer_id in ${frequent};`,
  },
  {
    label: 'teeth',
    sql: `
      insert into odontogramentries (profile_id, customer_id, visit_id, tooth, surfaces, code, layer, recorded_by, recorded_at)
      select v.profile_id, v.customer_id, v.id, 10 * (1 + (v.id + k) % 4) + 1 + (v.id / 4 + k) % 8, array['M'], 'car', 1, v.doctor_id,
        v.finished_at
      from visits v cross join generate_series(1, 2) k where v.id % ${THIN} = 0 or v.customer_id in ${frequent};`,
  },
];
