// What is measured: each job as a signed-in call of the application, and the same work as bare SQL (decisions 15 to 17).
import { randomInt } from 'node:crypto';
import { visitLines } from '../../server/usecases/service/treatment/treatment-record.ts';
import { visitById } from '../../server/usecases/service/visit/visit-record.ts';
import { calendarWeek } from './calendar.ts';
import { MONTHS } from './fill-master.ts';
import { commonKeyword, middleKeyword, numberKeyword, phoneKeyword, rareKeyword } from './fill-patient.ts';
import { leastRaw, type LeastWork, type Reach, searchOf } from './least.ts';
import type { Call } from './load.ts';
import type { RawJob } from './raw.ts';
import { payment } from './payment.ts';
import type { Goal } from './report.ts';
import { BRANCH, type Scale } from './scale.ts';
import type { Who } from './users.ts';

export interface Job {
  readonly name: string;
  /** Who is signed in. */
  readonly as: Who;
  readonly next: (client: number, n: number) => Call;
  /** Calls that make one piece of work. */
  readonly calls: number;
  readonly raw: RawJob;
  /** Of a job of the race: the least work with the same answer. */
  readonly least?: { readonly raw: RawJob; readonly next: (n: number) => LeastWork };
  readonly goal: Goal;
}

export const get = (path: string): Call => ({ method: 'GET', path });

const SEARCHES = 24;
/** The list as two statements, as most programs write it: the page, and the count. */
const searchSql = (
  keyword: string,
  { reach = 'branch', column = 'search' }: { reach?: Reach; column?: string } = {},
): string => {
  const words = keyword.split(' ').map((word) => `u.${column} ilike '%${word}%'`);
  const where = ['u.role = 1', ...(reach === 'branch' ? [`u.profile_id = ${BRANCH}`] : []), ...words].join(' and ');
  return `select u.* from users u where ${where} order by u.join_at desc limit 20;\nselect count(*) from users u where ${where};\n`;
};
interface Searched {
  readonly keywordOf: (n: number) => string;
  readonly ratio: number;
  /** A cashier searches his branch, the head of the clinic all. */
  readonly reach: Reach;
}
const search = (name: string, { keywordOf, ratio, reach }: Searched): Job => ({
  name,
  as: reach === 'all' ? 'head' : 'cashier',
  calls: 1,
  next: (_, n) => get(`/api/users?role=1&limit=20&keyword=${encodeURIComponent(keywordOf(n % SEARCHES))}`),
  raw: { mode: 'simple', scripts: Array.from({ length: SEARCHES }, (_, n) => searchSql(keywordOf(n), { reach })) },
  least: {
    raw: leastRaw(
      Array.from({ length: SEARCHES }, (_, n) => searchOf(keywordOf(n), reach)),
      'simple',
    ),
    next: (n) => searchOf(keywordOf(n % SEARCHES), reach),
  },
  goal: { ratio },
});

const phoneSearch: Job = {
  name: 'patient search, digits of a telephone',
  as: 'cashier',
  calls: 1,
  next: (_, n) => get(`/api/users?role=1&limit=20&keyword=${phoneKeyword(n % SEARCHES)}`),
  raw: {
    mode: 'simple',
    scripts: Array.from({ length: SEARCHES }, (_, n) => searchSql(phoneKeyword(n), { column: 'phones' })),
  },
  goal: { ratio: 1.2 },
};

const patientList: Job = {
  name: 'patients, first page',
  as: 'cashier',
  calls: 1,
  next: () => get('/api/users?role=1&limit=20'),
  raw: {
    mode: 'prepared',
    scripts: [
      `select u.* from users u where u.role = 1 and u.profile_id = ${BRANCH} and u.merged_into_id is null
  order by u.join_at desc, u.id desc limit 20;
select count(*) from users u where u.role = 1 and u.profile_id = ${BRANCH} and u.merged_into_id is null;\n`,
    ],
  },
  goal: { ratio: 0.5 },
};

