// The tenders of a receipt, checked against what the desk takes, and how they meet what they pay (finance.md 2a, 3, 6.2). Pure.
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { changeOf, totalOf } from '../../../src/resources/finance/tender.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { feeOf } from './bill.ts';

export interface Method {
  readonly id: number;
  readonly kind: number;
  readonly akun_id: number;
  readonly fee_percent: number;
  readonly fee_fixed: number;
  readonly need_reference: boolean;
  readonly is_active: boolean;
}
/** What tenders are checked against. */
export interface Desk {
  readonly methods: ReadonlyMap<number, Method>;
  /** The open session of who takes them. */
  readonly session: number | null;
  /** The branch takes money in a session only. */
  readonly required: boolean;
}
export interface TenderInput {
  readonly paymentmethod_id: number;
  /** Rupiah. */
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

/** Where the fields of the tenders of a body stand: one after the other in `methods`, where nothing else is said. */
const inMethods = (index: number): string => `methods.${index}.`;

const rowOf = (input: TenderInput, methods: Desk['methods'], at: string): TenderRow => {
  const method = methods.get(input.paymentmethod_id);
  if (!method?.is_active) throw refuseField('method-inactive', `${at}paymentmethod_id`);
  const { id, kind, akun_id, fee_percent, fee_fixed } = method;
  const reference = input.reference?.trim() || null;
  if (method.need_reference && reference === null) throw refuseField('reference-missing', `${at}reference`);
  const fee_amount = feeOf(input.amount, fee_percent) + fee_fixed;
  return { paymentmethod_id: id, kind, amount: input.amount, reference, akun_id, fee_amount };
};

const ofKind = (rows: readonly TenderRow[], kind: number): number => totalOf(rows.filter((row) => row.kind === kind));

/** What the patient's deposit pays, rupiah. */
export const depositIn = (rows: readonly TenderRow[]): number => ofKind(rows, paymentKind.deposit);

/**
 * @param received cash handed over, rupiah; null: exactly what is paid in cash
 * @param frontDesk answers for every tender; who keeps the books for cash alone
 * @param placeOf before the names of the fields of a tender
 * @throws Refusal method-inactive, reference-missing, cash-short, change-without-cash, session-missing (422)
 */
export const tendersAt = (
  { methods, session, required }: Desk,
  frontDesk: boolean,
  inputs: readonly TenderInput[],
  received: number | null,
  placeOf = inMethods,
): Tenders => {
  const rows = inputs.map((input, i) => rowOf(input, methods, placeOf(i)));
  const cash = ofKind(rows, paymentKind.cash);
  if (cash === 0 && received !== null) throw refuseField('change-without-cash', 'received_amount');
  const change = changeOf(cash, received);
  if (change < 0) throw refuseField('cash-short', 'received_amount');
  if ((frontDesk || cash > 0) && session === null && required) throw new Refusal('session-missing');
  return { rows, received: cash + change, change, session };
};

/** What goes out costs no MDR. */
export const withoutFee = (tenders: Tenders): Tenders => ({
  ...tenders,
  rows: tenders.rows.map((row) => ({ ...row, fee_amount: 0 })),
});

/** One tender's share of one bill. */
export interface TenderShare<T, A> {
  readonly tender: T;
  readonly allocation: A;
  readonly amount: number;
}

/** Fills the bills one after the other with the tenders in their order, as far as both reach. */
export const shareTenders = <T extends { readonly amount: number }, A extends { readonly amount: number }>(
  tenders: readonly T[],
  allocations: readonly A[],
): TenderShare<T, A>[] => {
  const shares: TenderShare<T, A>[] = [];
  const left = tenders.map((tender) => tender.amount);
  let at = 0;
  for (const allocation of allocations) {
    let open = allocation.amount;
    while (open > 0 && at < tenders.length) {
      const amount = Math.min(open, left[at] ?? 0);
      const tender = tenders[at];
      if (tender && amount > 0) shares.push({ tender, allocation, amount });
      open -= amount;
      left[at] = (left[at] ?? 0) - amount;
      if (left[at] === 0) at += 1;
    }
  }
  return shares;
};
