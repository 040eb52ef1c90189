// Sample answers of the calls about sessions, the calendar and the waiting room.
import { addDays } from '../../src/resources/kernel/date.ts';

const card = (id: number, label: string, name: string, more: object = {}) => ({
  id,
  label,
  name,
  doctor: id % 2 === 0 ? 'drg. Bayu Hartono' : 'drg. Ratna Puspita, Sp.Ort',
  unit: null,
  called_at: null,
  session_time: '09:00',
  waiting_minutes: 12,
  ...more,
});

const queue = {
  called: [
    card(1, 'RP-004', 'Ri** N.', { called_at: '2026-03-02T02:20:00.000Z' }),
    card(2, 'BH-002', 'Ke** A.', { called_at: '2026-03-02T02:15:00.000Z' }),
  ],
  units: [card(3, 'RP-003', 'Ta** L.', { unit: 'Unit 1' }), card(4, 'BH-001', 'I** P.', { unit: 'Unit 3' })],
  waiting: [card(5, 'RP-005', 'Ba** H.', { waiting_minutes: 34 }), card(6, 'BH-003', 'Au** M.')],
  late: [{ doctor: 'drg. Ratna Puspita, Sp.Ort', initial: 'RP', minutes: 34 }],
};

/** Of a visit for which no more is planned than its time. */
export const unplanned = {
  minutes: 30,
  booked_unit_id: null,
  booked_perawat_id: null,
  overbooked: false,
  booked_unitdata: null,
  booked_perawatdata: null,
};

/** The Monday of the week that the calendar's stories show. */
export const SAMPLE_WEEK = '2026-03-02';
const DAYS = 7;
const days = Array.from({ length: DAYS }, (_, at) => addDays(SAMPLE_WEEK, at));

const session = (jadwal_id: number, doctor_id: number, day: number, more: object = {}) => ({
  jadwal_id,
  doctor_id,
  date: days[day] ?? SAMPLE_WEEK,
  hari: day + 1,
  sesi: 'Pagi',
  jam_mulai: '09:00',
  jam_selesai: '11:00',
  slot_minutes: 30,
  kapasitas: 2,
  unit_id: 1,
  ...more,
});

const visit = (id: number, doctor_id: number, day: number, time: string | null, more: object = {}) => ({
  id,
  version: 1,
  status: 0,
  visit_date: days[day] ?? SAMPLE_WEEK,
  session_time: time,
  minutes: time === null ? null : 30,
  overbooked: false,
  isnew: false,
  priority: 0,
  treatments: id % 2 === 0 ? 'Tambal komposit' : null,
  doctor_id,
  unit_id: 1,
  booked_unit_id: null,
  booked_perawat_id: null,
  alergi: false,
  reminder_sent_at: null,
  patient_answer: null,
  customer_id: id,
  name: ['Ratna Kusuma Wardani', 'Tan Siauw Ling', 'Keysha Almira'][id % 3],
  code: `BDG260000${id}`,
  ...more,
});
const byColumn = (visits: readonly ReturnType<typeof visit>[]) =>
  Object.fromEntries(
    Object.keys(visit(1, 1, 0, null)).map((name) => [name, visits.map((one) => one[name as keyof typeof one])]),
  );

const calendar = {
  sessions: [
    session(1, 1, 0),
    session(1, 1, 2),
    session(1, 1, 4),
    session(2, 2, 0, { sesi: 'Sore', jam_mulai: '13:00', jam_selesai: '15:00', kapasitas: 1, unit_id: null }),
    session(2, 2, 1, { sesi: 'Sore', jam_mulai: '13:00', jam_selesai: '15:00', kapasitas: 1, unit_id: null }),
  ],
  leaves: [{ id: 1, doctor_id: 1, start: `${days[4]}T00:00`, end: `${days[5]}T00:00`, reason: 'Seminar' }],
  visits: byColumn([
    visit(1, 1, 0, '09:00', { status: 1, minutes: 90, treatments: 'Tambal komposit, Mahkota' }),
    visit(2, 1, 0, '09:30', { patient_answer: 'hadir', reminder_sent_at: '2026-03-01T02:00:00.000Z' }),
    visit(3, 1, 2, '10:00', { patient_answer: 'tidak', alergi: true, isnew: true, priority: 1 }),
    visit(7, 1, 2, '10:00', { overbooked: true }),
    visit(4, 2, 1, '13:30'),
    visit(5, 2, 1, null, { status: 3 }),
  ]),
  displaced: byColumn([visit(6, 1, 4, '09:30')]),
  doctors: [
    { id: 1, name: 'drg. Ratna Puspita, Sp.Ort', initial: 'RP' },
    { id: 2, name: 'drg. Bayu Hartono', initial: 'BH' },
  ],
  units: [
    { id: 1, name: 'Unit 1' },
    { id: 2, name: 'Unit 2' },
  ],
};

const slots = {
  data: [
    {
      date: SAMPLE_WEEK,
      hari: 1,
      sesi: 'Pagi',
      jadwal_id: 1,
      slot_minutes: 30,
      times: ['09:00', '09:30', '10:00', '10:30'].map((time, at) => ({ time, kapasitas: 2, terisi: at % 3 })),
    },
  ],
  count: 1,
};

