// What is owed for treatments: who is owed how much, the open rows of one payee, a slip of two hundred rows, the incomes of a month.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ageRanges } from '../../server/domain/finance/aging.ts';
import { WAITING_DOCTOR } from './fill-share.ts';
import { daysOfMonth, get, type Job } from './jobs.ts';
import { TREASURER_BRANCHES } from './prepare.ts';
import { BRANCH } from './scale.ts';

const SLIP_ROWS = 200;
/** Rows of a page, and of a slip for all that is open: what the page of a payee asks for. */
const PAGE_ROWS = 50;
const MOST_ROWS = 500;
const today = (): string => new Date().toISOString().slice(0, 10);
const OPEN = `actor_type = 'doctor' and status in (0, 1)`;
const OPEN_OF_DOCTORS = `profile_id = ${BRANCH} and ${OPEN}`;

const payees: Job = {
  name: 'doctors with balance and age',
  as: 'books',
  calls: 1,
  next: () => get('/api/finance/hutang/aktor?actor_type=doctor'),
  raw: {
    mode: 'prepared',
    scripts: [
      `select x.*, (select actor_name from hutangs h where h.${OPEN_OF_DOCTORS.replaceAll(' and ', ' and h.')}
    and h.actor_id = x.actor_id order by h.due_date desc limit 1)
  from (select actor_id, sum(open_amount) as balance, sum(corrections), ${ageRanges(today())
    .map(({ first, last }) => `sum(open_amount) filter (where due_date between '${first}' and '${last}')`)
    .join(
      ', ',
    )} from hutang_days where profile_id = ${BRANCH} and actor_type = 'doctor' group by actor_id having sum(count) > 0) x
  order by balance desc;\n`,
    ],
  },
  goal: { ratio: 0.2, p95: 80 },
};

const openRows: Job = {
  name: 'open rows of a doctor with 5,000',
  as: 'books',
  calls: 1,
  next: () => get(`/api/finance/hutang/terbuka?actor_type=doctor&actor_id=${WAITING_DOCTOR}&page=1&limit=${PAGE_ROWS}`),
  raw: {
    mode: 'prepared',
    scripts: [
      `select h.*, b.code, b.customer_name from hutangs h left join bills b on b.id = h.bill_id
  where h.${OPEN_OF_DOCTORS.replaceAll(' and ', ' and h.')} and h.actor_id = ${WAITING_DOCTOR} order by h.due_date, h.id
  limit ${PAGE_ROWS};
select sum(count), sum(open_amount) from hutang_days
  where profile_id = ${BRANCH} and actor_type = 'doctor' and actor_id = ${WAITING_DOCTOR};
select count(*), sum(amount - paid_amount), sum(bruto_amount - bruto_paid), max(id) from (select * from hutangs
  where ${OPEN_OF_DOCTORS} and actor_id = ${WAITING_DOCTOR} order by due_date, id limit ${MOST_ROWS}) h;\n`,
    ],
  },
  goal: { ratio: 0.2, p95: 60 },
};

/** Two hundred open rows of a doctor in a branch, and the bank that they are paid from. */
interface Open {
  readonly branch: number;
  readonly doctor: number;
  readonly ids: readonly number[];
  readonly bank: number;
}

/** A rupiah of each row, so that they stay open; long ago, so that no slip of the program owes tax for these. */
const slipSql = ({ branch, doctor, ids, bank }: Open): string => `begin;
select pg_advisory_xact_lock(1, ${doctor});
select id from hutangs where id = any ('{${ids.join(',')}}') order by id for no key update;
update hutangs set paid_amount = paid_amount + 1, bruto_paid = bruto_amount * (paid_amount + 1) / amount, status = 1,
  version = version + 1 where id = any ('{${ids.join(',')}}');
insert into number_sequences (profile_id, name, period, last) values (${branch}, 'raw.slip', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset
insert into hutangtransactions (profile_id, code, actor_type, actor_id, actor_name, transaction_at, paymentmethod_id, gross_amount,
  pph_amount,  net_amount)
  values (${branch}, 'RAW/' || :number, 'doctor', ${doctor}, 'Dokter', current_date - 400, ${bank}, ${ids.length}, 0, ${ids.length})
  returning id as slip \\gset
insert into hutangtransactiondetails (hutangtransaction_id, profile_id, hutang_id, amount, bruto_amount)
  select :slip, ${branch}, d.id, 1, 2 from unnest('{${ids.join(',')}}'::bigint[]) d (id);
insert into number_sequences (profile_id, name, period, last) values (${branch}, 'raw.journal', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset
insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
  values (${branch}, 'RAW/' || :number, current_date, 'Slip', 1, 1, 'raw.slip', 'raw', :slip, ${ids.length}) returning id as journal \\gset
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit, actor_type, actor_id)
  select :journal, l.no, ${branch}, current_date, 1, a.id, 'Slip', l.debit, l.credit, null, null
  from (values (1, '2-1201', ${ids.length}, 0), (2, '1-1111', 0, ${ids.length})) l (no, code, debit, credit)
  join akuns a on a.code = l.code;
update hutangtransactions set journal_id = :journal where id = :slip;
insert into applogs (profile_id, role, module, message, url, created_by) values (${branch}, 10, 5, 'pembayaran hutang', '/finance', 1);
insert into idempotency_keys (user_id, key, request_hash, status, body) values (1, gen_random_uuid()::text, md5(random()::text), 201, '{}');
commit;
`;

