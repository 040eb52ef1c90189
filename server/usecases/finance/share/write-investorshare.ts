// Shares of investors (finance.md 2a): a range of days that ends before it begins is refused, and so are two at once (by the database).
import { investorshare } from '../../../../src/resources/finance/investorshare.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';

/** @throws Refusal validity-end, validity-overlap (422) */
export const createInvestorshare: UseCases['finance.investorshare']['create'] = async (context, body) => {
  requireValidity(body);
  return genericCreate(investorshare, context, body);
};

/** What treatments have shared by it stays as it was. @throws Refusal validity-end, validity-overlap (422) */
export const editInvestorshare: UseCases['finance.investorshare']['edit'] = async (context, { before }, body) => {
  requireValidity({ ...before, ...body });
  return genericEdit(investorshare, context, before, body);
};
