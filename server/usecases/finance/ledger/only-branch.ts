// The books are kept by branch: what is read for them is read for one.
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Context } from '../../kernel/contract.ts';

/** Id of the branch of the request. @throws Refusal no-branch (422) for who has not chosen one */
export const onlyBranch = ({ branches }: Context): number => {
  const [branch, ...more] = branches;
  if (branch === undefined || more.length > 0) throw new Refusal('no-branch');
  return branch;
};
