// The tenders of a payment, checked against the branch's payment methods (finance.md 2a, 6.2).
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { named, run } from '../../db/statement.ts';
import { feeOf } from '../../domain/finance/bill.ts';
import { changeOf } from '../../domain/finance/tender.ts';
import type { WriteContext } from '../contract.ts';

const CASH = 1;

interface Method {
  readonly id: number;
  readonly kind: number;
  readonly akun_id: number;
  readonly fee_percent: number;
  readonly need_reference: boolean;
  readonly is_active: boolean;
}
export interface TenderInput {
  readonly paymentmethod_id: number;
  readonly amount: number;
  readonly reference?: string | null | undefined;
}
export interface TenderRow {
  readonly paymentmethod_id: number;
  readonly amount: number;
  readonly reference: string | null;
  /** Money or clearing account that the tender goes to. */
  readonly akun_id: number;
  /** Expected MDR, rupiah. */
  readonly fee_amount: number;
}
export interface Tenders {
  readonly rows: readonly TenderRow[];
  readonly received: number;
  readonly change: number;
}

const methodsOf = named<Method, [readonly number[], number]>(
  'payment_methods',
  `select id, kind, akun_id, fee_percent, need_reference, is_active from paymentmethods where id = any ($1) and profile_id = $2`,
);

const rowOf = (input: TenderInput, methods: ReadonlyMap<number, Method>, index: number): TenderRow => {
  const at = `methods.${index}`;
  const method = methods.get(input.paymentmethod_id);
  if (!method?.is_active) throw refuseField('method-inactive', `${at}.paymentmethod_id`);
  const reference = input.reference?.trim() || null;
  if (method.need_reference && reference === null) throw refuseField('reference-missing', `${at}.reference`);
  const fee_amount = feeOf(input.amount, method.fee_percent);
  return { paymentmethod_id: method.id, amount: input.amount, reference, akun_id: method.akun_id, fee_amount };
};

/**
 * @param received cash handed over, rupiah; null: exactly what is paid in cash
 * @throws Refusal method-inactive, reference-missing, cash-short, change-without-cash (422)
 */
export const readTenders = async (
  context: WriteContext,
  inputs: readonly TenderInput[],
  received: number | null,
): Promise<Tenders> => {
  const ids = [...new Set(inputs.map((input) => input.paymentmethod_id))];
  const methods = new Map((await run(context.tx, methodsOf, ids, context.branch.id)).map((m) => [m.id, m]));
  const rows = inputs.map((input, i) => rowOf(input, methods, i));
  const cash = inputs
    .filter((input) => methods.get(input.paymentmethod_id)?.kind === CASH)
    .reduce((sum, input) => sum + input.amount, 0);
  if (cash === 0 && received !== null) throw refuseField('change-without-cash', 'received_amount');
  const given = changeOf(cash, received);
  if (!given) throw refuseField('cash-short', 'received_amount');
  return { rows, ...given };
};

/** Refuses with `tender-differs` unless both sides come to the same. */
export const requireCovered = (covered: boolean): void => {
  if (!covered) throw new Refusal('tender-differs');
};
