// Above every statement: whose books, what, of which days, and when it was printed.
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import type { Letterhead as PaperHead } from '../../../print/letterhead.ts';
import type { Context } from '../../kernel/contract.ts';
import { logoForPaper } from '../../platform/branch/upload-logo.ts';

interface Branch {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly npwp: string | null;
}
/** $2: the day on which it is printed; who is no PKP yet prints no tax number. */
const branchesOf = named<Branch, [readonly number[], string]>(
  'letterhead_branches',
  `select name, address, phone, case when pkp_since <= $2::date then npwp end as npwp
   from profiles where id = any ($1) order by id`,
);

export interface Letterhead extends PaperHead {
  readonly address: string | null;
  readonly npwp: string | null;
  /** By whom and when. */
  readonly printed: string;
}

/** @param logo that of the one branch comes along: a sheet has none */
export const letterheadOf = async (
  context: Context,
  ids: readonly number[],
  { logo = false }: { readonly logo?: boolean } = {},
): Promise<Letterhead> => {
  const { tx, actor, timezone, now, today } = context;
  const branches = await run(tx, branchesOf, ids, today);
  const [own] = ids;
  const picture = logo && ids.length === 1 && own !== undefined ? await logoForPaper(context, own) : null;
  const [only, ...others] = branches;
  const telephone = only?.phone ? `Telp. ${only.phone}` : null;
  const address = others.length > 0 ? '' : [only?.address, telephone].filter(Boolean).join(' · ');
  return {
    clinic: branches.map(({ name }) => name).join(', '),
    address: address || null,
    npwp: others.length > 0 ? null : (only?.npwp ?? null),
    logo: picture,
    printed: `Dicetak ${actor.name}, ${formatInstant(timezone, now)}`,
  };
};

/** The lines above an Excel sheet. @param subject the range or day @param notes what does not hold */
export const headLines = (
  { clinic, address, npwp, printed }: Letterhead,
  title: string,
  subject: string,
  notes: readonly string[] = [],
): readonly string[] => [
  clinic,
  ...(address === null ? [] : [address]),
  ...(npwp === null ? [] : [`NPWP ${npwp}`]),
  title,
  `Periode: ${subject}`,
  printed,
  ...notes,
];
