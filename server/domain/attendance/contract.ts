// What goes along with a contract (attendance.md 2): how its wages are taxed, and which insurances it has.
import { contractType, type Employment, taxScheme } from '../../../src/resources/attendance/employment.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';

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

/**
 * What is wrong with a contract: it ends before it begins, or a partner is taxed as an employee. By field and code of the refusal.
 */
export const contractProblems = ({
  contract_type,
  tax_scheme,
  contract_start_at: start,
  contract_end_at: end,
}: Pick<Employment, 'contract_type' | 'tax_scheme' | 'contract_start_at' | 'contract_end_at'>) => {
  const problems: (readonly ['contract_end_at', 'contract-end'] | readonly ['tax_scheme', 'partner-tax'])[] = [];
  if (start && end && end < start) problems.push(['contract_end_at', 'contract-end']);
  if (contract_type === contractType.partner && tax_scheme !== taxScheme.freelance)
    problems.push(['tax_scheme', 'partner-tax']);
  return problems;
};

type Contract = Pick<Employment, 'contract_type' | 'contract_start_at' | 'contract_end_at'>;
/** A contract for a term that another one took the place of; days 'YYYY-MM-DD'. */
export interface EndedContract {
  readonly start: string;
  readonly end: string;
}
/**
 * What of a contract for a term ended because it was overwritten: by one that begins later, or by one of another kind. The same start with
 * another end is the same contract, corrected.
 * @param today day of the change: the last day of a contract that nobody said the end of
 */
export const endedContract = (
  before: Contract & { readonly join_at: string | null },
  after: Contract,
  today: string,
): EndedContract | undefined => {
  const start = before.contract_start_at ?? before.join_at;
  if (before.contract_type !== contractType.fixedTerm || start === null) return undefined;
  const next = after.contract_start_at;
  const isOther = after.contract_type !== contractType.fixedTerm;
  // Where neither start nor end was told, a start that is filled in is that of the contract itself.
  const known = before.contract_start_at ?? before.contract_end_at;
  const isLater = next !== null && known !== null && next > known;
  if (!isOther && !isLater) return undefined;
  const last = isLater ? addDays(next, -1) : today;
  const end = before.contract_end_at !== null && before.contract_end_at < last ? before.contract_end_at : last;
  return end >= start ? { start, end } : undefined;
};
