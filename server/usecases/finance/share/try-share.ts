// GET /api/finance/sharingprofit/coba: which rule wins for a treatment and what it makes of it (finance.md 4, 6.5).
import type { tryShare as call } from '../../../../src/resources/finance/share-calls.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { grossOf } from '../../../../src/resources/finance/amounts.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { investorPart } from '../../../domain/finance/investor-share.ts';
import { rulesFor, scoreOf, splitOf } from '../../../domain/finance/share.ts';
import { run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { investorRuleOn } from './investor-rule.ts';
import { rulesOfBranch } from './share-rules.ts';
import { treatments } from './treatment-port.ts';

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch; share-treatment-unknown (422) */
export const tryShare = async ({ tx, actor, today }: Context, { query }: CallRequest<typeof call>) => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  const { source, doctor_id, perawatan_id, transaction_at: day = today, price, qty, discount, lab, bhp } = query;
  const kategori_id = (await treatments.given().categoriesOf({ tx }, [perawatan_id])).get(perawatan_id);
  if (kategori_id === undefined) throw refuseField('share-treatment-unknown', 'perawatan_id');
  const branch = actor.session_profile_id ?? actor.profile_id;
  const kept = await run(tx, rulesOfBranch, branch, source, day);
  const rules = rulesFor(kept, { source, doctor_id, perawatan_id, kategori_id, day });
  const [winner] = rules;
  const gross = grossOf(qty, price);
  const net = Math.max(0, gross - discount);
  const split = splitOf(winner, { qty, gross, net, lab, bhp });
  const investor = winner ? investorPart(split.klinik, await investorRuleOn({ tx, branch: { id: branch } }, day)) : 0;
  return {
    sharingprofit_id: winner?.id ?? null,
    gross_amount: gross,
    discount_amount: gross - net,
    net_amount: net,
    lab_amount: lab,
    bhp_amount: bhp,
    base_amount: split.base,
    doctor_amount: split.doctor,
    rumahsakit_amount: split.rumahsakit,
    investor_amount: investor,
    klinik_amount: split.klinik - investor,
    rules: rules.map((rule) => ({
      id: rule.id,
      name: rule.name,
      score: scoreOf(rule),
      valid_from: rule.valid_from,
      valid_to: rule.valid_to,
      wins: rule === winner,
    })),
  };
};
