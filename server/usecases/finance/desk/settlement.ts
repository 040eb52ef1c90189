// Card, QRIS and wallet money that reached the bank (finance.md 3, 5, 6.2): the tenders of a method, what the bank kept, the way back.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import type { expenseCalls } from '../../../../src/resources/finance/expense-calls.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { settlement } from '../../../../src/resources/finance/settlement.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../ledger/next-code.ts';
import { post } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';

type Calls = typeof expenseCalls;

interface Method {
  readonly id: number;
  readonly name: string;
  readonly akun_id: number;
  readonly settlement_akun_id: number | null;
}
const methodOf = named<Method, [number, readonly number[]]>(
  'settlement_method',
  'select id, name, akun_id, settlement_akun_id from paymentmethods where id = $1 and profile_id = any ($2)',
);

interface Tender {
  readonly id: number;
  readonly amount: number;
  readonly fee_amount: number;
}
/** What all tenders of the method come to, also those beyond the list. */
interface Unsettled {
  readonly all_count: number;
  readonly all_amount: number;
  readonly all_fee: number;
}
/** SQL of tenders `m` of receipts `t` whose money has not reached the bank. Money that went out to patients is no tender of theirs. */
const UNSETTLED = `m.settlement_id is null and t.status = ${billtransaction.state.valid} and t.type <> ${receiptType.payout}`;
/** Oldest first. */
const unsettledOf = named<
  AnswerOf<'finance.settlement.unsettled'>['data'][number] & Unsettled,
  [number, readonly number[]]
>(
  'settlement_unsettled',
  `select m.id, m.amount, m.fee_amount, m.reference, t.code, t.customer_name, t.posting_date, t.id as billtransaction_id,
     (t.posting_date + p.settle_days) as expected_at, (count(*) over ())::int as all_count,
     (sum(m.amount) over ())::bigint as all_amount, (sum(m.fee_amount) over ())::bigint as all_fee
   from billtransactionmethods m join billtransactions t on t.id = m.billtransaction_id
   join paymentmethods p on p.id = m.paymentmethod_id
   where ${UNSETTLED} and m.paymentmethod_id = $1 and m.profile_id = any ($2)
   order by t.posting_date, m.id limit 1000`,
);
const bankedMethods = named<{ id: number }, [readonly number[]]>(
  'settlement_methods',
  'select id from paymentmethods where settlement_akun_id is not null and profile_id = any ($1)',
);
/** Planned for the methods: the tenders of cash never come to a bank, and are not met. The receipt is asked of each that is. */
const countOf = planned<{ count: number }, [methods: readonly number[], branches: readonly number[]]>(
  `select count(*)::int as count from billtransactionmethods m
   where m.settlement_id is null and m.paymentmethod_id = any ($1) and m.profile_id = any ($2)
     and (select ${UNSETTLED} from billtransactions t where t.id = m.billtransaction_id)`,
);
/** How many tenders wait for the bank, of all methods that have an account there. */
export const countUnsettled = async ({ tx, branches }: Pick<Context, 'tx' | 'branches'>): Promise<number> => {
  const methods = await run(tx, bankedMethods, branches);
  const ids = methods.map(({ id }) => id);
  return (await runOne(tx, countOf, ids, branches))?.count ?? 0;
};
/** The receipts stay valid until this has ended: a void of one of them waits, and then finds its money in the bank. */
const lockTenders = named<Tender & { readonly posting_date: string }, [readonly number[], number, number]>(
  'settlement_lock',
  `select m.id, m.amount, m.fee_amount, t.posting_date::text as posting_date
   from billtransactionmethods m join billtransactions t on t.id = m.billtransaction_id
   where m.id = any ($1) and m.paymentmethod_id = $2 and m.profile_id = $3 and m.settlement_id is null
   and t.status = ${billtransaction.state.valid} and t.type <> ${receiptType.payout}
   order by m.id for update of m for share of t`,
);
const settle = named<unknown, [number, readonly number[]]>(
  'settlement_settle',
  'update billtransactionmethods set settlement_id = $1 where id = any ($2)',
);
const keepDetails = named<unknown, [number, readonly number[]]>(
  'settlement_details',
  `insert into settlementdetails (settlement_id, profile_id, billtransaction_id, amount, fee_amount, reference)
   select $1, profile_id, billtransaction_id, amount, fee_amount, reference from billtransactionmethods where id = any ($2) order by id`,
);
const saveJournal = named<unknown, [number, number]>(
  'settlement_journal',
  'update settlements set journal_id = $2 where id = $1',
);
const reopen = named<unknown, [number]>(
  'settlement_reopen',
  'update billtransactionmethods set settlement_id = null where settlement_id = $1',
);
const markVoid = named<unknown, [number, string]>(
  'settlement_void',
  `update settlements set status = ${settlement.state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1
   where id = $1`,
);

