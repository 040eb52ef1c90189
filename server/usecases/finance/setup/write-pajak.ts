// Taxes as dated rows (finance.md 2a): a progressive one has its steps.
import { pajak } from '../../../../src/resources/finance/pajak.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';

type Rule = Pick<StoredOf<typeof pajak>, 'method' | 'valid_from'> & {
  readonly valid_to?: string | null;
  readonly brackets?: readonly unknown[];
} & { readonly [F in 'fasilitas_percent' | 'fasilitas_omzet' | 'fasilitas_batas']?: number | null | undefined };

const requireRule = (rule: Rule): void => {
  const { method, brackets, valid_from, valid_to } = rule;
  const facility = [rule.fasilitas_percent, rule.fasilitas_omzet, rule.fasilitas_batas];
  const given = facility.filter((value) => value !== null && value !== undefined).length;
  if (given > 0 && given < facility.length) throw refuseField('tax-facility', 'fasilitas_percent');
  if (method === 'progresif17' && !brackets?.length) throw refuseField('pajak-brackets', 'brackets');
  requireValidity({ valid_from, valid_to });
};

/** @throws Refusal pajak-brackets, tax-facility, validity-end (422); duplicate (409) for a code that begins on the same day */
export const createPajak: UseCases['finance.pajak']['create'] = async (context, body) => {
  requireRule(body);
  return genericCreate(pajak, context, body);
};

/** @throws Refusal pajak-brackets, tax-facility, validity-end (422) */
export const editPajak: UseCases['finance.pajak']['edit'] = async (context, { before }, body) => {
  requireRule({ ...before, ...body });
  return genericEdit(pajak, context, before, body);
};
