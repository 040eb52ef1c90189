// Loans are lowered by wages, and given back when those are taken back (attendance.md 3).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface LoanPart {
  readonly id: number;
  /** Rupiah. */
  readonly amount: number;
}
const hold = named<{ id: number; balance: number; status: number }, [readonly number[]]>(
  'loan_hold',
  'select id, balance, status from pegawailoans where id = any ($1) order by id for no key update',
);
/** 1 running, 2 repaid. */
const move = named<unknown, [ids: readonly number[], amounts: readonly number[]]>(
  'loan_move',
  `update pegawailoans l set balance = l.balance + n.amount, status = case when l.balance + n.amount = 0 then 2 else 1 end,
     updated_at = now(), version = l.version + 1
   from (select id, sum(amount) as amount from unnest($1::bigint[], $2::bigint[]) n (id, amount) group by id) n where l.id = n.id`,
);
/**
 * Lowers loans, or gives back what lowered them.
 * @param sign -1 lowers @throws Refusal loan-changed (409): less of one is owed than is taken
 */
export const moveLoans = async ({ tx }: WriteContext, parts: readonly LoanPart[], sign: 1 | -1): Promise<void> => {
  if (parts.length === 0) return;
  const held = await run(
    tx,
    hold,
    parts.map(({ id }) => id),
  );
  const short = parts.some(({ id, amount }) => {
    const loan = held.find((one) => one.id === id);
    return !loan || loan.status === -1 || (sign === -1 && loan.balance < amount);
  });
  if (short) throw new Refusal('loan-changed');
  await run(
    tx,
    move,
    parts.map(({ id }) => id),
    parts.map(({ amount }) => sign * amount),
  );
};
