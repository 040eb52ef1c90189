// 'Kenapa angka ini?' of dividends, for who keeps the books and for the investor whose part it is (finance.md 6.13).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type Explanation, withoutPaths } from '../why/explanation.ts';
import { explainDividend, explainShare } from '../why/why-dividend.ts';
import { readDividends } from './dividend-scope.ts';
import { requireHis, showShare } from './list-dividends.ts';

/** GET /api/finance/deviden/{id}/why. @throws Refusal not-found (404) */
export const whyDividend = (
  context: Context,
  { params }: CallRequest<Calls['finance.deviden.why']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  return readDividends(context, async (own, investor) => {
    await requireHis(own, id, investor);
    const told = await explainDividend(own, id, investor);
    return investor === null ? told : withoutPaths(told);
  });
};

/** GET /api/finance/devidendetail/{id}/why. @throws Refusal not-found (404), also of another's part */
export const whyDividendShare = async (
  context: Context,
  { params }: CallRequest<Calls['finance.devidendetail.why']>,
): Promise<Explanation> => {
  const { id } = await showShare(context, params['id'] ?? 0);
  return readDividends(context, async (own, investor) => {
    const told = await explainShare(own, id);
    return investor === null ? told : withoutPaths(told);
  });
};
