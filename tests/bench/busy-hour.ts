// The busy hour: sixteen people at desk and chair, each with a call every two seconds, while a payroll is reckoned, a sheet of patients
// comes in and a report runs; beside it the same hour without the three. What counts is what the people wait.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FREQUENT, frequentPatient, frequentVisit } from './fill-visit.ts';
import { middleKeyword, rareKeyword } from './fill-patient.ts';
import { importPatients } from './import.ts';
import { daysOfMonth } from './jobs.ts';
import { type Call, summaryOf } from './load.ts';
import { type Arrived, arrivalTable, runArrivals } from './open-arrivals.ts';
import { payment } from './payment.ts';
import type { Line } from './report.ts';
import { BRANCH, CLIENTS, ROUNDS, type Scale } from './scale.ts';

export const BUSY_JOB = 'busy hour of sixteen people';
/** Milliseconds of ninety-five in a hundred calls, all kinds together. */
const LIMIT = 120;
const PAUSE_MS = 2000;
/** Of one round, in times that of another job's: a payroll and a sheet take some seconds each. */
const LONGER = 5;
/** Chairs of the branch, each with a patient of whom many treatments are planned. */
const CHAIRS = 8;
const WEEK = 6;
const DAY_MS = 86_400_000;
const seated = Array.from({ length: CHAIRS }, (_, k) => frequentPatient(k));
const dayFrom = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const get = (path: string): Call => ({ method: 'GET', path: `/api/${path}` });

interface Parts {
  readonly url: string;
  readonly port: number;
  readonly scale: Scale;
  readonly cashMethod: number;
  readonly runs: { readonly open: number };
  /** Of the branch, but for the manager, who imports into another. */
  readonly cookies: Readonly<Record<'cashier' | 'books', readonly string[]>> & { readonly manager: string };
  readonly say: (text: string) => void;
}

