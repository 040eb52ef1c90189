// What doctors, partners and the state were owed before the books began (finance.md 6.7): one row without a name for each control account.
import { type HutangKind, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { UNDETAILED } from '../opening/opening-rest.ts';
import { addHutangs, type HutangActor } from './hutang-rows.ts';

/** @param amount rupiah on the control account, credit @param kind only of what has an account apart from its payee's */
export const openHutang = (
  context: WriteContext,
  actor: HutangActor,
  {
    periode,
    day,
    journal,
  }: { readonly periode: number; readonly day: string; readonly journal: { readonly id: number } },
  amount: number,
  kind: HutangKind = hutangKind.opening,
): Promise<unknown> =>
  addHutangs(context, {
    day,
    journal: journal.id,
    rows: [
      {
        actor,
        kind,
        source: { type: hutangSource.opening, id: periode, seq: 0 },
        bill_id: null,
        description: UNDETAILED,
        amount,
        bruto: 0,
      },
    ],
  });
