// Above every statement: whose books, what, of which days, and when it was printed.
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

interface Branch {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
}
const branchesOf = named<Branch, [readonly number[]]>(
  'letterhead_branches',
  'select name, address, phone from profiles where id = any ($1) order by id',
);

export interface Letterhead {
  /** The branch, or those that were added up. */
  readonly clinic: string;
  /** Address and telephone of the one branch; of several none. */
  readonly address: string | null;
  /** By whom and when. */
  readonly printed: string;
}

export const letterheadOf = async (
  { tx, actor, timezone, now }: Context,
  ids: readonly number[],
): Promise<Letterhead> => {
  const branches = await run(tx, branchesOf, ids);
  const [only, ...others] = branches;
  const telephone = only?.phone ? `Telp. ${only.phone}` : null;
  const address = others.length > 0 ? '' : [only?.address, telephone].filter(Boolean).join(' · ');
  return {
    clinic: branches.map(({ name }) => name).join(', '),
    address: address || null,
    printed: `Dicetak ${actor.name}, ${formatInstant(timezone, now)}`,
  };
};

/** The lines above an Excel sheet. @param subject the range or day @param notes what does not hold */
export const headLines = (
  { clinic, address, printed }: Letterhead,
  title: string,
  subject: string,
  notes: readonly string[] = [],
): readonly string[] => [
  clinic,
  ...(address === null ? [] : [address]),
  title,
  `Periode: ${subject}`,
  printed,
  ...notes,
];
