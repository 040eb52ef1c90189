// Which installments a payment of bills pays (finance.md 6.2): those that were chosen, else the oldest. Pure.
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { fillRows, type OpenRow } from './installment.ts';

/** Rupiah of a receipt for a bill, or for one of its installments. */
export interface BillPart {
  readonly bill_id: number;
  readonly angsuran_id: number | null;
  readonly amount: number;
}
interface CreditedBill {
  readonly id: number;
  readonly code: string | null;
  readonly customer_name: string;
  /** Installments; none of a bill that is paid directly. */
  readonly rows: readonly OpenRow[];
}
export interface Allocation {
  readonly bill_id: number;
  readonly angsuran_id?: number | null | undefined;
  readonly amount: number;
  /** Rupiah that the payer was told are open of it; left out, whatever is open is paid from. */
  readonly outstanding?: number | undefined;
}
/** Somebody else was quicker, and what was looked at is no more. */
export const isStale = ({ outstanding }: Pick<Allocation, 'outstanding'>, left: number): boolean =>
  outstanding !== undefined && outstanding !== left;

const chosenPart = (bill: CreditedBill, allocation: Allocation): BillPart => {
  const { angsuran_id, amount } = allocation;
  const row = bill.rows.find(({ id }) => id === angsuran_id);
  if (!row) throw new Refusal('not-found');
  const left = row.amount - row.paid_amount;
  const code = bill.code ?? bill.customer_name;
  if (amount > left || isStale(allocation, left))
    throw new Refusal('installment-left', { no: row.no, code, sisa: formatRupiah(left) });
  return { bill_id: bill.id, angsuran_id: row.id, amount };
};

const ofBill = (bill: CreditedBill, allocations: readonly Allocation[]): readonly BillPart[] => {
  const chosen = allocations.filter(({ angsuran_id }) => angsuran_id).map((allocation) => chosenPart(bill, allocation));
  const rest = allocations.reduce((sum, { angsuran_id, amount }) => sum + (angsuran_id ? 0 : amount), 0);
  if (rest === 0) return chosen;
  if (bill.rows.length === 0) return [{ bill_id: bill.id, angsuran_id: null, amount: rest }];
  const taken = new Map(chosen.map(({ angsuran_id, amount }) => [angsuran_id, amount]));
  const rows = bill.rows.map((row) => ({ ...row, paid_amount: row.paid_amount + (taken.get(row.id) ?? 0) }));
  const filled = fillRows(rows, rest).map(({ id, amount }) => ({ bill_id: bill.id, angsuran_id: id, amount }));
  return [...chosen, ...filled].reduce<BillPart[]>((parts, part) => {
    const at = parts.findIndex(({ angsuran_id }) => angsuran_id === part.angsuran_id);
    const same = parts[at];
    return same ? parts.with(at, { ...same, amount: same.amount + part.amount }) : [...parts, part];
  }, []);
};

/**
 * What is stored of a receipt: its bills in their order, those on credit by installment.
 * @param bills locked, each once; what is left of them covers their allocations
 * @throws Refusal not-found, installment-left (409)
 */
export const partsOf = (bills: readonly CreditedBill[], allocations: readonly Allocation[]): readonly BillPart[] =>
  bills.flatMap((bill) =>
    ofBill(
      bill,
      allocations.filter(({ bill_id }) => bill_id === bill.id),
    ),
  );
