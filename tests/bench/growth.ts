// How what is asked all day grows with the clinic: the reading calls of the seed, lists and reports, one client and sixteen, at whatever
// scale the database has (BENCH_SCALE=10k, 100k, full). What was measured at other scales stands beside it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seedCalls } from '../seed/calls.ts';
import { commonKeyword, middleKeyword } from './fill-patient.ts';
import { daysOfMonth, get } from './jobs.ts';
import { type Load, type Measured, runLoad } from './load.ts';
import { columnsOf, type Line } from './report.ts';
import { BRANCH, CLIENTS, type Scale } from './scale.ts';

export const GROWTH_JOB = 'growth of calls';
const FILE = 'bench-growth.json';
/** A patient that every scale has. */
const PATIENT = 1005;
const SECONDS = 2;
/** Answers that tell the median of one client. */
const ALONE = 40;
/** At one client, milliseconds. */
const LIMIT = 25;

type Times = readonly [alone: number, alone95: number, all: number, all95: number];
type Kept = Record<string, Record<string, Times>>;

const addressOf = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api/${path}?${asked}`;
};

const OWN = new Set(['doctor', 'customer', 'profile_id']);
/** It asks for a row of the test's world, which a measurement does not have. */
const names = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null
    ? Object.entries(asked).some(([name, value]) => !OWN.has(name) && names(value))
    : String(asked).includes(':');

/** The seed's own parameters, but for a month that has rows, and nobody's rows alone. */
const seedAddresses = (): readonly string[] => {
  const [start_date, end_date] = daysOfMonth(1);
  return seedCalls
    .filter(({ method, path, query, file }) => method === 'GET' && !file && !names(path) && !names(query))
    .map(({ path, query = {} }) => {
      const { doctor: _doctor, customer: _customer, start_date: from, ...rest } = query;
      const days = from === undefined ? {} : { start_date, end_date };
      return addressOf(path, { ...rest, ...days, ...(query['profile_id'] !== undefined && { profile_id: BRANCH }) });
    });
};

/** Lists that are looked through by the names of patients, and sessions by those of cashiers. */
const SEARCHED = [
  'service/visit',
  'service/visitperawatan',
  'finance/bill',
  'finance/billtransaction',
  'finance/tindakanincome',
  'finance/hutang',
  'finance/kasirsesi',
  'finance-v2/jurnal',
] as const;

/** First pages as the screens ask for them, by words as people type them, and one person's rows. */
const screenAddresses = (): readonly string[] => {
  const [start_date, end_date] = daysOfMonth(1);
  const range = { start_date, end_date };
  const page = { limit: 20 };
  const [middle, common] = [middleKeyword(3), commonKeyword(1)];
  return [
    addressOf('users', { role: 1, ...page }),
    addressOf('users', { role: 1, ...page, sortby: 'name asc' }),
    addressOf('users', { role: 1, ...page, keyword: middle.slice(0, 2) }),
    addressOf('users', { role: 1, ...page, keyword: middle }),
    addressOf('users', { role: 1, ...page, keyword: common }),
    ...SEARCHED.flatMap((path) => [
      addressOf(path, page),
      addressOf(path, { ...page, ...range }),
      addressOf(path, { ...page, keyword: middle }),
      addressOf(path, { ...page, keyword: common }),
      addressOf(path, { ...page, ...range, keyword: common }),
    ]),
    addressOf('finance/bill', { ...page, status: 1 }),
    addressOf(`service/rekammedis/${PATIENT}/kunjungan`, page),
    addressOf('finance/hutang/aktor', { actor_type: 'doctor' }),
    addressOf('finance/hutangtransaction', page),
    addressOf('finance-v2/laporan/neraca', range),
    addressOf('finance-v2/laporan/labarugi', range),
    addressOf('finance-v2/laporan/neraca-saldo', range),
  ];
};

interface Stand {
  readonly port: number;
  readonly scale: Scale;
  readonly cookie: string;
  readonly say: (text: string) => void;
}

const timesOf = ({ p50 = 0, p95 = 0 }: Measured): readonly [number, number] => [
  Number(p50.toFixed(1)),
  Number(p95.toFixed(1)),
];

const tableOf = (kept: Kept): string => {
  const scales = ['10k', '100k', 'race', 'full', 'small', 'part'].filter((name) => kept[name] !== undefined);
  const paths = [...new Set(scales.flatMap((name) => Object.keys(kept[name] ?? {})))];
  const head = ['call', ...scales.flatMap((name) => [`${name}: 1`, 'p95', `${CLIENTS}`, 'p95']), 'growth'];
  const rows = paths.map((path) => {
    const first = kept[scales[0] ?? '']?.[path];
    const last = kept[scales.at(-1) ?? '']?.[path];
    const growth = first && last && first[0] > 0 ? (last[0] / first[0]).toFixed(1) : '-';
    const times = scales.flatMap((name) => (kept[name]?.[path] ?? ['-', '-', '-', '-']).map(String));
    return [path.slice('/api/'.length), ...times, growth];
  });
  return columnsOf([head, ...rows]);
};

/** Asks every call alone and by sixteen, keeps it beside what other scales gave, and says the table. */
export const measureGrowth = async ({ port, scale, cookie, say }: Stand): Promise<readonly Line[]> => {
  const kept = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}) as Kept;
  const found: Record<string, Times> = {};
  const load = (path: string): Load => ({
    clients: 1,
    seconds: SECONDS,
    next: () => get(path),
    headers: () => ({ cookie, 'sec-fetch-site': 'same-origin' }),
  });
  for (const path of [...seedAddresses(), ...screenAddresses()]) {
    const alone = await runLoad(port, { ...load(path), most: ALONE });
    const all = await runLoad(port, { ...load(path), clients: CLIENTS });
    if (alone.wrong !== undefined) say(`  ${alone.wrong}`);
    else found[path] = [...timesOf(alone), ...timesOf(all)];
  }
  kept[scale.name] = found;
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  say(tableOf(kept));
  return Object.entries(found).map(([path, [p50, p95]]) => ({
    job: path,
    app: [{ rate: p50 > 0 ? 1000 / p50 : 0, p50, p95 }],
    beside: LIMIT,
    goal: { ratio: 1 },
  }));
};
