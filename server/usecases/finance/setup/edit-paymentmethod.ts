// Payment methods of a branch; the one of the patients' deposits is the system's own (finance.md 2a).
import { accountType } from '../../../../src/resources/finance/akun.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { paymentKind, paymentmethod } from '../../../../src/resources/finance/paymentmethod.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Methods = UseCases['finance.paymentmethod'];

const requireOwn = (...kinds: readonly (number | undefined)[]): void => {
  if (kinds.includes(paymentKind.deposit)) throw refuseField('method-system', 'kind');
};

interface Account {
  readonly id: number;
  readonly code: string;
  readonly subledger: string | null;
  readonly type: number;
  readonly open: boolean;
}
const accountsOf = named<Account, [readonly number[]]>(
  'method_accounts',
  'select id, code, subledger, type, not isheader and is_active as open from akuns where id = any ($1)',
);
const unsettled = named<{ found: boolean }, [number, number]>(
  'method_unsettled',
  `select exists (select from billtransactionmethods m join billtransactions t on t.id = m.billtransaction_id
     where m.profile_id = $2 and m.paymentmethod_id = $1 and m.settlement_id is null and t.status = ${billtransaction.state.valid}
     and t.type <> ${receiptType.payout}) as found`,
);

interface Accounts {
  readonly akun_id?: number | undefined;
  readonly settlement_akun_id?: number | null | undefined;
}

/** Money, or money on its way: an account that stands for documents has those of their own. */
const requireAccounts = async ({ tx }: WriteContext, body: Accounts): Promise<void> => {
  for (const name of ['akun_id', 'settlement_akun_id'] as const) {
    const id = body[name] ?? null;
    const [account] = id === null ? [] : await run(tx, accountsOf, [id]);
    if (account?.subledger) throw refuseField('akun-managed', name, { code: account.code });
    if (id !== null && !account?.open) throw refuseField('akun-unknown', name, { code: account?.code ?? id });
    if (account && account.type !== accountType.asset) throw refuseField('akun-not-money', name);
  }
};

/**
 * What waits for the bank is settled from the account that it stands on, and what never waited is not settled afterwards: with a
 * settlement account before or after, the money account stays, and the settlement account is there or not.
 */
const requireSettled = async (
  { tx, branch }: WriteContext,
  before: Required<Accounts> & { readonly id: number; readonly name: string },
  body: Accounts,
): Promise<void> => {
  const { akun_id = before.akun_id, settlement_akun_id: bank = before.settlement_akun_id } = body;
  const turned = (bank === null) !== (before.settlement_akun_id === null);
  const moved = akun_id !== before.akun_id && bank !== null;
  if (!turned && !moved) return;
  if ((await runOne(tx, unsettled, before.id, branch.id))?.found)
    throw new Refusal('method-unsettled', { name: before.name });
};

/** What is left empty costs nothing and comes at once. */
const filled = <B extends { readonly fee_fixed?: number | null; readonly settle_days?: number | null }>(
  body: B,
): B => ({
  ...body,
  ...(body.fee_fixed === null && { fee_fixed: 0 }),
  ...(body.settle_days === null && { settle_days: 0 }),
});

/** @throws Refusal method-system, akun-managed, akun-unknown, akun-not-money (422) */
export const createPaymentmethod: Methods['create'] = async (context, body) => {
  requireOwn(body.kind);
  await requireAccounts(context, body);
  return genericCreate(paymentmethod, context, filled(body));
};

/** @throws Refusal method-system, akun-managed, akun-unknown, akun-not-money (422); method-qris-kept, method-unsettled (409) */
export const editPaymentmethod: Methods['edit'] = async (context, { before }, body) => {
  requireOwn(before.kind, body.kind);
  if (before.qris_payload !== null && body.kind !== undefined && body.kind !== paymentKind.qris)
    throw new Refusal('method-qris-kept');
  await requireAccounts(context, body);
  await requireSettled(context, before, body);
  return genericEdit(paymentmethod, context, before, filled(body));
};

/** @throws Refusal method-system (422); in-use (409) once a receipt names it */
export const deletePaymentmethod: Methods['delete'] = async (context, { before }) => {
  requireOwn(before.kind);
  return genericDelete(paymentmethod, context, before);
};
