// The arithmetic of the payment form (finance.md 6.2). Pure; whole rupiah.
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { changeOf, totalOf as sumOf } from '../../../resources/finance/tender.ts';

export interface Method {
  readonly id: number;
  readonly name: string;
  /** 1 is cash. */
  readonly kind: number;
  readonly need_reference: boolean;
  /** Of QRIS: the branch's own static code is stored, so that a code with an amount can be made of it. */
  readonly qris_nmid?: string | null;
}
export interface TenderRow {
  readonly key: number;
  readonly methodId: number | null;
  readonly amount: number | null;
  readonly reference: string;
}
export interface Tendered {
  /** What the tenders still lack; negative: too much. */
  readonly left: number;
  readonly cash: number;
  /** Change of the cash handed over; undefined without cash, negative when too little was handed over. */
  readonly change: number | undefined;
  /** What the patient's deposit pays. */
  readonly deposit: number;
  readonly complete: boolean;
  /** What keeps it from being complete, once something is entered. */
  readonly lacks?: Lack | undefined;
}
export type Lack = 'amount' | 'method' | 'reference' | 'deposit' | 'over' | 'short';

/** What may be used beside money, and what may be left over. */
export interface Keeping {
  /** Rupiah held for the patient. */
  readonly deposit: number;
  /** What is paid too much is kept as his deposit. */
  readonly keep: boolean;
}
const NOTHING: Keeping = { deposit: 0, keep: false };

const amountOf = (row: TenderRow): number => row.amount ?? 0;
const methodOf = (row: TenderRow, methods: readonly Method[]) => methods.find(({ id }) => id === row.methodId);

const lackOf = (row: TenderRow, methods: readonly Method[]): Lack | undefined => {
  const method = methodOf(row, methods);
  if (!method) return 'method';
  if (amountOf(row) <= 0) return 'amount';
  return method.need_reference && row.reference.trim() === '' ? 'reference' : undefined;
};

/** A tender is whole when it has a method, an amount, and the reference that its method asks for. */
export const isWhole = (row: TenderRow, methods: readonly Method[]): boolean => lackOf(row, methods) === undefined;

/** Sum of the tenders, rupiah. */
export const totalOf = (rows: readonly TenderRow[]): number => sumOf(rows.map((row) => ({ amount: amountOf(row) })));

/**
 * @param due rupiah of the chosen bills; less may be paid, more is kept as deposit or refused
 * @param received cash handed over; null: exactly the cash tender
 */
export const tendered = (
  rows: readonly TenderRow[],
  methods: readonly Method[],
  due: number,
  received: number | null,
  { deposit: held, keep }: Keeping = NOTHING,
): Tendered => {
  const total = totalOf(rows);
  const ofKind = (kind: number) => totalOf(rows.filter((row) => methodOf(row, methods)?.kind === kind));
  const [cash, deposit] = [ofKind(paymentKind.cash), ofKind(paymentKind.deposit)];
  const change = cash === 0 ? undefined : changeOf(cash, received);
  const lacking = [
    ...rows.map((row) => lackOf(row, methods)),
    deposit > Math.min(held, due) && 'deposit',
    total > due && !keep && 'over',
    (change ?? 0) < 0 && 'short',
  ] as const;
  const lacks = lacking.find((lack) => lack !== undefined && lack !== false) || undefined;
  const complete = rows.length > 0 && lacks === undefined;
  return { left: due - total, cash, change, deposit, complete, ...(lacks && total > 0 && { lacks }) };
};

/** Banknotes at hand. */
export const NOTES = [50_000, 100_000] as const;

/** What a patient is likely to hand over for an amount: the notes above it. */
export const handedOver = (cash: number): readonly number[] =>
  [...new Set(NOTES.map((note) => Math.ceil(cash / note) * note))].filter((amount) => amount > cash);
