// What patients have paid and owe, as Finance tells those who list people (finance.md 6.12 financeStats).
import type { Transaction } from '../../../db/transaction.ts';
import { port } from '../../kernel/port.ts';

/** The names are specified. */
export interface FinanceStats {
  /** Receipts that stand: rupiah received, below zero for what was paid back; a deposit counts once it pays a bill. */
  readonly billtransactions: readonly { readonly price_amount: number }[];
  /** Issued bills: rupiah of the bill, and what of it is paid. */
  readonly bills: readonly { readonly total_amount: number; readonly installment_current_amount: number }[];
  /** Sum of the receipts. */
  readonly paid_amount: number;
  /** What is open of the bills. */
  readonly hutang_amount: number;
}
/** By patient id, within the branches given. */
export type StatsOf = (
  tx: Transaction,
  ids: readonly number[],
  branches: readonly number[],
) => Promise<ReadonlyMap<number, FinanceStats>>;

/** What Finance knows of patients for those who list them. */
export interface PatientMoney {
  readonly statsOf: StatsOf;
  /** SQL over the users `t`: true for who has an open bill in a branch of the one parameter. */
  readonly indebted: string;
  /** SQL: ids of all of these. */
  readonly debtors: string;
}
export const patientMoney = port<PatientMoney>('PAID and HUTANG of patients');
