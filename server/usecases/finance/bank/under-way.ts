// What was under way on the first day: entries of before it that the bank shows later. Without them bank and ledger begin with the
// same balance (decision 102).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { MOST_SHOWN } from '../../../../src/resources/finance/bank.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { accountAt, holdAccount } from './bank-account.ts';

type Calls = typeof bankCalls;
type Before = AnswerOf<'finance.bank.awal'>;
type Entry = Before['entries'][number];

/** Cheques are presented within 70 days; what was under way for longer is asked about. */
const DAYS_BACK = 100;

/** The newest of the days before the first one, and all that are marked. */
const entriesOf = named<Entry, [account: number, from: string]>(
  'bank_before_entries',
  `select e.id, e.transaction_at as date, j.code, j.memo as text, (e.debit - e.credit) as amount, j.id as journal_id,
     u.journal_line_id is not null as marked,
     exists (select from bankmatchentries m where m.journal_line_id = e.id) as matched
   from bankaccounts b join journal_lines e on e.profile_id = b.profile_id and e.akun_id = b.akun_id and e.transaction_at < b.start_date
     and e.kind <> ${journalKind.opening}
   join journals j on j.id = e.journal_id left join bankunderways u on u.journal_line_id = e.id
   where b.id = $1 and (e.transaction_at >= $2 or u.journal_line_id is not null)
   order by u.journal_line_id is null, e.transaction_at desc, e.id desc limit ${MOST_SHOWN}`,
);

/** GET /api/finance/bank/rekening/{id}/awal @throws Refusal not-found */
export const showBefore = async (
  context: Context,
  { params }: CallRequest<Calls['finance.bank.awal']>,
): Promise<Before> => {
  const account = await accountAt(context, params['id'] ?? 0, context.today);
  const entries = await run(context.tx, entriesOf, account.id, addDays(account.start_date, -DAYS_BACK));
  return {
    start_date: account.start_date,
    opening_difference: account.opening_difference,
    fixed: account.closed_until !== null,
    entries: [...entries],
  };
};

const validOf = named<{ id: number }, [account: number, ids: readonly number[]]>(
  'bank_before_valid',
  `select e.id from bankaccounts b join journal_lines e on e.profile_id = b.profile_id and e.akun_id = b.akun_id
     and e.transaction_at < b.start_date and e.kind <> ${journalKind.opening}
   where b.id = $1 and e.id = any ($2)`,
);
const stuckOf = named<{ id: number }, [account: number, ids: readonly number[]]>(
  'bank_under_way_stuck',
  `select u.journal_line_id as id from bankunderways u join bankmatchentries m on m.journal_line_id = u.journal_line_id
   where u.bankaccount_id = $1 and u.journal_line_id <> all ($2) limit 1`,
);
const drop = named<{ id: number }, [number, readonly number[]]>(
  'bank_under_way_drop',
  'delete from bankunderways where bankaccount_id = $1 and journal_line_id <> all ($2) returning journal_line_id as id',
);
const add = named<{ id: number }, [number, number, readonly number[], number]>(
  'bank_under_way_add',
  `insert into bankunderways (bankaccount_id, profile_id, journal_line_id, created_by) select $1, $2, unnest($3::bigint[]), $4
   on conflict (journal_line_id) do nothing returning journal_line_id as id`,
);

/**
 * PUT /api/finance/bank/rekening/{id}/awal: those and no others were under way.
 * @throws Refusal not-found; bank-closed, bank-under-way-matched (409); bank-unknown (422) for what is no entry of before the first day
 */
export const markUnderWay = async (
  context: WriteContext,
  { params, body: { entry_ids: ids } }: CallRequest<Calls['finance.bank.jalan']>,
) => {
  const { tx, branch, actor } = context;
  const account = await holdAccount(context, params['id'], 'alone');
  if (account.closed_until !== null) throw new Refusal('bank-closed', { day: formatDate(account.closed_until) });
  const [valid, stuck] = await Promise.all([run(tx, validOf, account.id, ids), run(tx, stuckOf, account.id, ids)]);
  if (valid.length < ids.length) throw new Refusal('bank-unknown');
  if (stuck.length > 0) throw new Refusal('bank-under-way-matched');
  const dropped = await run(tx, drop, account.id, ids);
  const added = await run(tx, add, account.id, branch.id, ids, actor.id);
  const told = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return {
    record: { id: account.id },
    log:
      dropped.length + added.length === 0
        ? null
        : {
            message: `entri di jalan sebelum rekonsiliasi rekening ${account.account_no}: ${ids.length} entri`,
            url: `/finance/bank/${account.id}`,
            before: { dropped: told(dropped) },
            after: { added: told(added) },
          },
  };
};