/** GET /api/finance/settlement/unsettled?paymentmethod_id=: {data, count, gross_amount, fee_amount}, rupiah. */
export const listUnsettled = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['finance.settlement.unsettled']>,
) => {
  const method = await runOne(tx, methodOf, query.paymentmethod_id, branches);
  if (!method) throw new Refusal('not-found');
  const found = await run(tx, unsettledOf, method.id, branches);
  const { all_count: count = 0, all_amount: gross_amount = 0, all_fee: fee_amount = 0 } = found[0] ?? {};
  const data = found.map(({ all_count: _count, all_amount: _amount, all_fee: _fee, ...tender }) => tender);
  return { data, count, gross_amount, fee_amount };
};

const postSettlement = async (
  context: WriteContext,
  { id, code, day, method }: { id: number; code: string; day: string; method: Method },
  { net, fee }: { readonly net: number; readonly fee: number },
): Promise<void> => {
  const accounts = { paymentmethod: method.akun_id, settlement: method.settlement_akun_id ?? 0 };
  const posted = await post(context, postedEvent.settlementPosted, {
    source: { type: 'settlement', id },
    transaction_at: day,
    memo: `Pencairan ${code} ${method.name}`,
    amounts: { net: [{ amount: net, accounts }], fee: [{ amount: fee, accounts }] },
  });
  if (posted) await run(context.tx, saveJournal, id, posted.id);
};

/**
 * POST /api/finance/settlement
 * @throws Refusal not-found; settlement-taken (409); settlement-no-account, settlement-early, settlement-above-gross (422); those
 *   of posting
 */
export const recordSettlement = async (
  context: WriteContext,
  { body }: CallRequest<Calls['finance.settlement.record']>,
) => {
  const { tx, branch, branches, actor } = context;
  const { transaction_at: day, net_amount: net } = body;
  const method = await runOne(tx, methodOf, body.paymentmethod_id, [branch.id]);
  if (!method) throw new Refusal('not-found');
  if (method.settlement_akun_id === null)
    throw refuseField('settlement-no-account', 'paymentmethod_id', { name: method.name });
  const rows = await run(tx, lockTenders, body.method_row_ids, method.id, branch.id);
  if (rows.length < body.method_row_ids.length) throw new Refusal('settlement-taken');
  const gross = rows.reduce((sum, row) => sum + row.amount, 0);
  const last = rows.reduce((latest, { posting_date }) => (posting_date > latest ? posting_date : latest), '');
  if (day < last) throw refuseField('settlement-early', 'transaction_at', { day: formatDate(last) });
  if (net > gross) throw refuseField('settlement-above-gross', 'net_amount');
  const code = await nextCode(context, documentKinds.settlement, day);
  const { paymentmethod_id, reference = null } = body;
  const amounts = { gross_amount: gross, fee_amount: gross - net, net_amount: net };
  const values = { code, paymentmethod_id, transaction_at: day, reference, ...amounts };
  const id = await insertRecord(tx, settlement, values, { id: actor.id, branch: branch.id, branches });
  await run(tx, settle, id, body.method_row_ids);
  await run(tx, keepDetails, id, body.method_row_ids);
  await postSettlement(context, { id, code, day, method }, { net, fee: gross - net });
  return {
    status: 201 as const,
    record: await genericShow(settlement, context, id),
    log: {
      message: `pencairan ${code} ${method.name} sebesar ${formatRupiah(net)}`,
      url: `/finance/master/settlement/${id}`,
      after: { ...amounts, method_row_ids: body.method_row_ids },
    },
  };
};

/** POST /api/finance/settlement/{id}/void {reason}: the journal is mirrored today, the tenders are open again. */
export const voidSettlement: UseCases['finance.settlement']['void'] = async (context, row, { reason }) => {
  await run(context.tx, reopen, row.id);
  await run(context.tx, markVoid, row.id, reason);
  if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
  return {
    record: await genericShow(settlement, context, row.id),
    log: { message: `pembatalan pencairan ${row.code}: ${reason}`, url: `/finance/master/settlement/${row.id}` },
  };
};
