// A slip in the books (finance.md 6.6, 7a): its journal, the tax that it withheld, and that it is owed to the state.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutangKind, type HutangSource, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import type { PphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import type { Taxpayer } from '../../../../src/resources/finance/pph.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { sharesByAccount } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import { sendLast } from '../../../db/transaction.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { post } from '../ledger/post-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { masaOf } from './payee-tax.ts';
import type { SlipPlan } from './plan-slip.ts';

export type SlipBody = CallRequest<Calls['finance.hutangtransaction.bayar']>['body'];

const DUE_DAY = 14;
/** Tax of a month is remitted by the fifteenth of the next (PMK 81/2024). */
export const dueOfMasa = (masa: string): string => addDays(addMonths(masa, 1), DUE_DAY);

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
    sourceType: string,
    source: number,
    bruto: number,
    dpp: number,
    amount: number,
    hutang: number | null,
    day: string,
    code: string,
  ]
>(
  'slip_pph',
  `insert into pphs (profile_id, created_by, kind, masa, actor_type, actor_id, actor_name, pajak_id, source_type, source_id,
     bruto_amount, dpp_amount, amount, hutang_id, withheld_at, source_code)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
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
  const document = {
    source: { type: hutangSource.slip, id: slip.id },
    transaction_at: slip.day,
    memo: `Slip ${slip.code} ${plan.actor_name}`,
  };
  const net = amounts.map((share) => share.net);
  // One event for one effect (corrections.md 6): wages are paid as wages, whoever pays them.
  const journal =
    body.actor_type === actorType.employee
      ? await post(context, postedEvent.payrollPaid, { ...document, amounts: { net } })
      : await post(context, postedEvent.payablePaid, {
          ...document,
          amounts: { net, pph: amounts.map(({ pph }) => pph), adjust: amounts.map(({ adjust }) => adjust) },
        });
  return journal?.id ?? null;
};

/** Tax that was withheld of somebody, as it goes into the withholding list of its month (finance.md 6.12). */
export interface WithheldPart {
  readonly kind: PphKind;
  /** First day of the month, 'YYYY-MM-DD'. */
  readonly masa: string;
  readonly actor: { readonly type: Taxpayer; readonly id: number; readonly name: string };
  /** Row of the tax, and the account that it stands on. */
  readonly pajak: { readonly id: number; readonly name: string; readonly akun: string };
  /** What tax is withheld of, and what of it is taxed, of this document alone; rupiah. */
  readonly bruto: number;
  readonly dpp: number;
  /** Rupiah that are owed to the state; below 0 where the year of an employee gives back. */
  readonly amount: number;
  /** The document that withheld it, once, its number, and the day and journal that it was booked by. */
  readonly source: { readonly type: HutangSource; readonly id: number; readonly code: string; readonly seq?: number };
  readonly day: string;
  readonly journal: number | null;
}
/** Keeps withheld tax, and that it is owed to the state. The journal of the document has booked it. */
export const addPph = async (context: WriteContext, part: WithheldPart): Promise<void> => {
  const { kind, masa, actor, pajak, bruto, dpp, amount, source, day, journal } = part;
  const [owed = null] =
    amount === 0
      ? []
      : await addHutangs(context, {
          day,
          journal,
          rows: [
            {
              actor: { type: actorType.tax, id: null, akun: pajak.akun },
              kind: hutangKind.tax,
              source: { type: source.type, id: source.id, seq: source.seq ?? 0 },
              bill_id: null,
              description: `${pajak.name} ${actor.name} ${source.code}`,
              amount,
              bruto: 0,
              due: dueOfMasa(masa),
            },
          ],
        });
  const withheld = [pajak.id, source.type, source.id, bruto, dpp, amount, owed, day, source.code] as const;
  const { branch, actor: by } = context;
  const who = [kind, masa, actor.type, actor.id, actor.name] as const;
  sendLast(context.tx, run(context.tx, insertPph, branch.id, by.id, ...who, ...withheld));
};

/** What a slip withheld. */
export const keepTax = async (
  context: WriteContext,
  { withheld, pph, actor_name }: SlipPlan,
  { actor_type, actor_id }: SlipBody,
  { id, code, day, journal }: Made,
) => {
  if (!withheld) return;
  await addPph(context, {
    kind: withheld.kind,
    masa: masaOf(day),
    actor: { type: actor_type, id: actor_id, name: actor_name },
    pajak: withheld,
    bruto: withheld.bruto,
    dpp: withheld.added,
    amount: pph,
    source: { type: hutangSource.slip, id, code },
    day,
    journal,
  });
};
