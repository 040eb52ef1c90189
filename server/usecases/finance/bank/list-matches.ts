// What was matched of an account, and its closed reconciliations.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { reconciliationState } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

type Calls = typeof bankCalls;
type History = AnswerOf<'finance.bank.riwayat'>;
type Kept = History['data'][number];
type Closed = History['reconciliations'][number];

const PAGE = 50;
const isOwn = named<{ id: number; matches: number }, [number, readonly number[]]>(
  'bank_history_account',
  `select b.id, (select count(*) from bankmatches m where m.bankaccount_id = b.id)::int as matches
   from bankaccounts b where b.id = $1 and b.profile_id = any ($2)`,
);
const matchesOf = named<Kept, [number, number]>(
  'bank_history',
  `select m.id, m.kind, m.created_at, u.name as created_by,
     coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'date', l.date, 'text', l.text, 'amount', l.amount) order by l.date, l.seq)
       from bankmatchlines p join banklines l on l.id = p.bankline_id where p.match_id = m.id), '[]') as lines,
     coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'date', e.transaction_at, 'code', j.code, 'text', j.memo,
         'amount', e.debit - e.credit) order by e.transaction_at, e.id)
       from bankmatchentries p join journal_lines e on e.id = p.journal_line_id join journals j on j.id = e.journal_id
       where p.match_id = m.id), '[]') as entries,
     exists (select from bankmatchlines p join banklines l on l.id = p.bankline_id
       join bankreconciliations r on r.bankaccount_id = m.bankaccount_id and l.date <= r.end_date
         and r.status = ${reconciliationState.closed}
       where p.match_id = m.id) as closed
   from bankmatches m left join users u on u.id = m.created_by
   where m.bankaccount_id = $1 order by m.id desc limit ${PAGE} offset $2`,
);
const closedOf = named<Closed, [number]>(
  'bank_history_closed',
  `select r.id, r.end_date, r.bank_sen, r.bank_amount, r.ledger_amount, r.outstanding_amount, r.outstanding_count, r.status, r.created_at,
     u.name as created_by, r.reopened_at, o.name as reopened_by, r.reopen_reason,
     coalesce((select sum(e.debit - e.credit) from journal_lines e
       where e.profile_id = b.profile_id and e.akun_id = b.akun_id and e.transaction_at <= r.end_date), 0)::bigint as ledger_now
   from bankreconciliations r join bankaccounts b on b.id = r.bankaccount_id left join users u on u.id = r.created_by
   left join users o on o.id = r.reopened_by where r.bankaccount_id = $1 order by r.id desc limit 36`,
);

type Imported = History['imports'][number];
/** What may be taken back has no line that is matched, closed or followed by another import's. */
const importsOf = named<Imported, [number]>(
  'bank_history_imports',
  `select i.id, i.filename, i.start_date, i.end_date, i.added_count as added, i.known_count as known, i.created_at, u.name as created_by,
     i.taken_at, t.name as taken_by,
     i.taken_at is null and not exists (select from banklines l where l.bankimport_id = i.id and (
       exists (select from bankmatchlines m where m.bankline_id = l.id)
       or exists (select from bankreconciliations r where r.bankaccount_id = l.bankaccount_id
         and r.status = ${reconciliationState.closed} and l.date <= r.end_date)
       or exists (select from banklines later where later.bankaccount_id = l.bankaccount_id
         and (later.date, later.seq) > (l.date, l.seq) and later.bankimport_id <> i.id))) as loose
   from bankimports i left join users u on u.id = i.created_by left join users t on t.id = i.taken_by
   where i.bankaccount_id = $1 order by i.id desc limit 24`,
);

/** GET /api/finance/bank/rekening/{id}/riwayat?page=. @throws Refusal not-found */
export const listMatches = async (
  { tx, branches }: Context,
  { params, query }: CallRequest<Calls['finance.bank.riwayat']>,
): Promise<History> => {
  const account = await runOne(tx, isOwn, params['id'] ?? 0, branches);
  if (!account) throw new Refusal('not-found');
  const [matches, closed, imports] = await Promise.all([
    run(tx, matchesOf, account.id, ((query.page ?? 1) - 1) * PAGE),
    run(tx, closedOf, account.id),
    run(tx, importsOf, account.id),
  ]);
  return { data: [...matches], count: account.matches, reconciliations: [...closed], imports: [...imports] };
};
