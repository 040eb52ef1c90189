// What the state calls an income, as dated rows (finance.md 2a).
import { objekpajak } from '../../../../src/resources/finance/objekpajak.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';

/** @throws Refusal validity-end (422); duplicate (409) for a code that begins on the same day */
export const createObjekpajak: UseCases['finance.objekpajak']['create'] = async (context, body) => {
  requireValidity(body);
  return genericCreate(objekpajak, context, body);
};

/** Files that were made by it stay as they were. @throws Refusal validity-end (422) */
export const editObjekpajak: UseCases['finance.objekpajak']['edit'] = async (context, { before }, body) => {
  requireValidity({ ...before, ...body });
  return genericEdit(objekpajak, context, before, body);
};
