// Reconciliation of a bank: 2,000 lines beside 20,000 open entries of the ledger, and what is suggested for them.
import pg from 'pg';
import { get, type Job } from './jobs.ts';
import { BRANCH } from './scale.ts';

const LINES = 2_000;
const ENTRIES = 20_000;

/** An account with its lines and entries; nine in ten lines have an entry of their amount within the days. */
export const fill = `
select set_config('app.branches', '{${BRANCH}}', true);
insert into bankaccounts (profile_id, akun_id, bank, account_no, start_date)
  select ${BRANCH}, id, 'bri', '0123456789', current_date - 60 from akuns where code = '1-1113';
insert into bankimports
  (profile_id, bankaccount_id, format, filename, start_date, end_date, opening_sen, closing_sen, added_count, known_count)
  select ${BRANCH}, id, 'bri-cms', 'bench', current_date - 60, current_date, 0, 0, ${LINES}, 0
  from bankaccounts where profile_id = ${BRANCH};
insert into banklines (profile_id, bankaccount_id, bankimport_id, date, seq, ordinal, text, sen, balance_sen, amount)
  select ${BRANCH}, i.bankaccount_id, i.id, current_date - 60 + n / 40, n % 40, 0, 'TRSF REF' || (700000 + n), (100000 + n % 1800) * 100,
    sum((100000 + n % 1800) * 100) over (order by n), 100000 + n % 1800
  from bankimports i, generate_series(0, ${LINES - 1}) n where i.profile_id = ${BRANCH};
with booked as (
  insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, source_seq, total_amount)
  select ${BRANCH}, 'BANK/' || n, current_date - 60 + n / 400, 'Pembayaran REF' || (700000 + n), 1, 1, 'bench.bank', 'bench', n, 0,
    100000 + n % 2000
  from generate_series(0, ${ENTRIES - 1}) n returning id, transaction_at, total_amount
)
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
  select b.id, s.no, ${BRANCH}, b.transaction_at, 1, a.id, 'Bench', case s.no when 1 then b.total_amount else 0 end,
    case s.no when 2 then b.total_amount else 0 end
  from booked b cross join (values (1, '1-1113'), (2, '7-1001')) s (no, code) join akuns a on a.code = s.code;
`;

/** Made once in a database. */
const accountOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const find = () => client.query<{ id: string }>(`select id from bankaccounts where profile_id = ${BRANCH}`);
    if ((await find()).rows.length === 0) await client.query(`begin; ${fill} commit`);
    return Number((await find()).rows[0]?.id);
  } finally {
    await client.end();
  }
};

/** @param url of the database, as its owner */
export const bankJobs = async (url: string): Promise<readonly Job[]> => {
  const id = await accountOf(url);
  return [
    {
      name: `bank: ${LINES} lines beside ${ENTRIES} entries`,
      as: 'books',
      calls: 1,
      next: () => get(`/api/finance/bank/rekening/${id}/kerja`),
      raw: {
        mode: 'prepared',
        scripts: [
          `select l.id, l.date, l.text, l.amount from banklines l where l.bankaccount_id = ${id}
  and not exists (select from bankmatchlines m where m.bankline_id = l.id) order by l.date, l.seq;
select e.id, e.transaction_at, j.memo, e.debit - e.credit from bankaccounts b join journal_lines e
  on e.profile_id = b.profile_id and e.akun_id = b.akun_id and e.transaction_at >= b.start_date join journals j on j.id = e.journal_id
  where b.id = ${id} and not exists (select from bankmatchentries m where m.journal_line_id = e.id) order by e.transaction_at, e.id;\n`,
        ],
      },
      goal: { ratio: 0.2, p95: 3_000 },
    },
  ];
};
