// Accounts of banks that are reconciled: what bank and ledger hold, what is not matched, and how far they are closed.
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { reconciliationState } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { can } from '../../../../src/policies/index.ts';
import { rupiahOf } from '../../../domain/finance/bank/amount.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { IS_CASH } from '../ledger/cash-below.ts';

type Calls = typeof bankCalls;
type Shown = AnswerOf<'finance.bank.kerja'>['account'];

/** SQL: the journal line `e` was under way when the reconciliation of the account `b` began. */
const WAS_UNDER_WAY = 'e.id in (select u.journal_line_id from bankunderways u where u.bankaccount_id = b.id)';
/** SQL of journal lines `e` of the account `b` that the bank is to show: opening balances stand before all of it. */
export const IS_ENTRY = `e.profile_id = b.profile_id and e.akun_id = b.akun_id and e.kind <> ${journalKind.opening}
  and (e.transaction_at >= b.start_date or ${WAS_UNDER_WAY})`;

/** SQL of lines `l` of the bank that nothing in the books answers for yet. */
const IS_UNMATCHED = 'l.amount <> 0 and not exists (select from bankmatchlines m where m.bankline_id = l.id)';

interface Facts {
  readonly id: number;
  readonly akun: Shown['akun'];
  readonly bank: string;
  readonly account_no: string;
  readonly start_date: string;
  readonly closed_until: string | null;
  readonly imported_until: string | null;
  readonly bank_sen: number | null;
  readonly opening_sen: number | null;
  readonly ledger_opening: number;
  readonly ledger_amount: number;
  readonly line_count: number;
  readonly line_amount: number;
  readonly entry_count: number;
  readonly entry_amount: number;
}
/** $2: one account, or null for all; $3: the last day that counts. */
const factsOf = named<Facts, [readonly number[], number | null, string]>(
  'bank_facts',
  `select b.id, jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code) as akun, b.bank, b.account_no, b.start_date,
     (select max(end_date) from bankreconciliations r
       where r.bankaccount_id = b.id and r.status = ${reconciliationState.closed}) as closed_until,
     last.date as imported_until, last.balance_sen as bank_sen, first.opening_sen,
     coalesce(ledger.opening, 0)::bigint as ledger_opening, coalesce(ledger.amount, 0)::bigint as ledger_amount,
     coalesce(lines.n, 0)::int as line_count, coalesce(lines.amount, 0)::bigint as line_amount,
     coalesce(entries.n, 0)::int as entry_count, coalesce(entries.amount, 0)::bigint as entry_amount
   from bankaccounts b join akuns a on a.id = b.akun_id
   left join lateral (
     select date, balance_sen from banklines where bankaccount_id = b.id and date <= $3 order by date desc, seq desc limit 1
   ) last on true
   left join lateral (
     select balance_sen - sen as opening_sen from banklines where bankaccount_id = b.id order by date, seq limit 1
   ) first on true
   left join lateral (
     select sum(e.debit - e.credit) filter (
         where (e.transaction_at < b.start_date or e.kind = ${journalKind.opening}) and not ${WAS_UNDER_WAY}) as opening,
       sum(e.debit - e.credit) filter (where e.transaction_at <= coalesce(last.date, $3::date)) as amount
     from journal_lines e where e.profile_id = b.profile_id and e.akun_id = b.akun_id
   ) ledger on true
   left join lateral (
     select count(*) as n, sum(l.amount) as amount from banklines l
     where l.bankaccount_id = b.id and l.date <= $3 and ${IS_UNMATCHED}
   ) lines on true
   left join lateral (
     select count(*) as n, sum(e.debit - e.credit) as amount from journal_lines e
     where ${IS_ENTRY} and e.transaction_at <= $3
       and not exists (select from bankmatchentries m where m.journal_line_id = e.id)
   ) entries on true
   where b.profile_id = any ($1) and ($2::bigint is null or b.id = $2) order by a.code, b.id`,
);
const unmatchedOf = named<{ count: number }, [readonly number[], string]>(
  'bank_unmatched_count',
  `select count(*)::int as count from bankaccounts b join banklines l on l.bankaccount_id = b.id
   where b.profile_id = any ($1) and l.date <= $2 and ${IS_UNMATCHED}`,
);
const freeOf = named<Shown['akun'], [readonly number[]]>(
  'bank_free_accounts',
  `select a.id, a.name, a.code from akuns a where ${IS_CASH} and a.is_active
   and not exists (select from bankaccounts b where b.akun_id = a.id and b.profile_id = any ($1)) order by a.code`,
);

