// Recurring journals that a vendor's invoice brings along (finance.md 2e), begun and ended by it.
import { jurnaltemplate } from '../../../../src/resources/finance/jurnaltemplate.ts';
import { insertRecord, type Values } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const stop = named<unknown, [number]>(
  'amortize_stop',
  'update jurnaltemplates set is_active = false, next_at = null, updated_at = now(), version = version + 1 where biayainvoice_id = $1',
);

/** Stores one as it is given; its lines balance. */
export const startTemplate = async ({ tx, actor, branch, branches }: WriteContext, template: Values): Promise<void> => {
  await insertRecord(tx, jurnaltemplate, template, { id: actor.id, branch: branch.id, branches });
};

/** It runs no more; what it has booked stays. */
export const stopOfInvoice = async ({ tx }: WriteContext, invoiceId: number): Promise<void> => {
  await run(tx, stop, invoiceId);
};