const slip = (name: string, as: 'books' | 'treasurers', openOf: (n: number) => Open, all: readonly Open[]): Job => ({
  name: `slip of ${SLIP_ROWS} rows, ${name}`,
  as,
  calls: 1,
  next: (client, n) => {
    const { doctor, ids, bank } = openOf(as === 'books' ? n : client);
    const details = ids.map((id) => ({ hutang_id: id, amount: 1 }));
    return {
      method: 'POST',
      path: '/api/finance/hutangtransaction',
      headers: { 'idempotency-key': randomUUID() },
      body: { actor_type: 'doctor', actor_id: doctor, transaction_at: today(), paymentmethod_id: bank, details },
    };
  },
  raw: { mode: 'simple', scripts: all.map(slipSql) },
  goal: { ratio: 0.5, p95: 150 },
});

const MONTHS_SEEN = 24;
const incomes: Job = {
  name: 'incomes of a month with their sums',
  as: 'books',
  calls: 2,
  next: (_, n) => {
    const [start, end] = daysOfMonth(1 + (n % MONTHS_SEEN));
    const of = `/api/finance/tindakanincome?start_date=${start}&end_date=${end}`;
    return get(n % 2 === 0 ? `${of}&limit=20` : `${of}&sum=all`);
  },
  raw: {
    mode: 'prepared',
    scripts: Array.from({ length: MONTHS_SEEN }, (_, n) => {
      const [start, end] = daysOfMonth(1 + n);
      const where = `profile_id = ${BRANCH} and transaction_at between '${start}' and '${end}'`;
      return `select t.*, b.status from (select * from tindakanincomes where ${where} order by transaction_at desc, id desc limit 20) t
  left join bills b on b.id = t.bill_id;
select sum(count), sum(gross_amount), sum(discount_amount), sum(net_amount), sum(lab_amount), sum(bhp_amount), sum(doctor_amount),
  sum(rumahsakit_amount), sum(investor_amount), sum(klinik_amount), sum(accrued_doctor), sum(accrued_rumahsakit), sum(accrued_investor)
  from tindakanincome_days where ${where} and status <> -1;\n`;
    }),
  },
  goal: { ratio: 0.2, p95: 120 },
};

/** Of each doctor in each branch, but of the one who waits. */
const openOf = async (client: pg.Client): Promise<readonly Open[]> => {
  const { rows } = await client.query<{ branch: string; doctor: string; ids: string[]; bank: string }>(
    `select h.profile_id as branch, h.actor_id as doctor, (array_agg(h.id order by h.id))[1:${SLIP_ROWS}] as ids,
       (select min(id) from paymentmethods m where m.profile_id = h.profile_id and m.kind = 2) as bank
     from hutangs h where ${OPEN} and h.actor_id <> ${WAITING_DOCTOR} and h.amount > 100000
     group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ branch, doctor, ids, bank }) => ({
    branch: Number(branch),
    doctor: Number(doctor),
    ids: ids.map(Number),
    bank: Number(bank),
  }));
};

/** @param url of the database, as its owner */
export const shareJobs = async (url: string): Promise<readonly Job[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const open = await openOf(client);
  await client.end();
  const here = open.filter(({ branch }) => branch === BRANCH);
  // The first dentist of one branch is not that of another: nobody waits for the tax of a month that somebody else pays.
  const there = TREASURER_BRANCHES.flatMap((branch) => open.find((o) => o.branch === branch) ?? []);
  return [
    payees,
    openRows,
    incomes,
    slip('all in one branch', 'books', (n) => here[n % here.length] as Open, here),
    slip('each in a branch', 'treasurers', (n) => there[n % there.length] as Open, there),
  ];
};