const reminder = (id: number, time: string, answer: string | null) => ({
  id,
  version: 1,
  visit_date: SAMPLE_WEEK,
  session_time: time,
  reminder_sent_at: answer === null ? null : '2026-03-01T02:00:00.000Z',
  patient_answer: answer,
  customerdata: { name: 'Tan Siauw Ling', code: `BDG260000${id}`, phone: '081234567890' },
  doctordata: { name: 'drg. Bayu Hartono' },
  text: 'Halo Tan Siauw Ling, kami mengingatkan janji Anda.',
});

const sampleRecall = (id: number) => ({
  id,
  version: 1,
  status: 0,
  statusname: 'Terbuka',
  customer_id: id,
  doctor_id: 2,
  reason: id % 2 === 0 ? 'kontrol' : 'recall 6 bulan',
  due_at: `2026-0${1 + (id % 3)}-15`,
  note: null,
  last_contact_at: id === 2 ? '2026-03-01T02:00:00.000Z' : null,
  attempts:
    id === 2
      ? [{ at: '2026-03-01T02:00:00.000Z', by: 3, byname: 'Rina', result: 'tidak diangkat', note: 'Coba sore' }]
      : [],
  customerdata: { id, name: 'Tan Siauw Ling', code: `BDG260000${id}`, phone: '081234567890' },
  doctordata: { id: 2, name: 'drg. Bayu Hartono' },
  sourcedata: null,
  visitdata: null,
  nextdata: id === 3 ? { id: 12, name: 'V-012', code: 'V-012', visit_date: '2026-04-04' } : null,
  text: 'Halo Tan Siauw Ling, sudah waktunya kontrol.',
});

const waiting = {
  id: 1,
  customer_id: 4,
  doctor_id: null,
  hari: [1, 3],
  jam_dari: '09:00',
  jam_sampai: '12:00',
  until: '2026-04-30',
  note: null,
  name: 'Asep Setiawan',
  code: 'BDG2600004',
  phone: '081234567890',
};

const plannedItem = (id: number, treatment: string, tooth: number | null, more: object = {}) => ({
  id,
  treatmentplan_id: 1,
  title: 'Rehabilitasi',
  customer_id: 1,
  name: 'Ratna Kusuma Wardani',
  code: 'BDG2600001',
  phone: '081234567890',
  doctor_id: 1,
  doctor: 'drg. Ratna Puspita, Sp.Ort',
  perawatan_id: id,
  treatment,
  tooth,
  phase: 1,
  priority: 1,
  minutes: 30,
  valid_until: null,
  ...more,
});
const planned = [
  plannedItem(1, 'Tambal komposit', 16),
  plannedItem(2, 'Mahkota', 26, { minutes: 60 }),
  plannedItem(3, 'Scaling', null, { phase: 2 }),
];

const units = [
  {
    id: 1,
    name: 'Unit 1',
    occupant: { visit_id: 9, name: 'Tan Siauw Ling', label: 'RP-003', since: '2026-03-02T02:31:00.000Z' },
  },
  { id: 2, name: 'Unit 2', occupant: null },
  { id: 3, name: 'Unit 3', occupant: null },
];

export const scheduleAnswers: Readonly<Record<string, () => unknown>> = {
  'service/visit/antrian': () => queue,
  'service/jadwal/kalender': () => calendar,
  'service/jadwal/slot': () => slots,
  'insight/visit/waktutunggu': () => ({
    data: [
      { doctor_id: 1, label: 'drg. Bayu Hartono', hour: '09:00', count: 12, waiting: 11, longest: 24, chair: 38 },
      { doctor_id: 1, label: 'drg. Bayu Hartono', hour: '10:00', count: 9, waiting: 22, longest: 41, chair: 42 },
      { doctor_id: 1, label: 'drg. Bayu Hartono', hour: null, count: 21, waiting: 16, longest: 41, chair: 40 },
      { doctor_id: null, label: null, hour: null, count: 21, waiting: 16, longest: 41, chair: 40 },
    ],
    count: 4,
  }),
  'service/recall': () => ({ data: [1, 2, 3].map(sampleRecall), count: 3 }),
  'service/visit/pengingat': () => ({ data: [reminder(1, '09:00', null), reminder(2, '09:30', 'hadir')], count: 2 }),
  'service/daftartunggu/usulan': () => ({
    data: [
      {
        doctor_id: 1,
        doctor: 'drg. Ratna Puspita, Sp.Ort',
        date: days[2],
        time: '10:30',
        minutes: 60,
        waiting: [waiting],
        planned: [
          {
            customer_id: 5,
            name: 'Lestari Ningsih',
            code: 'BDG2600005',
            phone: '081234567891',
            treatments: 'Mahkota 26',
            minutes: 60,
          },
        ],
      },
    ],
    count: 1,
  }),
  'service/jadwal/rencana': () => ({ data: planned, count: planned.length }),
  'service/visit/unit': () => ({ data: units, count: units.length }),
};
