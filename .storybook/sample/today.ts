// What waits, as each role is told.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { type TodayLineName, todayAddress } from '../../src/resources/platform/today.ts';
import { visitState } from '../../src/resources/service/visit-state.ts';
import { todayOf } from '../../src/policies/today.ts';
import type { StaffRole } from '../../src/policies/role.ts';

export type Today = AnswerOf<'platform.today.show'>;
type Group = Today['people'][number];
type Person = Group['rows'][number];

const DAY = { today: '2026-03-06', branch: 1, reader: 1 };
const PEOPLE: readonly TodayLineName[] = ['expected', 'waiting', 'mine', 'patients'];

const person: Person = {
  visit_id: 11,
  status: visitState.unconfirmed,
  statusname: 'Belum Konfirmasi',
  time: '09:30',
  late: true,
  label: null,
  waiting_minutes: null,
  doctor: 'drg. Ratna Puspita, Sp.Ort',
  unit: null,
  complaint: 'Kontrol behel',
  patient: {
    id: 7,
    name: 'Siti Aminah',
    username: 'BDG2600123',
    birth_date: '1990-01-02',
    last_visit: '2026-02-06',
    phone_last4: '4321',
    alergi: ['Amoksisilin'],
    alergi_months: 1,
    alergi_due: false,
    hasdebt: true,
  },
};
const waiting: Person = {
  ...person,
  visit_id: 12,
  status: visitState.waiting,
  time: null,
  late: false,
  label: 'RP-002',
  waiting_minutes: 24,
  flags: { labs: 1, unsigned: true, photos: true },
};
const seated: Person = { ...waiting, visit_id: 13, status: visitState.inUnit, unit: 'Unit 2', complaint: null };
const rowsOf = (name: TodayLineName): readonly Person[] => {
  if (name === 'expected') return [person];
  return name === 'waiting' ? [waiting] : [person, waiting, seated];
};

/** @param count of each line; every third one is clear */
const lineOf = (name: TodayLineName, at: number, count: number) => ({
  name,
  to: todayAddress(name, DAY),
  count: count === 0 || at % 3 === 2 ? 0 : count + at,
});

/** Lines of a role; 0: nothing waits. */
export const todayFor = (role: number, count = 3): Today => {
  const { lines, figures } = todayOf[role as StaffRole];
  const people = lines.filter((name) => PEOPLE.includes(name));
  const month = { received: 127_014_000, income: 128_215_500, margin: 44.8, noshows: 10, newcomers: 41 };
  const all: Required<Pick<Today, 'takings' | 'waited' | 'accounts' | 'branches' | 'income'>> = {
    takings: {
      amount: 2_343_000,
      usual: 7_781_750,
      weeks: [
        { date: '2026-02-27', amount: 15_398_000 },
        { date: '2026-02-20', amount: 165_500 },
      ],
      to: '/finance/payment/transaction?start_date=2026-03-06&end_date=2026-03-06',
    },
    waited: { minutes: 18, to: '/service/visit/waktu?start_date=2026-03-06&end_date=2026-03-06' },
    accounts: [
      { id: 4, code: '1-1101', label: 'Kas Kasir', amount: 182_389_000, to: '/finance/laporan-v2/bukubesar?akun=4' },
      { id: 7, code: '1-1111', label: 'Bank BCA', amount: 629_201_714, to: '/finance/laporan-v2/bukubesar?akun=7' },
    ],
    branches: {
      start: '2026-03-01',
      end: '2026-03-06',
      before_start: '2026-02-01',
      before_end: '2026-02-06',
      data: [
        { id: 1, code: 'BDG', name: 'Cabang Bandung', now: month, before: { ...month, income: 133_370_000 } },
        { id: 2, code: 'JKT', name: 'Cabang Jakarta Selatan', now: { ...month, margin: null }, before: month },
      ],
    },
    income: {
      recognised: 20_419_438,
      owed: 8_602_451,
      holdings: [{ id: 1, branch: 'Cabang Bandung', lembar: 50, percent: 50 }],
      to: '/user/1/finance',
    },
  };
  return {
    date: DAY.today,
    people: people.map((name) => {
      const rows = count === 0 ? [] : rowsOf(name);
      return { name, to: todayAddress(name, DAY), count: rows.length, rows };
    }),
    lines: lines.filter((name) => !PEOPLE.includes(name)).map((name, at) => lineOf(name, at, count)),
    ...Object.fromEntries(figures.map((figure) => [figure, all[figure]])),
  };
};
