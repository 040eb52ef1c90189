// Tax that a document withheld, taken back with it (finance.md 3).
import type { HutangSource } from '../../../../src/resources/finance/hutang.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const taxOf = named<{ id: number; status: number }, [type: HutangSource, ids: readonly number[]]>(
  'slip_tax',
  `select id, status from pphs where source_type = $1 and source_id = any ($2) and status <> ${pph.state.cancelled}
   order by id for no key update`,
);
/** Holds it. @returns its rows @throws Refusal slip-tax-remitted (409) */
export const holdPph = async (
  { tx }: WriteContext,
  type: HutangSource,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await run(tx, taxOf, type, ids);
  if (rows.some(({ status }) => status !== pph.state.owed)) throw new Refusal('slip-tax-remitted');
  return rows.map(({ id }) => id);
};

const cancelTax = named<unknown, [readonly number[]]>(
  'slip_tax_cancel',
  `update pphs set status = ${pph.state.cancelled}, updated_at = now(), version = version + 1 where id = any ($1)`,
);
/** @param ids what `holdPph` answered */
export const cancelPph = async ({ tx }: WriteContext, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await run(tx, cancelTax, ids);
};
