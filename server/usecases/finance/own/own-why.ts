// 'Kenapa angka ini?' for the doctor whose fee or slip it is (finance.md 6.13): his part, without what the clinic keeps.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type Explanation, withoutPaths } from '../why/explanation.ts';
import { explainFee, readIncome } from '../why/why-income.ts';
import { explainSlip, readSlip } from '../why/why-slip.ts';
import { readOwn } from './own-scope.ts';

/** GET /api/finance/myincome/{id}/why: the fee of a treatment. @throws Refusal not-found */
export const whyOwnFee = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.why']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  if (context.actor.role !== DOKTER)
    return explainFee(context.tx, await readIncome(context.tx, id, context.branches), true);
  return readOwn(context, undefined, async (wide, { earner, branches }) => {
    const facts = await readIncome(wide, id, branches);
    if (facts.doctor_id !== earner.id) throw new Refusal('not-found');
    return withoutPaths(await explainFee(wide, facts, facts.shows_net));
  });
};

/** GET /api/finance/myincome/slip/{id}/why. @throws Refusal not-found */
export const whyOwnSlip = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.slipwhy']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  if (context.actor.role !== DOKTER) {
    const facts = await readSlip(context, id, context.branches);
    if (facts.actor_type !== actorType.doctor) throw new Refusal('not-found');
    return explainSlip(context, facts, true);
  }
  return readOwn(context, undefined, async (tx, { earner, branches }) => {
    const wide = { ...context, tx, branches };
    const facts = await readSlip(wide, id, branches);
    if (facts.actor_type !== actorType.doctor || facts.actor_id !== earner.id) throw new Refusal('not-found');
    return withoutPaths(await explainSlip(wide, facts, facts.shows_net));
  });
};
