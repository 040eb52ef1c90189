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
  code: `VST/BDG/2026/00010${id}`,
  status: 0,
  statusname: 'Belum Konfirmasi',
  label: null,
  visit_date: days[day] ?? SAMPLE_WEEK,
  session_time: time,
  doctor_id,
  unit_id: 1,
  type: 'janji',
  priority: 0,
  reminder_sent_at: null,
  patient_answer: null,
  customerdata: {
    id,
    name: ['Ratna Kusuma Wardani', 'Tan Siauw Ling', 'Keysha Almira'][id % 3],
    code: `BDG260000${id}`,
  },
  ...more,
});

const calendar = {
  sessions: [
    session(1, 1, 0),
    session(1, 1, 2),
    session(1, 1, 4),
    session(2, 2, 0, { sesi: 'Sore', jam_mulai: '13:00', jam_selesai: '15:00', kapasitas: 1, unit_id: null }),
    session(2, 2, 1, { sesi: 'Sore', jam_mulai: '13:00', jam_selesai: '15:00', kapasitas: 1, unit_id: null }),
  ],
  leaves: [{ id: 1, doctor_id: 1, start: `${days[4]}T00:00`, end: `${days[5]}T00:00`, reason: 'Seminar' }],
  visits: [
    visit(1, 1, 0, '09:00', { status: 1, label: 'RP-001', statusname: 'Antri' }),
    visit(2, 1, 0, '09:30', { patient_answer: 'hadir', reminder_sent_at: '2026-03-01T02:00:00.000Z' }),
    visit(3, 1, 2, '10:00', { patient_answer: 'tidak' }),
    visit(4, 2, 1, '13:30'),
    visit(5, 2, 1, null, { type: 'walkin', status: 3, label: 'BH-001', statusname: 'Selesai' }),
  ],
  displaced: [visit(6, 1, 4, '09:30')],
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
      times: ['09:00', '09:30', '10:00', '10:30'].map((time, at) => ({ time, kapasitas: 2, terisi: at % 3 })),
    },
  ],
  count: 1,
};

const reminder = (id: number, time: string, answer: string | null) => ({
  id,
  version: 1,
  code: `VST/BDG/2026/00010${id}`,
  visit_date: SAMPLE_WEEK,
  session_time: time,
  reminder_sent_at: answer === null ? null : '2026-03-01T02:00:00.000Z',
  patient_answer: answer,
  customerdata: { name: 'Tan Siauw Ling', code: `BDG260000${id}`, phone: '081234567890' },
  doctordata: { name: 'drg. Bayu Hartono' },
  text: 'Halo Tan Siauw Ling, kami mengingatkan janji Anda.',
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

export const scheduleAnswers: Readonly<Record<string, () => unknown>> = {
  'service/visit/antrian': () => queue,
  'service/jadwal/kalender': () => calendar,
  'service/jadwal/slot': () => slots,
  'service/visit/pengingat': () => ({ data: [reminder(1, '09:00', null), reminder(2, '09:30', 'hadir')], count: 2 }),
  'service/daftartunggu/usulan': () => ({
    data: [{ doctor_id: 1, doctor: 'drg. Ratna Puspita, Sp.Ort', date: days[2], time: '10:30', waiting: [waiting] }],
    count: 1,
  }),
};
