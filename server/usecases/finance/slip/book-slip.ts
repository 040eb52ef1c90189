// A slip in the books (finance.md 6.6, 7a): its journal, the tax that it withheld, and that it is owed to the state.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { sharesByAccount } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { post } from '../ledger/post-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { masaOf } from './payee-tax.ts';
import type { SlipPlan } from './plan-slip.ts';

export type SlipBody = CallRequest<Calls['finance.hutangtransaction.bayar']>['body'];

const DUE_DAY = 14;
/** Tax of a month is remitted by the fifteenth of the next (PMK 81/2024). */
const dueOfMasa = (masa: string): string => addDays(addMonths(masa, 1), DUE_DAY);

const insertPph = named<
  unknown,
  [
    profile: number,
    by: number,
    kind: string,
    masa: string,
    actorType: string,
    actor: number,
    name: string,
    pajak: number,
    slip: number,
    bruto: number,
    dpp: number,
    amount: number,
    hutang: number | null,
  ]
>(
  'slip_pph',
  `insert into pphs (profile_id, created_by, kind, masa, actor_type, actor_id, actor_name, pajak_id, source_type, source_id,
     bruto_amount, dpp_amount, amount, hutang_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, '${hutangSource.slip}', $9, $10, $11, $12, $13)`,
);

interface Made {
  readonly id: number;
  readonly code: string;
  readonly day: string;
  readonly journal: number | null;
}

/** The journal of a slip; null where nothing is left after corrections. @param money account that the method pays from */
export const postSlip = async (
  context: WriteContext,
  plan: SlipPlan,
  body: SlipBody,
  slip: Omit<Made, 'journal'>,
  money: number,
) => {
  const actor = { type: body.actor_type, id: body.actor_id };
  const { withheld } = plan;
  const amounts = sharesByAccount(plan.parts, plan).map(({ akun_id, ...share }) => {
    const of = (amount: number, accounts: object) => ({
      amount,
      accounts: { hutang: akun_id, ...accounts },
      debitActor: actor,
      description: plan.actor_name,
    });
    return {
      net: of(share.net, { paymentmethod: money }),
      pph: of(share.pph, withheld ? { pajak: withheld.akun_id } : {}),
      adjust: of(share.adjust, {}),
    };
  });
  const journal = await post(context, postedEvent.payablePaid, {
    source: { type: hutangSource.slip, id: slip.id },
    transaction_at: slip.day,
    memo: `Slip ${slip.code} ${plan.actor_name}`,
    amounts: {
      net: amounts.map(({ net }) => net),
      pph: amounts.map(({ pph }) => pph),
      adjust: amounts.map(({ adjust }) => adjust),
    },
  });
  return journal?.id ?? null;
};

/** The withheld tax, and that it is owed to the state. */
export const keepTax = async (
  context: WriteContext,
  plan: SlipPlan,
  body: SlipBody,
  { id, code, day, journal }: Made,
) => {
  const { withheld, pph } = plan;
  if (!withheld) return;
  const masa = masaOf(day);
  const [owed = null] =
    pph === 0
      ? []
      : await addHutangs(context, {
          day,
          journal,
          rows: [
            {
              actor: { type: actorType.tax, id: null, akun: withheld.akun },
              kind: hutangKind.tax,
              source: { type: hutangSource.slip, id, seq: 0 },
              bill_id: null,
              description: `${withheld.name} ${plan.actor_name} ${code}`,
              amount: pph,
              bruto: 0,
              due: dueOfMasa(masa),
            },
          ],
        });
  await run(
    context.tx,
    insertPph,
    context.branch.id,
    context.actor.id,
    withheld.kind,
    masa,
    body.actor_type,
    body.actor_id,
    plan.actor_name,
    withheld.id,
    id,
    withheld.bruto,
    withheld.dpp,
    pph,
    owed,
  );
};
