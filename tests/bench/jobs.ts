// What is measured: each job as a signed-in call of the application, and the same work as bare SQL (decisions 15 to 17).
import { randomInt, randomUUID } from 'node:crypto';
import { visitLines } from '../../server/usecases/service/treatment/treatment-record.ts';
import { visitById } from '../../server/usecases/service/visit/visit-record.ts';
import { MONTHS } from './fill-master.ts';
import { middleKeyword, rareKeyword } from './fill-patient.ts';
import { billCount, OPEN_EVERY } from './fill-visit.ts';
import type { Call } from './load.ts';
import type { RawJob } from './raw.ts';
import type { Goal } from './report.ts';
import { BRANCH, type Scale } from './scale.ts';

export interface Job {
  readonly name: string;
  /** Who is signed in: the cashiers, or who keeps the books. */
  readonly as: 'cashier' | 'books';
  readonly next: (client: number, n: number) => Call;
  /** Calls that make one piece of work. */
  readonly calls: number;
  readonly raw: RawJob;
  readonly goal: Goal;
}

const get = (path: string): Call => ({ method: 'GET', path });

const SEARCHES = 24;
/** The list as two statements, as most programs write it: the page, and the count. */
const searchSql = (keyword: string): string => {
  const where = `u.role = 1 and u.profile_id = ${BRANCH} and u.search ilike '%${keyword}%'`;
  return `select u.* from users u where ${where} order by u.join_at desc limit 20;\nselect count(*) from users u where ${where};\n`;
};
const search = (name: string, keywordOf: (n: number) => string, ratio: number): Job => ({
  name,
  as: 'cashier',
  calls: 1,
  next: (_, n) => get(`/api/users?role=1&limit=20&keyword=${encodeURIComponent(keywordOf(n % SEARCHES))}`),
  raw: { mode: 'simple', scripts: Array.from({ length: SEARCHES }, (_, n) => searchSql(keywordOf(n))) },
  goal: { ratio },
});

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
  goal: { ratio: 0.24, p95: 60 },
});

/** Bills that no measurement pays off: every tenth. */
const openBill = (scale: Scale): number => OPEN_EVERY * randomInt(1, Math.floor(billCount(scale) / OPEN_EVERY));

const paymentSql = (scale: Scale): string => `\\set n random(1, ${Math.floor(billCount(scale) / OPEN_EVERY)})
begin;
select id as bill, customer_id as patient, total_amount as total from bills where id = :n * ${OPEN_EVERY} for no key update \\gset
select m.id as method, m.akun_id as cash from paymentmethods m where m.profile_id = ${BRANCH} and m.kind = 1 \\gset
update bills set installment_current_amount = installment_current_amount + 1000, status = 2, version = version + 1 where id = :bill;
update bill_lines set paid_amount = paid_amount + 500 where bill_id = :bill;
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, 'raw.receipt', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as receipt \\gset
insert into billtransactions (profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
  received_amount, change_amount)
  values (${BRANCH}, 'RAW/' || :receipt, :patient, 'Pasien', now(), current_date, 1000, 1000, 0) returning id as payment \\gset
insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount) values (:payment, ${BRANCH}, :method, 1000);
insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, amount) values (:payment, ${BRANCH}, :bill, 1000);
select id as period from periodes where profile_id = ${BRANCH} and status = 0 for share \\gset
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, 'raw.journal', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset
insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
  values (${BRANCH}, 'RAW/' || :number, current_date, 'Pembayaran', 1, 1, 'raw.paid', 'raw', :payment, 1000) returning id as journal \\gset
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit, actor_type, actor_id)
  select :journal, l.no, ${BRANCH}, current_date, 1, a.id, 'Pembayaran', l.debit, l.credit, null, null
  from (values (1, '1-1101', 1000, 0), (2, '1-1201', 0, 1000)) l (no, code, debit, credit) join akuns a on a.code = l.code;
update billtransactions set journal_id = :journal where id = :payment;
insert into applogs (profile_id, role, module, message, url, created_by) values (${BRANCH}, 4, 3, 'penerimaan pembayaran', '/finance', 1);
insert into idempotency_keys (user_id, key, request_hash, status, body) values (1, gen_random_uuid()::text, md5(random()::text), 201, '{}');
commit;
`;

const payment = (scale: Scale, cashMethod: number): Job => ({
  name: 'record payment',
  as: 'cashier',
  calls: 1,
  next: () => ({
    method: 'POST',
    path: '/api/finance/billtransaction',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      methods: [{ paymentmethod_id: cashMethod, amount: 1000 }],
      allocations: [{ bill_id: openBill(scale), amount: 1000 }],
    },
  }),
  raw: { mode: 'prepared', scripts: [paymentSql(scale)] },
  goal: { ratio: 0.5, p95: 60 },
});

/** First and last day of the month that lies so many months back. */
export const daysOfMonth = (back: number): readonly [string, string] => {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  const month = now.getUTCMonth() - back;
  return [day(month, 1), day(month + 1, 0)];
};

const trialBalanceSql = (start: string): string =>
  `select a.code, a.name, sum(b.debit - b.credit) filter (where b.month < '${start}') as opening,
  sum(b.debit) filter (where b.month = '${start}') as debit, sum(b.credit) filter (where b.month = '${start}') as credit
from akuns a left join akunbalances b on b.akun_id = a.id and b.profile_id = ${BRANCH} and b.month <= '${start}'
group by a.id order by a.code;\n`;

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
    scripts: Array.from({ length: MONTHS - 2 }, (_, n) => trialBalanceSql(daysOfMonth(1 + n)[0])),
  },
  goal: { ratio: 0.8 },
};

/** @param cashMethod id of the branch's cash payment method */
export const jobsOf = (scale: Scale, cashMethod: number): readonly Job[] => [
  patientList,
  search('patient search, rare keyword', rareKeyword, 1.3),
  search('patient search, middle keyword', middleKeyword, 2.2),
  visitWithLines(scale),
  payment(scale, cashMethod),
  trialBalance,
];