const shownOf = ({ opening_sen, ledger_opening, ...facts }: Facts): Shown => {
  const opening_difference = opening_sen === null ? null : rupiahOf(opening_sen) - ledger_opening;
  return {
    ...facts,
    bank_amount: facts.bank_sen === null ? null : rupiahOf(facts.bank_sen),
    opening_difference,
    difference: opening_difference === null ? null : opening_difference + facts.line_amount,
  };
};

/** An account as it is shown. @param until the last day that counts. @throws Refusal not-found */
export const accountAt = async ({ tx, branches }: Context, id: number, until: string): Promise<Shown> => {
  const facts = await runOne(tx, factsOf, branches, id, until);
  if (!facts) throw new Refusal('not-found');
  return shownOf(facts);
};

/** GET /api/finance/bank/rekening */
export const listAccounts = async ({ tx, branches, today, actor }: Context) => {
  const [facts, free] = await Promise.all([run(tx, factsOf, branches, null, today), run(tx, freeOf, branches)]);
  return {
    data: facts.map(shownOf),
    count: facts.length,
    free: [...free],
    may_reopen: can(actor, 'finance.bank.buka', 'call'),
  };
};

/** What GET /api/finance/bank/rekening tells as `line_count`, of all accounts together. */
export const countUnmatchedLines = async ({ tx, branches, today }: Context): Promise<number> =>
  (await runOne(tx, unmatchedOf, branches, today))?.count ?? 0;

/** Drops what no longer belongs to an account whose first day has changed. */
const dropLate = named<unknown, [number]>(
  'bank_under_way_late',
  `delete from bankunderways u using bankaccounts b, journal_lines e
   where b.id = $1 and u.bankaccount_id = b.id and e.id = u.journal_line_id
     and (e.transaction_at >= b.start_date or e.akun_id <> b.akun_id)`,
);
const moneyAccount = named<{ id: number }, [number]>(
  'bank_money_account',
  `select id from akuns a where id = $1 and a.cashflow = ${cashflowKind.cash} and ${IS_CASH} and a.is_active`,
);
const store = named<{ id: number }, [number, number, string, string, string, number]>(
  'bank_account_store',
  `insert into bankaccounts (profile_id, akun_id, bank, account_no, start_date, created_by) values ($1, $2, $3, $4, $5, $6)
   on conflict (profile_id, akun_id) do update set bank = $3, account_no = $4, start_date = $5, updated_at = now(),
     version = bankaccounts.version + 1
   where not exists (select from banklines l where l.bankaccount_id = bankaccounts.id) returning id`,
);

/**
 * POST /api/finance/bank/rekening: registers an account; until something is imported it may be changed the same way.
 * @throws Refusal akun-not-money (422), bank-in-use (409)
 */
export const registerAccount = async (
  { tx, branch, actor }: WriteContext,
  { body }: CallRequest<Calls['finance.bank.daftarkan']>,
) => {
  const account_no = body.account_no.replace(/\D/g, '');
  if (account_no.length < 5) throw refuseField('bank-account-no', 'account_no');
  if (!(await runOne(tx, moneyAccount, body.akun_id))) throw refuseField('akun-not-money', 'akun_id');
  const stored = await runOne(tx, store, branch.id, body.akun_id, body.bank, account_no, body.start_date, actor.id);
  if (!stored) throw new Refusal('bank-in-use');
  await run(tx, dropLate, stored.id);
  return {
    status: 201 as const,
    record: stored,
    log: { message: `pendaftaran rekening bank ${account_no}`, url: `/finance/bank/${stored.id}`, after: body },
  };
};

export interface HeldAccount {
  readonly id: number;
  readonly akun_id: number;
  readonly account_no: string;
  readonly start_date: string;
  readonly closed_until: string | null;
}
const columns = `select id, akun_id, account_no, start_date, (select max(end_date) from bankreconciliations r
  where r.bankaccount_id = b.id and r.status = ${reconciliationState.closed}) as closed_until from bankaccounts b`;
const alone = named<{ id: number }, [number, number]>(
  'bank_account_alone',
  'select id from bankaccounts where id = $1 and profile_id = $2 for update',
);
const shared = named<{ id: number }, [number, number]>(
  'bank_account_shared',
  'select id from bankaccounts where id = $1 and profile_id = $2 for share',
);
const held = named<HeldAccount, [number]>('bank_account_held', `${columns} where id = $1`);

/**
 * The account, held until the transaction ends: alone by who imports, closes and opens, together by who matches.
 * @throws Refusal not-found
 */
export const holdAccount = async (
  { tx, branch }: WriteContext,
  id: number | undefined,
  how: 'alone' | 'shared',
): Promise<HeldAccount> => {
  const locked = await runOne(tx, how === 'alone' ? alone : shared, id ?? 0, branch.id);
  // Read after the lock: a closing that was waited for counts.
  const found = locked && (await runOne(tx, held, locked.id));
  if (!found) throw new Refusal('not-found');
  return found;
};