/** The statement of the application as the owner of the tables runs it: no session, no policy, no row-level security. */
const rawText = ({ text }: { readonly text: string }): string =>
  text.replaceAll('\n', ' ').replace('$1', ':id * 2').replace('$2', `'{${BRANCH}}'`);

const visitWithLines = ({ visits }: Scale): Job => ({
  name: 'visit with its lines',
  as: 'cashier',
  calls: 1,
  next: () => get(`/api/service/visit/${2 * randomInt(1, visits / 2)}`),
  raw: {
    mode: 'prepared',
    scripts: [`\\set id random(1, ${visits / 2})\n${rawText(visitById)};\n${rawText(visitLines)};\n`],
  },
  least: {
    raw: leastRaw([{ name: 'visit', values: [2] }], 'prepared', visits / 2),
    next: () => ({ name: 'visit', values: [2 * randomInt(1, visits / 2)] }),
  },
  goal: { ratio: 0.24, p95: 60 },
});

/** First and last day of the month that lies so many months back. */
export const daysOfMonth = (back: number): readonly [string, string] => {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  const month = now.getUTCMonth() - back;
  return [day(month, 1), day(month + 1, 0)];
};

/** What was cumulated before the month and at its end. */
const trialBalanceSql = (start: string, before: string): string =>
  `select a.code, a.name, sum(t.debit - t.credit) filter (where t.month = '${before}') as opening,
  sum(case t.month when '${start}' then t.debit else -t.debit end) as debit,
  sum(case t.month when '${start}' then t.credit else -t.credit end) as credit
from akuns a left join akuntotals t on t.akun_id = a.id and t.profile_id = ${BRANCH} and t.month in ('${before}', '${start}')
group by a.id order by a.code;\n`;

/** The month before, and the month. */
const trialOf = (n: number): LeastWork => ({
  name: 'trial',
  values: [daysOfMonth(2 + (n % (MONTHS - 2)))[0], daysOfMonth(1 + (n % (MONTHS - 2)))[0]],
});

const trialBalance: Job = {
  name: 'trial balance of a month',
  as: 'books',
  calls: 1,
  next: (_, n) => {
    const [start, end] = daysOfMonth(1 + (n % (MONTHS - 2)));
    return get(`/api/finance-v2/laporan/neraca-saldo?start_date=${start}&end_date=${end}`);
  },
  raw: {
    mode: 'prepared',
    scripts: Array.from({ length: MONTHS - 2 }, (_, n) =>
      trialBalanceSql(daysOfMonth(1 + n)[0], daysOfMonth(2 + n)[0]),
    ),
  },
  least: {
    raw: leastRaw(
      Array.from({ length: MONTHS - 2 }, (_, n) => trialOf(n)),
      'prepared',
    ),
    next: trialOf,
  },
  goal: { ratio: 0.8 },
};

/** @param cashMethod id of the branch's cash payment method */
export const jobsOf = (scale: Scale, cashMethod: number): readonly Job[] => [
  patientList,
  search('patient search, rare keyword', { keywordOf: rareKeyword, ratio: 1.3, reach: 'branch' }),
  search('patient search, middle keyword', { keywordOf: middleKeyword, ratio: 2.2, reach: 'branch' }),
  search('patient search, common keyword', { keywordOf: commonKeyword, ratio: 0.9, reach: 'branch' }),
  search('search of all branches, record number', { keywordOf: numberKeyword, ratio: 1, reach: 'all' }),
  search('search of all branches, two words', { keywordOf: rareKeyword, ratio: 2.2, reach: 'all' }),
  search('search of all branches, a given name', { keywordOf: middleKeyword, ratio: 0.9, reach: 'all' }),
  phoneSearch,
  visitWithLines(scale),
  payment(scale, cashMethod, false),
  payment(scale, cashMethod, true),
  trialBalance,
  calendarWeek(),
];
