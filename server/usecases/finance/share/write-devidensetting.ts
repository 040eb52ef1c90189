// What investors get (finance.md 2a): one setting of a branch at a time (by the database), and a reserve only of profit.
import { devidensetting, dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';

type Stored = StoredOf<typeof devidensetting>;
type Setting = Pick<Stored, 'metode' | 'percent' | 'reserve_percent' | 'valid_from'> & {
  readonly valid_to?: string | null | undefined;
};

const requireSetting = (setting: Setting): void => {
  if (setting.percent <= 0) throw refuseField('dividend-percent', 'percent');
  const reserveFits =
    setting.metode === dividendMethod.ofProfit ? setting.reserve_percent < 100 : setting.reserve_percent === 0;
  if (!reserveFits) throw refuseField('dividend-reserve', 'reserve_percent');
  requireValidity(setting);
};

/** @throws Refusal dividend-percent, dividend-reserve, validity-end, validity-overlap (422) */
export const createDevidensetting: UseCases['finance.devidensetting']['create'] = async (context, body) => {
  requireSetting(body);
  return genericCreate(devidensetting, context, body);
};

/** Treatments and dividends that were reckoned by it stay as they were. @throws Refusal as `createDevidensetting` */
export const editDevidensetting: UseCases['finance.devidensetting']['edit'] = async (context, { before }, body) => {
  requireSetting({ ...before, ...body });
  return genericEdit(devidensetting, context, before, body);
};
