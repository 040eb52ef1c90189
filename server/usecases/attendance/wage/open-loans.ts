// Kasbon as the slips see it: what is still owed, taken by a posting and given back with it (attendance.md 2, 3).
import { loan } from '../../../../src/resources/attendance/loan.ts';
import type { SlipLoan } from '../../../domain/attendance/slip-facts.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

const openOf = named<SlipLoan & { readonly pegawai_id: number }, [readonly number[], string]>(
  'loans_open',
  `select id, pegawai_id, code, installment_amount, balance from pegawailoans
   where pegawai_id = any ($1) and status = ${loan.state.running} and loan_at <= $2 order by loan_at, id`,
);
const change = named<{ id: number }, [number, number]>(
  'loan_change',
  `update pegawailoans set balance = balance - $2, updated_at = now(), version = version + 1,
     status = case when balance = $2 then ${loan.state.settled} else ${loan.state.running} end
   where id = $1 and status <> ${loan.state.cancelled} and balance - $2 between 0 and amount returning id`,
);

/** What each of them owes of kasbon given up to a day, the oldest first. */
export const openLoans = (
  { tx }: Pick<Context, 'tx'>,
  pegawai: readonly number[],
  until: string,
): Promise<readonly (SlipLoan & { readonly pegawai_id: number })[]> => run(tx, openOf, pegawai, until);

/** Lowers loans by what slips took, by id. @returns false where one no longer owes so much: the slips are to be reckoned again */
export const takeLoans = async (
  { tx }: Pick<WriteContext, 'tx'>,
  taken: readonly { readonly id: number; readonly amount: number }[],
): Promise<boolean> => {
  for (const { id, amount } of taken.toSorted((a, b) => a.id - b.id)) {
    const changed = await run(tx, change, id, amount);
    if (changed.length === 0) return false;
  }
  return true;
};

/** Gives back what `takeLoans` took. @returns false where a loan was cancelled since */
export const returnLoans = (
  context: Pick<WriteContext, 'tx'>,
  taken: readonly { readonly id: number; readonly amount: number }[],
): Promise<boolean> =>
  takeLoans(
    context,
    taken.map(({ id, amount }) => ({ id, amount: -amount })),
  );
