// Payment methods of a branch; the one of the patients' deposits is the system's own (finance.md 2a).
import { DEPOSIT, paymentmethod } from '../../../src/resources/finance/paymentmethod.ts';
import { refuseField } from '../../../src/resources/refusals.ts';
import type { UseCases } from '../contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../generic.ts';

type Methods = UseCases['finance.paymentmethod'];

const requireOwn = (...kinds: readonly (number | undefined)[]): void => {
  if (kinds.includes(DEPOSIT)) throw refuseField('method-system', 'kind');
};

/** What is left empty costs nothing and comes at once. */
const filled = <B extends { readonly fee_fixed?: number | null; readonly settle_days?: number | null }>(
  body: B,
): B => ({
  ...body,
  ...(body.fee_fixed === null && { fee_fixed: 0 }),
  ...(body.settle_days === null && { settle_days: 0 }),
});

/** @throws Refusal method-system (422) */
export const createPaymentmethod: Methods['create'] = async (context, body) => {
  requireOwn(body.kind);
  return genericCreate(paymentmethod, context, filled(body));
};

/** @throws Refusal method-system (422) */
export const editPaymentmethod: Methods['edit'] = async (context, { before }, body) => {
  requireOwn(before.kind, body.kind);
  return genericEdit(paymentmethod, context, before, filled(body));
};

/** @throws Refusal method-system (422); in-use (409) once a receipt names it */
export const deletePaymentmethod: Methods['delete'] = async (context, { before }) => {
  requireOwn(before.kind);
  return genericDelete(paymentmethod, context, before);
};
