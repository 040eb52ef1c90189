// Money from one account of money to another (finance.md 5, 7a): in one branch a plain move, to another through R/K Antar Cabang.
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { kastransfer } from '../../../../src/resources/finance/kastransfer.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import type { Branch, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { type BranchPosting, postInBranches, requireBranch, reverseInBranches } from '../ledger/at-branch.ts';
import { nextCode } from '../ledger/next-code.ts';

/** Accounts that hold money: neither headers nor switched off. */
const moneyAccounts = named<{ id: number }, [readonly number[]]>(
  'transfer_accounts',
  `select id from akuns where id = any ($1) and cashflow = ${cashflowKind.cash} and not isheader and is_active`,
);
const markVoid = named<unknown, [number, string]>(
  'transfer_void',
  `update kastransfers set status = ${kastransfer.state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1
   where id = $1`,
);

interface Move {
  readonly from_akun_id: number;
  readonly to_akun_id: number;
}

const requireMoney = async ({ tx }: WriteContext, { from_akun_id, to_akun_id }: Move): Promise<void> => {
  const found = await run(tx, moneyAccounts, [from_akun_id, to_akun_id]);
  const holds = (wanted: number) => found.some(({ id }) => id === wanted);
  if (!holds(from_akun_id)) throw refuseField('akun-not-money', 'from_akun_id');
  if (!holds(to_akun_id)) throw refuseField('akun-not-money', 'to_akun_id');
};

interface Effect extends Move {
  readonly id: number;
  readonly day: string;
  readonly memo: string;
  readonly amount: number;
  readonly to: Branch;
}

const postingsOf = (
  { branch }: WriteContext,
  { id, day, memo, amount, from_akun_id, to_akun_id, to }: Effect,
): BranchPosting[] => {
  const about = { source: { type: 'kastransfer', id }, transaction_at: day, memo };
  const accounts = { paymentmethod: from_akun_id, line: to_akun_id };
  if (to.id === branch.id)
    return [
      {
        branch,
        event: postedEvent.cashTransferred,
        posting: { ...about, amounts: { amount: [{ amount, accounts }] } },
      },
    ];
  const between = (there: Branch) => [{ amount, accounts, actor: { type: 'cabang', id: there.id } }];
  return [
    { branch, event: postedEvent.branchCharged, posting: { ...about, amounts: { payer: between(to) } } },
    { branch: to, event: postedEvent.branchCharged, posting: { ...about, amounts: { other: between(branch) } } },
  ];
};

/**
 * POST /api/finance/kastransfer
 * @throws Refusal akun-not-money, transfer-same, branch-unknown (422); those of posting, in both branches
 */
export const createTransfer: UseCases['finance.kastransfer']['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const to = await requireBranch(context, body.to_profile_id ?? branch.id);
  await requireMoney(context, body);
  if (to.id === branch.id && body.from_akun_id === body.to_akun_id) throw refuseField('transfer-same', 'to_akun_id');
  const day = body.transaction_at;
  const code = await nextCode(context, documentKinds.transfer, day);
  const values = { ...body, to_profile_id: to.id, code };
  const id = await insertRecord(tx, kastransfer, values, { id: actor.id, branch: branch.id, branches });
  const memo = `Transfer kas ${code}${body.note ? `: ${body.note}` : ''}`;
  await postInBranches(context, postingsOf(context, { ...body, id, day, memo, to }));
  return {
    status: 201,
    record: await genericShow(kastransfer, context, id),
    log: {
      message: `transfer kas ${code} sebesar ${formatRupiah(body.amount)}`,
      url: `/finance/biaya/transfer/${id}`,
      after: body,
    },
  };
};

/** POST /api/finance/kastransfer/{id}/void {reason}: mirrored today, in both branches. */
export const voidTransfer: UseCases['finance.kastransfer']['void'] = async (context, row, { reason }) => {
  await run(context.tx, markVoid, row.id, reason);
  const other = row.to_profile_id === null || row.to_profile_id === context.branch.id ? [] : [row.to_profile_id];
  const others = await Promise.all(other.map((id) => requireBranch(context, id)));
  await reverseInBranches(context, [context.branch, ...others], { type: 'kastransfer', id: row.id }, reason);
  return {
    record: await genericShow(kastransfer, context, row.id),
    log: { message: `pembatalan transfer kas ${row.code}: ${reason}`, url: `/finance/biaya/transfer/${row.id}` },
  };
};
