// Attendance and payroll: works of seconds, one after the other, beside the least SQL that leaves the same rows behind.
import { measureBeside } from './beside.ts';
import { FIRST_STAFF, GRID_BRANCH, staffOfBranch } from './fill-staff.ts';
import { daysOfMonth } from './jobs.ts';
import { type Measured, summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { BRANCH, ROUNDS, type Scale } from './scale.ts';
import { timedAway, type Worker } from './staff-night.ts';

const [IMPORT_MS, RECKON_MS, PAPERS_MS, RECALC_MS] = [10_000, 5000, 30_000, 5000];
const DAY_MS = 86_400_000;
/** Days, and punches of each, that make forty thousand lines of five hundred people. */
const FILE_DAYS = 40;
const HOURS = ['07', '16'] as const;
const WIDTH = 6;

const linesOf = (scale: Scale, round: number): string => {
  const rows: string[] = [];
  for (let back = FILE_DAYS; back > 0; back -= 1) {
    const day = new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
    for (let n = 1; n <= staffOfBranch(scale); n += 1)
      for (const hour of HOURS) {
        // Seconds that no other round and no machine has had.
        const time = `${hour}:${String(n % 60).padStart(2, '0')}:${String(11 + ((round * 7 + n) % 48)).padStart(2, '0')}`;
        rows.push(`${String(n).padStart(WIDTH, '0')}\t${day} ${time}`);
      }
  }
  return rows.join('\n');
};

const IMPORTED = (scale: Scale): readonly string[] => [
  `insert into attendancelogs (profile_id, pegawai_id, punched_at, direction, source)
   select ${BRANCH}, ${FIRST_STAFF} + n, date_trunc('second', now()) - make_interval(days => d, hours => h, secs => n % 50), 0, 2
   from generate_series(1, ${staffOfBranch(scale)}) n, generate_series(1, ${FILE_DAYS}) d, generate_series(1, ${HOURS.length}) h
   on conflict do nothing`,
  `update attendances set in_at = in_at, version = version + 1, updated_at = now()
   where profile_id = ${BRANCH} and work_date >= current_date - ${FILE_DAYS}`,
];
const reckoned = (open: number): readonly string[] => [
  `delete from payrolltransactionlines l using payrolltransactions t
   where t.id = l.payrolltransaction_id and t.payrollperiode_id = ${open}`,
  `update payrolltransactions set net = net, updated_at = now(), version = version + 1 where payrollperiode_id = ${open}`,
  `insert into payrolltransactionlines (profile_id, payrolltransaction_id, component_id, name, kind, amount)
   select t.profile_id, t.id, c.id, c.name, c.kind, 100000 from payrolltransactions t
   join payrollcomponents c on c.profile_id = t.profile_id and c.code in ('GAPOK', 'TJAB', 'TMKN', 'TTRN', 'BPJSKES', 'BPJSJHT', 'BPJSJP',
     'BPJSKESK', 'BPJSJHTK', 'BPJSJPK', 'BPJSJKK', 'BPJSJKM', 'PPH21') where t.payrollperiode_id = ${open}`,
];
const papers = (paid: number): readonly string[] => [
  `select t.*, u.name, (select jsonb_agg(l) from payrolltransactionlines l where l.payrolltransaction_id = t.id)
   from payrolltransactions t join users u on u.id = t.pegawai_id where t.payrollperiode_id = ${paid}`,
];
const recalculated = (branch: number, [start, end]: readonly [string, string]): readonly string[] => [
  `select a.*, l.punched_at from attendances a left join attendancelogs l on l.pegawai_id = a.pegawai_id
     and l.punched_at >= a.work_date and l.punched_at < a.work_date + 2
   where a.profile_id = ${branch} and a.work_date between '${start}' and '${end}'`,
];

interface Parts extends Worker {
  readonly port: number;
  readonly scale: Scale;
  readonly runs: { readonly paid: number; readonly open: number };
  readonly cookies: Readonly<Record<'leader' | 'grid' | 'books' | 'cashier', readonly string[]>>;
}
type As = keyof Parts['cookies'];

interface Sent {
  readonly method: 'POST';
  readonly body: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds until all of an answer is there. @throws Error where it is no right one */
const ask = async ({ port, cookies }: Parts, as: As, path: string, sent?: Sent): Promise<number> => {
  const began = performance.now();
  const headers = { cookie: cookies[as][0] ?? '', 'sec-fetch-site': 'same-origin', ...sent?.headers };
  const answer = await fetch(`http://127.0.0.1:${port}/api/attendance/${path}`, { ...sent, headers });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${Buffer.from(body).toString('utf8', 0, 200)}`);
  return performance.now() - began;
};
const post = (parts: Parts, as: As, path: string, body: unknown): Promise<number> =>
  ask(parts, as, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const sendFile = (parts: Parts, round: number): Promise<number> => {
  const body = new FormData();
  body.set('format', 'auto');
  body.set('dry_run', '0');
  body.set('upload', new Blob([linesOf(parts.scale, round)]), 'mesin.dat');
  return ask(parts, 'leader', 'attendance/import', { method: 'POST', body });
};

interface Work {
  readonly name: string;
  readonly limit: number;
  readonly run: (parts: Parts, round: number) => Promise<number>;
  readonly least: (parts: Parts) => readonly string[];
}
const RECALC = daysOfMonth(1);
const recalc = (as: 'leader' | 'grid', branch: number, staff: number): Work => ({
  name: `days of a month of ${staff} staff reckoned anew`,
  limit: RECALC_MS,
  run: (parts) => post(parts, as, 'attendance/recalc', { start_date: RECALC[0], end_date: RECALC[1] }),
  least: () => recalculated(branch, RECALC),
});
const works: readonly Work[] = [
  recalc('grid', GRID_BRANCH, 120),
  recalc('leader', BRANCH, 500),
  {
    name: 'file of a machine, 40,000 lines',
    limit: IMPORT_MS,
    run: sendFile,
    least: ({ scale }) => IMPORTED(scale),
  },
  {
    name: 'slips of 500 staff reckoned',
    limit: RECKON_MS,
    run: (parts) => post(parts, 'books', `payrollperiode/${parts.runs.open}/generate`, {}),
    least: ({ runs }) => reckoned(runs.open),
  },
  {
    name: 'slips of 500 staff as papers',
    limit: PAPERS_MS,
    run: (parts) => ask(parts, 'books', `payrollperiode/${parts.runs.paid}/pdf`),
    least: ({ runs }) => papers(runs.paid),
  },
];
export const WORKS: readonly string[] = works.map(({ name }) => name);

const lineOf = (name: string, limit: number, took: readonly number[], least: readonly number[]): Line => ({
  job: name,
  app: took.map((ms): Measured => summaryOf([ms], ms / 1000, undefined)),
  beside: limit,
  goal: { ratio: 1, p95: limit },
  least,
});

/** One of the works, a few times. @param name of WORKS */
export const measureWork = async (name: string, parts: Parts): Promise<Line> => {
  const work = works.find((one) => one.name === name);
  if (!work) throw new Error(`${name} is no work.`);
  const [took, least]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    took.push(await work.run(parts, round));
    least.push(await timedAway(parts, work.least(parts)));
  }
  return lineOf(name, work.limit, took, least);
};

export const DESK_JOB = 'patient search while 500 slips become papers';
/** Its limit is what it takes while nobody makes papers. */
export const measureDesk = (parts: Parts): Promise<Line> =>
  measureBeside(DESK_JOB, { ...parts, cookie: parts.cookies.cashier[0] ?? '' }, () =>
    ask(parts, 'books', `payrollperiode/${parts.runs.paid}/pdf`),
  );
