// Rules of sharing (finance.md 2a, 6.5): what would pay more than there is, or nobody, is refused.
import {
  doctorType,
  recognition,
  shareSource,
  sharingprofit,
} from '../../../../src/resources/finance/sharingprofit.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { exceedsWhole } from '../../../domain/finance/share.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { requireValidity } from '../../kernel/validity.ts';

type Stored = StoredOf<typeof sharingprofit>;
type Rule = Pick<
  Stored,
  | 'source'
  | 'doctor_type'
  | 'doctor_value'
  | 'doctor_base'
  | 'rumahsakit_percent'
  | 'rumahsakit_base'
  | 'recognition'
  | 'valid_from'
> & { readonly mitra_id?: number | null | undefined; readonly valid_to?: string | null | undefined };

const requireRule = (rule: Rule): void => {
  if (rule.doctor_type === doctorType.percent && rule.doctor_value > 100)
    throw refuseField('share-percent', 'doctor_value');
  if (exceedsWhole(rule)) throw refuseField('share-above-whole', 'rumahsakit_percent');
  if (rule.rumahsakit_percent > 0 && !rule.mitra_id) throw refuseField('share-partner-missing', 'mitra_id');
  const used = rule.recognition === recognition.whenUsed;
  if (used !== (rule.source === shareSource.package)) throw refuseField('share-recognition', 'recognition');
  requireValidity(rule);
};

/** @throws Refusal share-percent, share-above-whole, share-partner-missing, share-recognition, validity-end (422) */
export const createSharingprofit: UseCases['finance.sharingprofit']['create'] = async (context, body) => {
  requireRule(body);
  return genericCreate(sharingprofit, context, body);
};

/** Treatments that were shared by the rule keep what it said. @throws Refusal as `createSharingprofit` */
export const editSharingprofit: UseCases['finance.sharingprofit']['edit'] = async (context, { before }, body) => {
  requireRule({ ...before, ...body });
  return genericEdit(sharingprofit, context, before, body);
};
