// The tenders of a receipt, checked against the branch's payment methods and the cashier's open session (finance.md 2a, 3, 6.2).
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { ADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { feeOf } from '../../../domain/finance/bill.ts';
import { changeOf } from '../../../domain/finance/tender.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { OPEN_SESSION } from '../cash/drawer.ts';

interface Method {
  readonly id: number;
  readonly kind: number;
  readonly akun_id: number;
  readonly fee_percent: number;
  readonly fee_fixed: number;
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
  readonly kind: number;
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
  /** The cashier's open session, which the receipt belongs to; closing it waits for this transaction. */
  readonly session: number | null;
}

const methodsOf = named<Method, [readonly number[], number]>(
  'payment_methods',
  `select id, kind, akun_id, fee_percent, fee_fixed, need_reference, is_active from paymentmethods
   where id = any ($1) and profile_id = $2`,
);
/** Closing a session locks its row: whoever pays meanwhile waits, and then finds it closed. */
const sessionOf = named<{ required: boolean; session: number | null }, [number, readonly number[]]>(
  'payment_session',
  `with open as materialized (${OPEN_SESSION})
   select f.require_kasirsesi as required, (select id from open) as session from financesettings f where f.profile_id = $1`,
);

const rowOf = (input: TenderInput, methods: ReadonlyMap<number, Method>, index: number): TenderRow => {
  const at = `methods.${index}`;
  const method = methods.get(input.paymentmethod_id);
  if (!method?.is_active) throw refuseField('method-inactive', `${at}.paymentmethod_id`);
  const { id, kind, akun_id, fee_percent, fee_fixed } = method;
  const reference = input.reference?.trim() || null;
  if (method.need_reference && reference === null) throw refuseField('reference-missing', `${at}.reference`);
  const fee_amount = feeOf(input.amount, fee_percent) + fee_fixed;
  return { paymentmethod_id: id, kind, amount: input.amount, reference, akun_id, fee_amount };
};

/** Rupiah of the tenders of one kind. */
const ofKind = (rows: readonly TenderRow[], kind: number): number =>
  rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0);

/** What the patient's deposit pays, rupiah. */
export const depositIn = (rows: readonly TenderRow[]): number => ofKind(rows, paymentKind.deposit);

/** What tenders are checked against. */
export interface Desk {
  readonly methods: ReadonlyMap<number, Method>;
  readonly session: number | null;
  /** The branch takes money in a session only. */
  readonly required: boolean;
}

/** The payment methods, and the cashier's open session, shared until the transaction ends. */
export const readDesk = async (
  { tx, branch, cashiers }: WriteContext,
  inputs: readonly Pick<TenderInput, 'paymentmethod_id'>[],
): Promise<Desk> => {
  const ids = [...new Set(inputs.map((input) => input.paymentmethod_id))];
  const [found, desk] = await Promise.all([
    run(tx, methodsOf, ids, branch.id),
    runOne(tx, sessionOf, branch.id, cashiers),
  ]);
  const methods = new Map(found.map((method) => [method.id, method]));
  return { methods, session: desk?.session ?? null, required: desk?.required === true };
};

/**
 * @param received cash handed over, rupiah; null: exactly what is paid in cash
 * @throws Refusal method-inactive, reference-missing, cash-short, change-without-cash, session-missing (422)
 */
export const tendersAt = (
  { methods, session, required }: Desk,
  { actor }: Pick<WriteContext, 'actor'>,
  inputs: readonly TenderInput[],
  received: number | null,
): Tenders => {
  const rows = inputs.map((input, i) => rowOf(input, methods, i));
  const cash = ofKind(rows, paymentKind.cash);
  if (cash === 0 && received !== null) throw refuseField('change-without-cash', 'received_amount');
  const given = changeOf(cash, received);
  if (!given) throw refuseField('cash-short', 'received_amount');
  // The front desk answers for every tender, who keeps the books for cash alone.
  const bound = actor.role === ADMIN || cash > 0;
  if (bound && session === null && required) throw new Refusal('session-missing');
  return { rows, ...given, session };
};

/** The tenders at the desk of who takes them. Refuses as `tendersAt` does. */
export const readTenders = async (
  context: WriteContext,
  inputs: readonly TenderInput[],
  received: number | null,
): Promise<Tenders> => tendersAt(await readDesk(context, inputs), context, inputs, received);
