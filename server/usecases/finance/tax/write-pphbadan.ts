// The group's choice of how to pay its own tax (finance.md 2a, 6.6; corrections.md 8): from the turnover only for what is left of an old
// term, which is a row of the taxes with an end and its rule.
import { companyTaxMethod, pphbadan } from '../../../../src/resources/finance/pphbadan.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { isTerm, validOn } from '../../../domain/finance/company-tax.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';
import { readChoices } from './company-way.ts';

type Setting = Pick<StoredOf<typeof pphbadan>, 'metode' | 'valid_from'> & {
  readonly angsuran_amount?: number | null | undefined;
  readonly valid_to?: string | null | undefined;
};

const requireSetting = async ({ tx }: WriteContext, setting: Setting): Promise<void> => {
  requireValidity(setting);
  const { metode, angsuran_amount: amount = null, valid_from } = setting;
  if ((metode === companyTaxMethod.instalment) !== (amount !== null))
    throw refuseField('company-tax-amount', 'angsuran_amount');
  if (metode !== companyTaxMethod.turnover) return;
  const { rates } = await readChoices(tx);
  const terms = rates.filter((rate) => rate.ofTurnover && isTerm(rate));
  if (!validOn(terms, valid_from)) throw refuseField('company-tax-term', 'metode');
};

/** @throws Refusal company-tax-amount, company-tax-term, validity-end, validity-overlap (422) */
export const createPphbadan: UseCases['finance.pphbadan']['create'] = async (context, body) => {
  await requireSetting(context, body);
  return genericCreate(pphbadan, context, body);
};

/** Months that were reckoned stay as they are until they are reckoned again. @throws Refusal as `createPphbadan` */
export const editPphbadan: UseCases['finance.pphbadan']['edit'] = async (context, { before }, body) => {
  await requireSetting(context, { ...before, ...body });
  return genericEdit(pphbadan, context, before, body);
};
