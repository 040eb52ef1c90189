// Whether the pharmacy is at work on a prescription: its doctor no longer cancels it then (service.md 3.2).
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const begun = named<{ id: number }, [number]>(
  'resep_begun',
  `select id from sales where visitresep_id = $1 and status <> ${sale.state.cancelled} limit 1`,
);

/** True once the pharmacy has begun a sale for the prescription, which the caller holds. */
export const isResepPrepared = async ({ tx }: WriteContext, visitresepId: number): Promise<boolean> =>
  (await runOne(tx, begun, visitresepId)) !== undefined;
