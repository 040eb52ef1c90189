// Sample answers of a patient's medical record: visits in two branches, and what was done.
import { samplePerio } from './perio.ts';
import { visit } from '../../src/resources/service/visit.ts';
import type { LikelyPair } from '../../src/resources/service/merge-calls.ts';
import type { RecordTreatmentRow, RecordVisit } from '../../src/resources/service/record-calls.ts';
import type { UnfinishedGroup } from '../../src/resources/service/unfinished-calls.ts';

const branches = [
  { id: 1, name: 'Cabang Bandung', code: 'BDG' },
  { id: 2, name: 'Cabang Jakarta Selatan', code: 'JKT' },
] as const;
const doctordata = { id: 2, name: 'drg. Bayu Hartono', code: 'dokter.bdg' };
const scaling = { id: 1, name: 'Scaling', tooth: null, surfaces: null, qty: 1, note: null };
const filling = { id: 2, name: 'Tambal komposit', tooth: [36], surfaces: ['M', 'O'], qty: 1, note: 'Kontrol 1 minggu' };

const sampleRecordVisit = (id: number): RecordVisit => {
  const status = ([1, 3, 3, -1] as const)[id % 4] ?? 3;
  const own = id % 3 !== 2;
  return {
    id,
    code: `VST/${own ? 'BDG' : 'JKT'}/2026/00000${id}`,
    status,
    statusname: visit.states[status].label,
    visit_date: `2026-0${6 - id}-02`,
    type: id % 2 === 0 ? 'janji' : 'walkin',
    keluhan: id === 1 ? 'Gigi belakang ngilu bila minum dingin' : null,
    doctordata,
    profiledata: branches[own ? 0 : 1],
    own,
    treatments: status === 3 ? [scaling, filling] : [],
  };
};
const sampleRow = (id: number): RecordTreatmentRow => ({
  ...(id % 2 === 0 ? scaling : filling),
  id,
  code: 'T-01',
  performed_on: `2026-0${6 - id}-02`,
  visit_id: id,
  visit_code: `VST/BDG/2026/00000${id}`,
  doctordata,
  profiledata: branches[0],
  own: id !== 2,
});
const page = <T>(make: (id: number) => T) => ({ data: [1, 2, 3, 4].map(make), count: 4 });

export const sampleRecordPair: LikelyPair = {
  score: 0.94,
  first: {
    id: 7,
    username: 'BDG2600007',
    name: 'Ratna Kusuma Wardani',
    gender: 1,
    birth_date: '1991-08-14',
    phone: '08123456789',
    address: 'Jl. Dago 21, Bandung',
    idcard: '3273015408910001',
    profile_name: 'Cabang Bandung',
    join_at: '2026-01-05',
    visits_count: 4,
  },
  second: {
    id: 9,
    username: 'BDG2600119',
    name: 'Ratna Kusumawardani',
    gender: 1,
    birth_date: '1991-08-14',
    phone: '08123456700',
    address: null,
    idcard: null,
    profile_name: 'Cabang Bandung',
    join_at: '2026-02-27',
    visits_count: 1,
  },
};

const group = (kind: string, label: string, task: string, count: number): UnfinishedGroup => ({
  kind,
  label,
  task,
  count,
  late: Math.min(count, 1),
  rows: Array.from({ length: Math.min(count, 3) }, (_, at) => ({
    id: at + 1,
    title: `VST/BDG/2026/00000${at + 1}`,
    person: 'Tan Siauw Ling',
    doctor: 'drg. Bayu Hartono',
    day: at === 0 ? '2026-03-01' : '2026-03-02',
    late: at === 0,
    state: 'Dalam Unit',
    branch: 'Cabang Bandung',
    url: '/service/visit/2',
  })),
});

export const medicalRecordAnswers: Readonly<Record<string, () => unknown>> = {
  'service/perio': () => samplePerio,
  'service/rekammedis/7/kunjungan': () => page(sampleRecordVisit),
  'service/rekammedis/7/tindakan': () => page(sampleRow),
  'service/registration/ganda': () => ({
    data: [sampleRecordPair],
    count: 1,
    compared: 1000,
    oldest: '2026-02-14',
    crowded: 36,
    next: 812,
  }),
  'service/belumberes': () => ({
    data: [
      group('kunjungan', 'Kunjungan belum selesai', 'Selesaikan atau batalkan', 5),
      group('draft', 'Tagihan draft', 'Terbitkan', 1),
      group('belumbayar', 'Tagihan belum lunas', 'Terima pembayaran', 0),
    ],
    count: 3,
  }),
  'service/belumberes/jumlah': () => ({ count: 6, late: 2 }),
};
