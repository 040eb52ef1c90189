// Closing a reconciliation: every line up to a day is matched, and bank and ledger tie to the rupiah (decision 103).
import { reconciliationState } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { accountAt, holdAccount, IS_ENTRY } from './bank-account.ts';

type Calls = typeof bankCalls;

/** Entries up to the day, less the lines up to it: what the bank has yet to show; also of groups of which a part comes later. */
const outstandingAt = named<{ amount: number; count: number }, [number, string]>(
  'bank_outstanding',
  `select (coalesce((select sum(e.debit - e.credit) from journal_lines e where ${IS_ENTRY} and e.transaction_at <= $2), 0)
       - coalesce((select sum(l.amount) from banklines l join bankmatchlines m on m.bankline_id = l.id
           where l.bankaccount_id = b.id and l.date <= $2), 0))::bigint as amount,
     (select count(*) from journal_lines e where ${IS_ENTRY} and e.transaction_at <= $2
       and not exists (select from bankmatchentries m where m.journal_line_id = e.id
         and not exists (select from bankmatchentries o join journal_lines x on x.id = o.journal_line_id
           where o.match_id = m.match_id and x.transaction_at > $2)
         and not exists (select from bankmatchlines o join banklines l on l.id = o.bankline_id
           where o.match_id = m.match_id and l.date > $2)))::int as count
   from bankaccounts b where b.id = $1`,
);
const store = named<{ id: number }, [number, number, string, number, number, number, number, number, number]>(
  'bank_reconciliation_store',
  `insert into bankreconciliations (profile_id, bankaccount_id, end_date, bank_sen, bank_amount, ledger_amount, outstanding_amount,
     outstanding_count, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
);
const ledgerAt = named<{ amount: number }, [number, string]>(
  'bank_ledger_at',
  `select coalesce(sum(e.debit - e.credit), 0)::bigint as amount from bankaccounts b
   join journal_lines e on e.profile_id = b.profile_id and e.akun_id = b.akun_id and e.transaction_at <= $2 where b.id = $1`,
);
const reopen = named<{ id: number; end_date: string }, [number, number, string]>(
  'bank_reconciliation_reopen',
  `update bankreconciliations set status = ${reconciliationState.reopened}, reopened_at = now(), reopened_by = $2, reopen_reason = $3,
     updated_at = now(), version = version + 1
   where id = (select id from bankreconciliations where bankaccount_id = $1 and status = ${reconciliationState.closed}
     order by end_date desc limit 1)
   returning id, end_date`,
);

/**
 * POST /api/finance/bank/rekening/{id}/tutup {end_date}
 * @throws Refusal not-found; bank-not-imported, bank-closed-before (422); bank-unmatched, bank-opening-differs (409)
 */
export const closeBank = async (context: WriteContext, { params, body }: CallRequest<Calls['finance.bank.tutup']>) => {
  const { tx, branch, actor, today } = context;
  const { end_date: day } = body;
  const held = await holdAccount(context, params['id'], 'alone');
  const now = await accountAt(context, held.id, today);
  if (now.imported_until === null || day > now.imported_until || day < held.start_date)
    throw new Refusal('bank-not-imported', { day: formatDate(now.imported_until ?? held.start_date) });
  if (held.closed_until !== null && day <= held.closed_until)
    throw new Refusal('bank-closed-before', { day: formatDate(held.closed_until) });
  const at = await accountAt(context, held.id, day);
  if (at.bank_sen === null) throw new Refusal('bank-not-imported', { day: formatDate(held.start_date) });
  if (at.line_count > 0)
    throw new Refusal('bank-unmatched', { n: at.line_count, amount: formatRupiah(at.line_amount) });
  if (at.opening_difference !== 0)
    throw new Refusal('bank-opening-differs', { amount: formatRupiah(at.opening_difference ?? 0) });
  const [outstanding, ledger] = await Promise.all([
    runOne(tx, outstandingAt, held.id, day),
    runOne(tx, ledgerAt, held.id, day),
  ]);
  const stored = await runOne(
    tx,
    store,
    branch.id,
    held.id,
    day,
    at.bank_sen,
    at.bank_amount ?? 0,
    ledger?.amount ?? 0,
    outstanding?.amount ?? 0,
    outstanding?.count ?? 0,
    actor.id,
  );
  if (!stored) throw new Error('The reconciliation was not stored.');
  return {
    record: stored,
    log: {
      message: `penutupan rekonsiliasi bank ${held.account_no} sampai ${formatDate(day)}`,
      url: `/finance/bank/${held.id}`,
      after: { end_date: day, bank: at.bank_amount, ledger: ledger?.amount, outstanding: outstanding?.amount },
    },
  };
};

/** POST /api/finance/bank/rekening/{id}/buka {reason}: the last one that is closed. @throws Refusal not-found; bank-not-closed (409) */
export const reopenBank = async (context: WriteContext, { params, body }: CallRequest<Calls['finance.bank.buka']>) => {
  const held = await holdAccount(context, params['id'], 'alone');
  const reopened = await runOne(context.tx, reopen, held.id, context.actor.id, body.reason);
  if (!reopened) throw new Refusal('bank-not-closed');
  return {
    record: { id: reopened.id },
    log: {
      message: `pembukaan kembali rekonsiliasi bank ${held.account_no} sampai ${formatDate(reopened.end_date)}: ${body.reason}`,
      url: `/finance/bank/${held.id}`,
    },
  };
};
