// What a branch's records have become by the day of the demo: notes that their doctors have locked, and orthodontic patients.
import { planned, run } from '../statement.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

interface Patient {
  readonly customer_id: number;
  readonly visits: readonly { readonly id: number; readonly day: string; readonly finished_at: string }[];
}

const CASES = 6;
const ORTHODONTIST = 'dokter';

/** Doctors lock the note when they leave the chair; those of today are still open. */
const lockNotes = planned<unknown, [number, string]>(
  `update visitsoaps s set locked_at = v.finished_at, locked_by = v.doctor_id
   from visits v where v.id = s.visit_id and v.profile_id = $1 and v.status = 3 and v.visit_date < $2::date`,
);
/** The orthodontist's patients who came most often for their braces. */
const bracedPatients = planned<Patient, [number, number]>(
  `select v.customer_id, json_agg(json_build_object('id', v.id, 'day', v.visit_date, 'finished_at', v.finished_at)
     order by v.visit_date, v.id) as visits
   from visits v
   where v.profile_id = $1 and v.doctor_id = $2 and v.status = 3
     and exists (select from visitperawatans t where t.visit_id = v.id and t.code like 'ORT-%' and t.status = 1)
   group by v.customer_id order by count(*) desc, v.customer_id limit ${CASES}`,
);

const FINDINGS = [
  {
    angle_class: 'II/1',
    skeletal_class: 'II',
    overjet_mm: 6.5,
    overbite_mm: 4,
    crowding: 'sedang',
    appliance: 'metal',
  },
  { angle_class: 'I', skeletal_class: 'I', overjet_mm: 3, overbite_mm: 3, crowding: 'berat', appliance: 'metal' },
  {
    angle_class: 'III',
    skeletal_class: 'III',
    overjet_mm: -1,
    overbite_mm: 1,
    crowding: 'ringan',
    appliance: 'ceramic',
  },
  {
    angle_class: 'I',
    skeletal_class: 'I',
    overjet_mm: 2.5,
    overbite_mm: 2,
    crowding: 'sedang',
    appliance: 'self-ligating',
  },
  { angle_class: 'II/2', skeletal_class: 'II', overjet_mm: 4, overbite_mm: 6, crowding: 'ringan', appliance: 'metal' },
  { angle_class: 'I', skeletal_class: 'I', overjet_mm: 3, overbite_mm: 2, crowding: 'ringan', appliance: 'aligner' },
] as const;
const WIRES = ['.014 NiTi', '.016 NiTi', '.018 NiTi', '.016x.022 NiTi', '.019x.025 SS'] as const;

const controlOf = (at: number, appliance: string) => {
  const wire = WIRES[Math.min(at, WIRES.length - 1)];
  const worn = appliance === 'aligner' ? { aligner_no: at + 1 } : { upper_wire: wire, lower_wire: wire };
  return {
    stage: at < 2 ? ('leveling' as const) : ('space closing' as const),
    ...worn,
    procedures: at === 0 ? (['ganti kawat'] as const) : (['ganti karet', 'power chain'] as const),
    hygiene: at % 2 === 0 ? ('cukup' as const) : ('baik' as const),
    next_control_weeks: 4,
  };
};

/** One case with a control at each of its visits; the last of the cases is still a plan. */
const openCase = async (crew: Crew, { customer_id, visits }: Patient, n: number): Promise<void> => {
  const [first] = visits;
  const finding = FINDINGS[n];
  if (!first || !finding) return;
  const doctorAt = (time: string) => crew.at(ORTHODONTIST, new Date(time));
  const doctor = doctorAt(first.finished_at);
  const made = await doctor.create('service.orthocase', {
    ...finding,
    customer_id,
    doctor_id: crew.id(ORTHODONTIST),
    slot: finding.appliance === 'aligner' ? null : '.022',
    treatment_goal: 'Oklusi kelas I, overjet dan overbite normal',
    start_at: first.day,
    planned_months: 24,
    control_interval_weeks: 4,
  });
  if (n === CASES - 1) return;
  await doctor.act('service.orthocase', made.id, 'mulai', {});
  for (const [at, visit] of visits.entries())
    await doctorAt(visit.finished_at).call(
      'service.orthoprogress.save',
      { ...controlOf(at, finding.appliance), version: 0 },
      { params: { id: visit.id } },
    );
  if (n === CASES - 2) await doctor.act('service.orthocase', made.id, 'retensi', {});
};

/** @param today day of the demo; the first branch has the orthodontic cases */
export const settleRecords = async (
  trx: Transaction,
  crew: Crew,
  { today, ortho }: { readonly today: string; readonly ortho: boolean },
): Promise<void> => {
  await run(trx, lockNotes, crew.branch.id, today);
  if (!ortho) return;
  const patients = await run(trx, bracedPatients, crew.branch.id, crew.id(ORTHODONTIST));
  for (const [n, patient] of patients.entries()) await openCase(crew, patient, n);
};
