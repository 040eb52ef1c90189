// Bills of the demo that are paid by installments, some of them late, and notes of credit on bills that were paid.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

interface OpenBill {
  readonly id: number;
  readonly status: number;
  readonly day: string;
  readonly total_amount: number;
}
interface DueRow {
  readonly id: number;
  readonly due_date: string;
  readonly amount: number;
}

const CREDITS = 12;
const LATE = 3;
const NOTES = 2;
const INSTALLMENTS = 4;
const NOON = 12 * 60;
const THOUSANDS = 50_000;

/** The largest of what nobody has paid yet, the oldest first. */
const unpaid = planned<OpenBill, [number, string]>(
  `select * from (
     select id, status, coalesce(posting_date, transaction_at)::text as day, total_amount from bills
     where profile_id = $1 and status in (0, 1) and payment_type = 1 and type = 1 and transaction_at < $2
     order by total_amount desc, id limit ${CREDITS}
   ) b order by day, id`,
);
const dueRows = planned<DueRow, [number, string]>(
  `select id, due_date::text as due_date, amount - paid_amount as amount from angsurans
   where bill_id = $1 and due_date < $2 and paid_amount < amount order by due_date, no`,
);
const paidInFull = planned<OpenBill, [number, string]>(
  `select id, status, posting_date::text as day, total_amount from bills
   where profile_id = $1 and status = 3 and total_amount >= 500000 and posting_date < $2 order by posting_date desc, id limit ${NOTES}`,
);
/** A transfer needs no open till. */
const transferOf = planned<{ id: number }, [number]>(
  'select id from paymentmethods where profile_id = $1 and kind = 2',
);

/** Where a branch's installments are collected. */
export interface Desk {
  readonly tx: Transaction;
  readonly crew: Crew;
  readonly today: string;
  /** Id of the branch's transfers. */
  readonly transfer: number;
}

const collect = async ({ crew, transfer }: Desk, billId: number, row: DueRow): Promise<void> => {
  await crew.at('finance', instantAt(crew.branch.timezone, row.due_date, NOON)).call('finance.billtransaction.record', {
    methods: [{ paymentmethod_id: transfer, amount: row.amount, reference: `TRX-${row.id}` }],
    allocations: [{ bill_id: billId, angsuran_id: row.id, amount: row.amount }],
  });
};

/** Collects what has been due of a bill, each part on its day. @param most parts at most */
export const collectDue = async (desk: Desk, billId: number, most = Number.POSITIVE_INFINITY): Promise<void> => {
  const due = await run(desk.tx, dueRows, billId, desk.today);
  for (const row of due.slice(0, most)) await collect(desk, billId, row);
};

/** Money comes by transfer there. */
export const openDesk = async (tx: Transaction, crew: Crew, today: string): Promise<Desk> => {
  const transfer = await runOne(tx, transferOf, crew.branch.id);
  if (!transfer) throw new Error('The branch takes no transfers.');
  return { tx, crew, today, transfer: transfer.id };
};

/** Agrees on the installments on the bill's day and collects what has been due since; a late one misses its last. */
const sellOnCredit = async (desk: Desk, bill: OpenBill, late: boolean): Promise<void> => {
  const { crew } = desk;
  const terms = {
    dp_amount: Math.floor((bill.total_amount * 0.3) / THOUSANDS) * THOUSANDS,
    cicilan_attempt: INSTALLMENTS,
    due_mode: 1 as const,
    first_due_date: late ? addDays(bill.day, 14) : addMonths(bill.day, 1),
  };
  const at = crew.at('admin', instantAt(crew.branch.timezone, bill.day, NOON + 60));
  if (bill.status === 0) await at.act('finance.bill', bill.id, 'issue', { payment_type: 2 as const, ...terms });
  else await at.act('finance.bill', bill.id, 'kredit', terms);
  await collectDue(desk, bill.id, late ? 1 : undefined);
};

/** Sells on credit, the first ones late, and credits two paid bills with a part of their price. */
export const playCredit = async (tx: Transaction, crew: Crew, today: string): Promise<void> => {
  const desk = await openDesk(tx, crew, today);
  const bills = await run(tx, unpaid, crew.branch.id, today);
  for (const [at, bill] of bills.entries()) await sellOnCredit(desk, bill, at < LATE);
  const paid = await run(tx, paidInFull, crew.branch.id, today);
  for (const bill of paid) {
    const manager = crew.at('manager', instantAt(crew.branch.timezone, bill.day, NOON + 120));
    await manager.act('finance.bill', bill.id, 'refund', {
      amount: Math.round((bill.total_amount * 0.2) / 1_000) * 1_000,
      paymentmethod_id: desk.transfer,
      reference: `NK-${bill.id}`,
      reason: 'Sebagian perawatan tidak dilanjutkan',
    });
  }
};
