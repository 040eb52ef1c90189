// What the pages of payables show, as it is answered.
import type { AnswerOf } from '../../../resources/answers.ts';
import { payees, type Payee } from '../../../resources/finance/hutang.ts';

export type Owed = AnswerOf<'finance.hutang.aktor'>['data'][number];
export type OpenRow = AnswerOf<'finance.hutang.terbuka'>['data'][number];

/** The kind that an address ends with. @throws Error for an address that names none: no route of ours */
export const payeeOf = (pathname: string): { readonly value: Payee; readonly label: string } => {
  const found = payees.find(({ value }) => pathname.endsWith(`/${value}`));
  if (!found) throw new Error(`${pathname} names no payee.`);
  return found;
};

/** Rupiah that are past their day. */
export const overdueOf = ({ ages }: Owed): number =>
  ages.reduce((sum, { age, amount }) => (age === 'due' ? sum : sum + amount), 0);
