// What a branch takes for packing a prescription, unless it is said otherwise (inventory.md 2: embalase_default).
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const packingOf = named<{ amount: number }, [branches: readonly number[]]>(
  'sale_embalase',
  'select embalase_default as amount from branchpreferences where profile_id = any ($1) order by profile_id limit 1',
);

/** Rupiah; of several branches that of the first. */
export const usualPacking = async ({ tx, branches }: Pick<Context, 'tx' | 'branches'>): Promise<number> =>
  (await runOne(tx, packingOf, branches))?.amount ?? 0;
