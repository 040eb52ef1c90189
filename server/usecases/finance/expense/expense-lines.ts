// The lines of an expense or of a vendor's invoice, checked and split into cost and tax (finance.md 2e, 3).
import { accountType, cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { Refusal, type RefusalCode, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { taxInside } from '../../../domain/finance/bill.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface ExpenseInput {
  readonly akun_id: number;
  readonly description?: string | null | undefined;
  /** Rupiah, with the tax inside. */
  readonly amount: number;
  readonly pajak_id?: number | null | undefined;
  readonly profile_id?: number | null | undefined;
}
/** One line, rupiah: `amount` = `cost` + `credited`. */
export interface ExpenseLine {
  readonly akun_id: number;
  readonly description: string;
  readonly amount: number;
  /** The PPN that the vendor charged. */
  readonly tax: number;
  /** Of it, what the tax office gives back: all of it to a PKP, nothing to others. */
  readonly credited: number;
  readonly cost: number;
  /** The branch that bears it. */
  readonly branch: number;
}

export interface CostAccount {
  readonly id: number;
  readonly code: string;
  readonly type: number;
  readonly isheader: boolean;
  readonly is_active: boolean;
  readonly allow_manual: boolean;
  readonly cashflow: number;
}
const accountsOf = named<CostAccount, [readonly number[]]>(
  'expense_accounts',
  'select id, code, type, isheader, is_active, allow_manual, cashflow from akuns where id = any ($1)',
);
interface Rate {
  readonly id: number;
  readonly rate: number;
  readonly is_pkp: boolean;
}
const ratesOf = named<Rate, [readonly number[], string, number]>(
  'expense_taxes',
  `select x.id, x.rate, coalesce(b.pkp_since <= $2, false) as is_pkp from pajaks x join profiles b on b.id = $3
   where x.id = any ($1) and x.kind = 'ppn' and x.valid_from <= $2 and (x.valid_to is null or x.valid_to >= $2)`,
);

/** Why an expense cannot be booked on the account; undefined when it can. */
export const refusalOfCost = (account: CostAccount | undefined): RefusalCode | undefined => {
  if (!account || account.isheader || !account.is_active) return 'akun-unknown';
  if (!account.allow_manual) return 'akun-managed';
  if (account.type === accountType.asset && account.cashflow === cashflowKind.cash) return 'akun-is-money';
  const fits =
    account.type >= accountType.costOfService ||
    account.type === accountType.asset ||
    account.type === accountType.liability;
  return fits ? undefined : 'akun-not-cost';
};

/** The account that an invoice waits on. @throws Refusal akun-unknown, akun-managed, akun-is-money, akun-not-prepaid (422) */
export const requirePrepaid = async ({ tx }: WriteContext, id: number): Promise<void> => {
  const [account] = await run(tx, accountsOf, [id]);
  const problem = refusalOfCost(account) ?? (account?.type === accountType.asset ? undefined : 'akun-not-prepaid');
  if (problem) throw refuseField(problem, 'prepaid_akun_id', { code: account?.code ?? id });
};

/**
 * The PPN of a branch that is no PKP on the day is part of its cost.
 * @param day whose tax rates count, 'YYYY-MM-DD'
 * @throws Refusal expense-empty, akun-unknown, akun-managed, akun-is-money, akun-not-cost, tax-not-valid,
 *   expense-tax-branch (422), naming the line
 */
export const readExpenseLines = async (
  { tx, branch }: WriteContext,
  inputs: readonly ExpenseInput[],
  day: string,
): Promise<readonly ExpenseLine[]> => {
  if (inputs.length === 0) throw new Refusal('expense-empty', {}, { details: ['Biaya tidak memiliki rincian'] });
  const accounts = await run(tx, accountsOf, [...new Set(inputs.map(({ akun_id }) => akun_id))]);
  const rates = await run(tx, ratesOf, [...new Set(inputs.flatMap(({ pajak_id }) => pajak_id ?? []))], day, branch.id);
  return inputs.map((line, at) => {
    const bearer = line.profile_id ?? branch.id;
    const account = accounts.find(({ id }) => id === line.akun_id);
    const problem = refusalOfCost(account);
    if (problem) throw refuseField(problem, `details.${at}.akun_id`, { code: account?.code ?? line.akun_id });
    const rate = rates.find(({ id }) => id === line.pajak_id);
    if (line.pajak_id && !rate) throw refuseField('tax-not-valid', `details.${at}.pajak_id`);
    if (rate && bearer !== branch.id) throw refuseField('expense-tax-branch', `details.${at}.pajak_id`);
    const { akun_id, amount, description } = line;
    const tax = rate ? taxInside(amount, rate.rate) : 0;
    const credited = rate?.is_pkp ? tax : 0;
    return {
      akun_id,
      description: description ?? '',
      amount,
      tax,
      credited,
      cost: amount - credited,
      branch: bearer,
    };
  });
};

/** What is paid for the lines, with tax, in rupiah. */
export const totalOf = (lines: readonly ExpenseLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
/** What of it is PPN Masukan, in rupiah. */
export const creditedOf = (lines: readonly ExpenseLine[]): number =>
  lines.reduce((sum, { credited }) => sum + credited, 0);
/** The tax that is in it, in rupiah. */
export const taxOf = (lines: readonly ExpenseLine[]): number => lines.reduce((sum, { tax }) => sum + tax, 0);
