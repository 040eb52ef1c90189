// Slips (finance.md 2d, 3, 6.6): what is owed to one payee is paid, the tax of it is withheld and owed to the state.
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import { sendLast } from '../../../db/transaction.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { payingMethod, type PayingMethod } from '../cash/paying-method.ts';
import { nextCode } from '../ledger/next-code.ts';
import { payHutangs } from '../payable/pay-hutangs.ts';
import { masaOf } from './payee-tax.ts';
import { payeeAccount } from './payee-profile.ts';
import { planSlip } from './plan-slip.ts';
import { slipRequest } from './ask-slip.ts';
import { keepTax, postSlip, type SlipBody } from './book-slip.ts';

/** POST /api/finance/hutangtransaction/preview: tax with its steps, and net; rupiah. Nothing is stored. */
export const previewSlip = async (
  context: Context,
  { body }: CallRequest<Calls['finance.hutangtransaction.preview']>,
) => {
  const { gross, withheld, pph, adjust, net } = await planSlip(context, body, false);
  return {
    gross_amount: gross,
    pph_amount: pph,
    adjust_amount: adjust,
    net_amount: net,
    pajak: withheld
      ? {
          id: withheld.id,
          name: withheld.name,
          known: withheld.known,
          masa: masaOf(body.transaction_at),
          bruto_amount: withheld.bruto,
          bruto_before: withheld.masa.bruto,
          withheld_before: withheld.masa.withheld,
          dpp_amount: withheld.dpp,
          due_amount: withheld.due,
          brackets: withheld.parts,
        }
      : null,
  };
};

const insertDetails = named<
  unknown,
  [slip: number, profile: number, hutangs: readonly number[], amounts: readonly number[], brutos: readonly number[]]
>(
  'slip_details',
  `insert into hutangtransactiondetails (hutangtransaction_id, profile_id, hutang_id, amount, bruto_amount)
   select $1, $2, d.hutang_id, d.amount, d.bruto
   from unnest($3::bigint[], $4::bigint[], $5::bigint[]) d (hutang_id, amount, bruto)`,
);
const keepJournal = named<unknown, [number, number | null]>(
  'slip_journal',
  'update hutangtransactions set journal_id = $2 where id = $1',
);

const requireMethod = async (context: WriteContext, id: number): Promise<PayingMethod> => {
  const method = await payingMethod(context, id);
  if (!method) throw refuseField('slip-method', 'paymentmethod_id');
  return method;
};

/** Holds what a slip pays. @throws Refusal slip-method, slip-adjust-note (422), those of `planSlip` */
export const holdSlip = async (context: WriteContext, body: SlipBody) => {
  if ((body.adjust_amount ?? 0) > 0 && !body.adjust_note) throw refuseField('slip-adjust-note', 'adjust_note');
  const { akun_id: money, kind, session } = await requireMethod(context, body.paymentmethod_id);
  const [plan, account] = await Promise.all([
    planSlip(context, body, true),
    kind === paymentKind.transfer ? payeeAccount(context, body.actor_type, body.actor_id) : Promise.resolve({}),
  ]);
  return { money, session, plan, account };
};
export type Held = Awaited<ReturnType<typeof holdSlip>>;

/** Pays what is held. @throws Refusal those of posting */
export const makeSlip = async (context: WriteContext, body: SlipBody, { money, session, plan, account }: Held) => {
  const { tx, actor, branch, branches } = context;
  await payHutangs(context, plan.parts);
  const day = body.transaction_at;
  const code = await nextCode(context, documentKinds.slip, day);
  const { details: _details, all: _all, ...given } = body;
  const values = {
    ...given,
    code,
    actor_name: plan.actor_name,
    gross_amount: plan.gross,
    pph_amount: plan.pph,
    pajak_id: plan.withheld?.id ?? null,
    net_amount: plan.net,
    kasirsesi_id: session,
    ...account,
  };
  const id = await insertRecord(tx, hutangtransaction, values, { id: actor.id, branch: branch.id, branches });
  const { parts } = plan;
  // Nothing waits for these: they travel with what comes next.
  sendLast(
    tx,
    run(
      tx,
      insertDetails,
      id,
      branch.id,
      parts.map(({ hutang_id }) => hutang_id),
      parts.map(({ amount }) => amount),
      parts.map(({ bruto }) => bruto),
    ),
  );
  const journal = await postSlip(context, plan, body, { id, code, day }, money);
  sendLast(tx, run(tx, keepJournal, id, journal));
  await keepTax(context, plan, body, { id, code, day, journal });
  return { id, code, plan };
};

/**
 * POST /api/finance/hutangtransaction; waits for an approver where the branch's rule says so.
 * @throws Refusal those of `holdSlip` and `makeSlip`
 */
export const paySlip = async (
  context: WriteContext,
  { body }: CallRequest<Calls['finance.hutangtransaction.bayar']>,
) => {
  const { id, code, plan } = await makeSlip(context, body, await holdSlip(context, body));
  const request = await slipRequest(context, [{ body, plan }]);
  const { list } = hutangtransaction.screens;
  return {
    status: 201 as const,
    request,
    record: await genericShow(hutangtransaction, context, id),
    log: {
      message: `pembayaran hutang ${plan.actor_name} ${request ? '' : `${code} `}sebesar ${formatRupiah(plan.net)}`,
      url: request ? list : `${list}/${id}`,
      after: body,
    },
  };
};
