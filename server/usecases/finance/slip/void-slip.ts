// A slip is taken back (finance.md 3): its journal is mirrored today, what it paid and the tax it withheld are open again.
import { hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import type { PaidPart } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { returnedInto } from '../cash/paying-method.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { cancelHutang, reopenHutangs } from '../payable/pay-hutangs.ts';
import { cancelPph, holdPph } from './withheld.ts';

const heldParts = named<PaidPart, [number]>(
  'slip_parts',
  `select h.id as hutang_id, h.akun_id, d.amount, d.bruto_amount as bruto
   from hutangtransactiondetails d join hutangs h on h.id = d.hutang_id where d.hutangtransaction_id = $1
   order by h.id for no key update of h`,
);
const markVoid = named<unknown, [number, string, string, number | null]>(
  'slip_void',
  `update hutangtransactions set status = ${hutangtransaction.state.cancelled}, void_reason = $2, void_at = $3,
     void_kasirsesi_id = $4, updated_at = now(), version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/hutangtransaction/{id}/void {reason}
 * @throws Refusal slip-tax-remitted (409); those of posting
 */
export const voidSlip: UseCases['finance.hutangtransaction']['void'] = async (context, row, { reason }) => {
  const { tx, today } = context;
  const tax = await holdPph(context, hutangSource.slip, [row.id]);
  await reopenHutangs(context, await run(tx, heldParts, row.id));
  if (tax.length > 0) {
    await cancelPph(context, tax);
    await cancelHutang(context, hutangSource.slip, row.id);
  }
  await run(tx, markVoid, row.id, reason, today, await returnedInto(context, row));
  if (row.journal_id !== null) await reverse(context, row.journal_id, today, reason);
  return {
    record: await genericShow(hutangtransaction, context, row.id),
    log: {
      message: `pembatalan slip ${row.code} ${row.actor_name}: ${reason}`,
      url: `${hutangtransaction.screens.list}/${row.id}`,
    },
  };
};
