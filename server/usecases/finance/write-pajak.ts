// Taxes as dated rows (finance.md 2a): a progressive one has its steps.
import { pajak } from '../../../src/resources/finance/pajak.ts';
import { refuseField } from '../../../src/resources/refusals.ts';
import type { UseCases } from '../contract.ts';
import { genericCreate, genericEdit } from '../generic.ts';

const requireSteps = (method: string, steps: readonly unknown[]): void => {
  if (method === 'progresif17' && steps.length === 0) throw refuseField('pajak-brackets', 'brackets');
};

/** @throws Refusal pajak-brackets (422); duplicate (409) for a code that begins on the same day */
export const createPajak: UseCases['finance.pajak']['create'] = async (context, body) => {
  requireSteps(body.method, body.brackets ?? []);
  return genericCreate(pajak, context, body);
};

/** @throws Refusal pajak-brackets (422) */
export const editPajak: UseCases['finance.pajak']['edit'] = async (context, { before }, body) => {
  requireSteps(body.method ?? before.method, body.brackets ?? before.brackets);
  return genericEdit(pajak, context, before, body);
};
