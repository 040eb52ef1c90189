// A vendor that somebody was owed or ordered from stays (inventory.md 2).
import { vendor } from '../../../../src/resources/inventory/vendor.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericDelete } from '../../kernel/generic.ts';

/** @throws Refusal vendor-used (409) */
export const deleteVendor: UseCases['inventory.vendor']['delete'] = async (context, { before }) => {
  try {
    return await genericDelete(vendor, context, before);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'in-use' ? new Refusal('vendor-used') : error;
  }
};
