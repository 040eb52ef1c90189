// The cost of a treatment's consumables as the service brings it to the shares (finance.md 6.12).
import { holdShared } from '../../server/usecases/finance/share/income-rows.ts';
import { bhpCost } from '../../server/usecases/finance/share/treatment-cost.ts';
import type { TestApp } from '../support/app.ts';
import { BANDUNG, inBranch } from './in-branch.ts';

/** @param amount rupiah of all that the treatment has used up */
export const usedUp = (clinic: Pick<TestApp, 'database'>, treatment: number, amount: number): Promise<void> =>
  inBranch(clinic, BANDUNG, async (context) => {
    const left = await bhpCost(context, treatment, { shared: await holdShared(context, treatment), amount });
    await left?.();
  });
