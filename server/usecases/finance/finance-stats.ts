// PAID and HUTANG of patients, for their lists (finance.md 6.12 financeStats).
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named, run } from '../../db/statement.ts';

export interface FinanceStats {
  /** Rupiah received in receipts that stand, less what was paid back; a deposit counts once it pays a bill. */
  readonly paid_amount: number;
  /** Rupiah still open on issued bills. */
  readonly hutang_amount: number;
}

const stats = named<FinanceStats & { customer_id: number }, [readonly number[], readonly number[]]>(
  'finance_stats',
  `select c.id as customer_id,
     coalesce((select sum(case r.type when 1 then r.price_amount when 3 then r.deposit_amount - r.price_amount end) from billtransactions r
       where r.customer_id = c.id and r.status = 1 and r.profile_id = any ($2)), 0)::bigint as paid_amount,
     coalesce((select sum(b.total_amount - b.installment_current_amount) from bills b
       where b.customer_id = c.id and b.status in (1, 2) and b.profile_id = any ($2)), 0)::bigint as hutang_amount
   from unnest($1::bigint[]) c (id)`,
);

/** By patient id, within the branches given. */
export const financeStats = async (
  tx: Transaction<Database>,
  ids: readonly number[],
  branches: readonly number[],
): Promise<ReadonlyMap<number, FinanceStats>> => {
  const rows = ids.length === 0 ? [] : await run(tx, stats, ids, branches);
  return new Map(
    rows.map(({ customer_id, paid_amount, hutang_amount }) => [customer_id, { paid_amount, hutang_amount }]),
  );
};
