// 'Kenapa angka ini?' for the doctor or investor whose row or slip it is (finance.md 6.13): his part, without what others get.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { INVESTOR } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type Explanation, withoutPaths } from '../why/explanation.ts';
import { named, runOne } from '../../../db/statement.ts';
import { explainHutang } from '../why/why-hutang.ts';
import { explainFee, readIncome } from '../why/why-income.ts';
import { explainSlip, readSlip } from '../why/why-slip.ts';
import { type Earner, isEarner, readOwn } from './own-scope.ts';

const investorsRow = named<{ id: number }, [id: number, investor: number | null]>(
  'own_why_row',
  `select id from hutangs where id = $1 and actor_type = '${actorType.investor}' and actor_id = $2`,
);
/** Of others: what the doctor agreed and gets. */
const NOT_HIS = new Set(['rule', 'split']);

/** A row of what an investor is owed; of whose treatment is not his to know. */
const whyOwnRow = (context: Context, id: number): Promise<Explanation> =>
  readOwn(context, undefined, async (tx, { earner, branches }) => {
    if (!(await runOne(tx, investorsRow, id, earner.actor_id))) throw new Refusal('not-found');
    const told = await explainHutang({ ...context, tx, branches }, id, { names: false });
    return withoutPaths({ ...told, parts: told.parts.filter(({ key }) => !NOT_HIS.has(key)) });
  });

/** GET /api/finance/myincome/{id}/why: the fee of a treatment; for an investor, a row of what he is owed. @throws Refusal not-found */
export const whyOwnFee = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.why']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  if (context.actor.role === INVESTOR) return whyOwnRow(context, id);
  if (!isEarner(context.actor.role))
    return explainFee(context.tx, await readIncome(context.tx, id, context.branches), true);
  return readOwn(context, undefined, async (wide, { earner, branches }) => {
    const facts = await readIncome(wide, id, branches);
    if (facts.doctor_id !== earner.id) throw new Refusal('not-found');
    return withoutPaths(await explainFee(wide, facts, facts.shows_net));
  });
};

const PAYEES: ReadonlySet<string> = new Set<Earner['type']>([actorType.doctor, actorType.investor]);

/** GET /api/finance/myincome/slip/{id}/why. @throws Refusal not-found */
export const whyOwnSlip = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.slipwhy']>,
): Promise<Explanation> => {
  const id = params['id'] ?? 0;
  if (!isEarner(context.actor.role)) {
    const facts = await readSlip(context, id, context.branches);
    if (!PAYEES.has(facts.actor_type)) throw new Refusal('not-found');
    return explainSlip(context, facts, true);
  }
  return readOwn(context, undefined, async (tx, { earner, branches }) => {
    const wide = { ...context, tx, branches };
    const facts = await readSlip(wide, id, branches);
    if (facts.actor_type !== earner.type || facts.actor_id !== earner.actor_id) throw new Refusal('not-found');
    return withoutPaths(await explainSlip(wide, facts, earner.type === actorType.investor || facts.shows_net));
  });
};
