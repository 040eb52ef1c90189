// What goes along with a contract (attendance.md 2): how its wages are taxed, and which insurances it has.
import { contractType, type Employment, taxScheme } from '../../../src/resources/attendance/employment.ts';

type Terms = Pick<
  Employment,
  | 'contract_type'
  | 'tax_scheme'
  | 'is_attendance_exempt'
  | 'is_bpjs_kes'
  | 'is_bpjs_jht'
  | 'is_bpjs_jp'
  | 'is_bpjs_jkk_jkm'
>;

const usualScheme = {
  [contractType.permanent]: taxScheme.employee,
  [contractType.fixedTerm]: taxScheme.employee,
  [contractType.daily]: taxScheme.daily,
  [contractType.partner]: taxScheme.freelance,
} as const;

/** The usual terms of a contract: a partner is paid by fees, has no insurance of the clinic and is not awaited. */
export const usualTerms = (type: Terms['contract_type']): Terms => {
  const employed = type !== contractType.partner;
  return {
    contract_type: type,
    tax_scheme: usualScheme[type],
    is_attendance_exempt: !employed,
    is_bpjs_kes: employed,
    is_bpjs_jht: employed,
    is_bpjs_jp: employed,
    is_bpjs_jkk_jkm: employed,
  };
};

/** Changes with what goes along with another contract; what is given goes before it. */
export const withContract = <C extends Partial<Terms>>(
  now: Pick<Terms, 'contract_type'>,
  changes: C,
): C & Partial<Terms> => {
  const type = changes.contract_type;
  if (type === undefined || type === now.contract_type) return changes;
  const partners = type === contractType.partner || now.contract_type === contractType.partner;
  const { tax_scheme, ...others } = usualTerms(type);
  return { tax_scheme, ...(partners && others), ...changes };
};
