// Sample answers of leave and overtime.
import type { AnswerOf, ListedOf } from '../../src/resources/answers.ts';
import { leave } from '../../src/resources/attendance/leave.ts';
import { overtime } from '../../src/resources/attendance/overtime.ts';
import { sampleRecord } from './record.ts';

type Leave = ListedOf<'attendance.leave'>;
type Overtime = ListedOf<'attendance.overtime'>;

const people = [
  { id: 2, name: 'Siti Aminah', code: 'perawat.bdg' },
  { id: 3, name: 'Rizky Ramadhan', code: 'inventory.bdg' },
  { id: 4, name: 'drg. Bayu Pratama', code: 'dokter2.bdg' },
] as const;
const asked = (at: number) => {
  const pegawaidata = people[at % people.length] ?? people[0];
  return {
    pegawai_id: pegawaidata.id,
    pegawaidata,
    created_by: pegawaidata.id,
    status: 0,
    statusname: 'Diajukan',
  } as const;
};
const undecided = { decided_by: null, deciderdata: null, decided_at: null, decided_reason: null } as const;

const leaves: readonly Leave[] = [
  { type: 5, special: null, start_date: '2026-03-09', end_date: '2026-03-12', days: 4, reason: 'Pulang kampung' },
  { type: 4, special: null, start_date: '2026-03-03', end_date: '2026-03-05', days: 3, reason: 'Tifus' },
  {
    type: 10,
    special: 'menikah',
    start_date: '2026-03-16',
    end_date: '2026-03-18',
    days: 3,
    reason: 'Menikah di Solo',
  },
].map((row, at) => ({
  ...sampleRecord(leave, at + 1),
  ...row,
  ...asked(at),
  ...undecided,
  code: `IZN/BDG/2026/00000${at + 1}`,
  is_half_day: false,
  is_paid: true,
  attachment_id: row.type === 4 ? 7 : null,
  attachment_url: row.type === 4 ? '/api/attendance/leave/2/surat' : null,
})) as unknown as readonly Leave[];

const overtimes: readonly Overtime[] = [
  {
    work_date: '2026-03-05',
    start_at: '2026-03-05T09:00:00.000Z',
    end_at: '2026-03-05T11:30:00.000Z',
    minutes_request: 150,
  },
  {
    work_date: '2026-03-08',
    start_at: '2026-03-08T01:00:00.000Z',
    end_at: '2026-03-08T06:00:00.000Z',
    minutes_request: 300,
  },
].map((row, at) => ({
  ...(sampleRecord(overtime, at + 1) as unknown as Overtime),
  ...row,
  ...asked(at),
  ...undecided,
  code: `SPL/BDG/2026/00000${at + 1}`,
  day_type: at === 0 ? 1 : 2,
  minutes_approved: null,
  minutes_paid: 0,
  is_override: false,
  reason: 'Pasien darurat',
}));

const left: AnswerOf<'attendance.leavebalance.saldo'> = {
  pegawai_id: 1,
  year: 2026,
  entitlement: 12,
  carried: 4,
  expired: 0,
  adjusted: 1,
  used: 5.5,
  remaining: 11.5,
  waiting: 4,
  ending: 2,
  entitled_at: '2024-05-10',
};

/** In the month that is asked for. */
const awayIn = (month: string): AnswerOf<'attendance.leave.kalender'> => ({
  data: people.map(({ id, name }, at) => ({
    id,
    name,
    department: at === 2 ? null : 'Keperawatan',
    leaves: [
      {
        id,
        type: 5,
        start_date: `${month}-0${at + 2}`,
        end_date: `${month}-0${at + 4}`,
        is_half_day: at === 2,
        days: 3,
        status: at === 1 ? 0 : 1,
      },
    ],
  })),
});

export const leaveAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'attendance/leave': () => ({ data: leaves, count: leaves.length }),
  'attendance/overtime': () => ({ data: overtimes, count: overtimes.length }),
  'attendance/leavebalance/saldo': () => left,
  'attendance/leave/kalender': ({ searchParams }) => awayIn((searchParams.get('start_date') ?? '2026-03').slice(0, 7)),
  'POST attendance/leave/surat': () => ({ id: 7, filename: 'surat-dokter.pdf' }),
};
