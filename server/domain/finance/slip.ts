// What a slip pays of what is owed (finance.md 3, 6.6): whole rows or parts of them, corrections below nothing netted. Pure; whole rupiah.
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../src/resources/refusals.ts';

/** A row of what is owed, locked. */
export interface OpenRow {
  readonly id: number;
  /** Account that it stands on. */
  readonly akun_id: number;
  /** Rupiah, below nothing for a correction; what was paid has its sign. */
  readonly amount: number;
  readonly paid_amount: number;
  readonly bruto_amount: number;
  readonly bruto_paid: number;
}
/** What is to be paid of a row, with its sign. */
export interface Wanted {
  readonly hutang_id: number;
  readonly amount: number;
}
export interface PaidPart {
  readonly hutang_id: number;
  readonly akun_id: number;
  readonly amount: number;
  /** What tax is withheld of. */
  readonly bruto: number;
}

/** Rupiah of a row that are still to be paid. */
export const openOf = ({ amount, paid_amount }: OpenRow): number => amount - paid_amount;

/** Gross in proportion to what is paid by then: the last part takes the rest. A row without an amount has all of it at once. */
const brutoOf = (row: OpenRow, amount: number): number =>
  (row.amount === 0
    ? row.bruto_amount
    : mulDiv(row.bruto_amount, Math.abs(row.paid_amount + amount), Math.abs(row.amount))) - row.bruto_paid;

/**
 * The parts that a slip pays, in the order of the rows.
 * @param rows open rows of one payee @throws Refusal payable-changed (409): not open any more, or not as much of it
 */
export const partsOf = (rows: readonly OpenRow[], wanted: readonly Wanted[]): readonly PaidPart[] => {
  const parts = wanted.map(({ hutang_id, amount }) => {
    const row = rows.find(({ id }) => id === hutang_id);
    if (!row) throw new Refusal('payable-changed');
    const open = openOf(row);
    const fits = Math.abs(amount) <= Math.abs(open) && Math.sign(amount) === Math.sign(open);
    if (!fits) throw new Refusal('payable-changed');
    return { hutang_id, akun_id: row.akun_id, amount, bruto: brutoOf(row, amount) };
  });
  return parts.toSorted((a, b) => a.hutang_id - b.hutang_id);
};

export interface SlipSums {
  /** Rupiah. */
  readonly gross: number;
  readonly bruto: number;
}
export const sumsOf = (parts: readonly PaidPart[]): SlipSums => ({
  gross: parts.reduce((sum, { amount }) => sum + amount, 0),
  bruto: parts.reduce((sum, { bruto }) => sum + bruto, 0),
});

/**
 * What is handed over: gross less tax and deduction.
 * @throws Refusal slip-negative (422)
 */
export const netOf = (gross: number, tax: number, deduction: number): number => {
  const net = gross - tax - deduction;
  if (net < 0) throw new Refusal('slip-negative');
  return net;
};

/** By account, how much of it each sum takes; together what was paid on the account. */
export interface AccountShare {
  readonly akun_id: number;
  readonly net: number;
  readonly pph: number;
  readonly adjust: number;
}
/** Tax and deduction lie on the account that is paid most; the rest of each is handed over. */
export const sharesByAccount = (
  parts: readonly PaidPart[],
  { pph, adjust }: { readonly pph: number; readonly adjust: number },
): readonly AccountShare[] => {
  const byAccount = new Map<number, number>();
  for (const { akun_id, amount } of parts) byAccount.set(akun_id, (byAccount.get(akun_id) ?? 0) + amount);
  const accounts = [...byAccount].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return accounts.map(([akun_id, amount], at) =>
    at === 0 ? { akun_id, net: amount - pph - adjust, pph, adjust } : { akun_id, net: amount, pph: 0, adjust: 0 },
  );
};