/** Patients in the chairs, and treatments of theirs that are to be ticked; answers the ids of those. @param count of treatments */
const seat = async (url: string, count: number): Promise<readonly number[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      `update visits set status = 3 where profile_id = ${BRANCH} and status = 2;
       insert into units (profile_id, code, name) select ${BRANCH}, 'KU' || n, 'Kursi ' || n from generate_series(1, ${CHAIRS}) n
         on conflict do nothing;
       insert into visits (profile_id, code, status, customer_id, doctor_id, visit_date, type, queue_number, confirmed_at, called_at,
           in_unit_at, unit_id)
         select ${BRANCH}, 'KUR/' || gen_random_uuid(), 2, (array[${seated.join(', ')}])[k.n],
           16 + k.n, current_date, 'walkin', k.n + coalesce((select max(v.queue_number) from visits v
             where v.profile_id = ${BRANCH} and v.visit_date = current_date), 0), now(), now(), now(), k.id
         from (select id, row_number() over (order by id)::int as n from units where profile_id = ${BRANCH} and code like 'KU%') k`,
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into visitperawatans (profile_id, status, visit_id, customer_id, doctor_id, perawatan_id, code, name, qty, price,
         price_standard, amount)
       select v.profile_id, 0, v.id, v.customer_id, v.doctor_id, t.id, t.code, t.name, 1, 250000, 250000, 250000
       from generate_series(1, $1) n
       join lateral (select * from visits where profile_id = ${BRANCH} and status = 2 order by id offset n % ${CHAIRS} limit 1) v on true
       join tindakanmedis t on t.id = 1 + n % 24 returning id`,
      [count],
    );
    return rows.map(({ id }) => Number(id));
  } finally {
    await client.end();
  }
};

type Made = (person: number, n: number) => Call;
/** What desk and chair ask, and how often beside each other. */
const callsOf = ({ scale, cashMethod }: Parts, treatments: number[]): readonly (readonly [string, number, Made])[] => {
  const pay = payment(scale, cashMethod, false);
  const patient = (n: number): number => frequentPatient(n % FREQUENT);
  return [
    [
      'patient search',
      3,
      (_, n) => get(`users?role=1&limit=20&keyword=${encodeURIComponent((n % 2 ? rareKeyword : middleKeyword)(n))}`),
    ],
    ['board of the day', 3, () => get(`service/visit?visit_date=${dayFrom(0)}&limit=100`)],
    ['queue', 1, () => get('service/visit/antrian')],
    ['visit with its treatments', 3, (_, n) => get(`service/visit/${frequentVisit(n, scale)}`)],
    ['chart of the teeth', 2, (_, n) => get(`service/odontogram?customer=${patient(n)}`)],
    ['record of a patient', 1, (_, n) => get(`service/rekammedis/${patient(n)}/kunjungan?limit=20`)],
    ['booking calendar', 2, () => get(`service/jadwal/kalender?start_date=${dayFrom(0)}&end_date=${dayFrom(WEEK)}`)],
    ['open bills of the desk', 2, () => get('service/payment?status=1,2&limit=20')],
    ['today', 2, () => get('platform/today')],
    ['record a payment', 2, (person, n) => pay.next(person, n)],
    [
      'treatment done',
      2,
      () => ({
        method: 'POST',
        path: `/api/service/visitperawatan/${treatments.pop() ?? 0}/selesai`,
        headers: { 'idempotency-key': randomUUID() },
        body: { version: 1 },
      }),
    ],
  ];
};

interface Works {
  readonly name: string;
  /** @throws Error where it went wrong */
  readonly run: () => Promise<unknown>;
}
const sent = async ({ port }: Parts, cookie: string, path: string, method: 'GET' | 'POST'): Promise<void> => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: '{}' }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
};
const sheet = async ({ port, cookies }: Parts): Promise<void> => {
  const wrong = await importPatients(port, cookies.manager);
  if (wrong !== undefined) throw new Error(wrong);
};
/** Long works, of the parts that are filled. */
const worksOf = (parts: Parts): readonly Works[] => {
  const { scale, runs, cookies } = parts;
  const books = cookies.books[0] ?? '';
  const [start] = daysOfMonth(12);
  const [, end] = daysOfMonth(1);
  const range = `start_date=${start}&end_date=${end}`;
  return [
    { name: 'sheet of 3,000 patients', run: () => sheet(parts) },
    {
      name: 'journals of a year',
      run: () => sent(parts, books, `finance-v2/laporan/jurnal?${range}&limit=100`, 'GET'),
    },
    ...(scale.parts.includes('staff')
      ? [
          {
            name: 'slips of 500 staff',
            run: () => sent(parts, books, `attendance/payrollperiode/${runs.open}/generate`, 'POST'),
          },
        ]
      : []),
  ];
};

/** Begins again a while after it ended, until `isOver`; answers how often the work was done. */
const repeat = async ({ run }: Works, isOver: () => boolean): Promise<number> => {
  let times = 0;
  while (!isOver()) {
    await run();
    times += 1;
    await sleep(PAUSE_MS);
  }
  return times;
};

const hour = async (parts: Parts, busy: boolean): Promise<readonly Arrived[]> => {
  const { port, scale, cookies, say } = parts;
  const seconds = LONGER * scale.seconds;
  const treatments = [...(await seat(parts.url, Math.ceil((seconds * 1000 * CLIENTS) / PAUSE_MS)))];
  const dealt = callsOf(parts, treatments).flatMap(([name, times, made]) =>
    Array.from({ length: times }, () => ({ name, made })),
  );
  const works = busy ? worksOf(parts) : [];
  let over = false;
  const done = works.map((work) => repeat(work, () => over));
  const arrived = await runArrivals(port, {
    people: CLIENTS,
    pause: PAUSE_MS,
    seconds,
    // By a step that has no divisor in common with the deck: neighbours differ, and each comes as often as it should.
    next: (person, n) => {
      const { name, made } = dealt[(n * 7) % dealt.length] ?? { name: 'none', made: () => get('auth/me') };
      return { name, call: made(person, n) };
    },
    headers: (person) => ({
      cookie: cookies.cashier[person % cookies.cashier.length] ?? '',
      'sec-fetch-site': 'same-origin',
    }),
  });
  over = true;
  const times = await Promise.all(done);
  say(
    `  beside ${works.map(({ name }, n) => `${name} (${times[n]})`).join(', ') || 'nothing'}:\n${arrivalTable(arrived)}`,
  );
  return arrived;
};

/** The mix of the hour beside its works, a few times; alone: without them. */
export const measureBusyHour = async (parts: Parts): Promise<Line> => {
  const summary = (arrived: readonly Arrived[]) =>
    summaryOf(
      arrived.map(({ took }) => took),
      LONGER * parts.scale.seconds,
      arrived.find(({ wrong }) => wrong !== undefined)?.wrong,
    );
  const alone = summary(await hour(parts, false));
  const app = [];
  for (let round = 0; round < ROUNDS; round += 1) app.push(summary(await hour(parts, true)));
  const wrong = [alone, ...app].find((one) => one.wrong !== undefined)?.wrong;
  if (wrong !== undefined) parts.say(`  ${BUSY_JOB}: ${wrong}`);
  return { job: BUSY_JOB, app, beside: LIMIT, goal: { ratio: 1, p95: LIMIT }, alone };
};
