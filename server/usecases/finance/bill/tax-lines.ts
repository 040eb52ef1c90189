// The PPN inside the lines of a bill (finance.md 6.1): a branch that is no PKP takes none.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

interface Valid {
  /** Tax that the treatment or item names. */
  readonly given: number;
  /** The row of the same code that is valid on the day; null: none is. */
  readonly id: number | null;
  readonly rate: number | null;
}
/** No row where the branch is no PKP on the day. */
const validOn = named<Valid, [number, readonly number[], string]>(
  'bill_taxes',
  `select g.id as given, v.id, v.rate from profiles b
   join pajaks g on g.id = any ($2) and g.kind = 'ppn'
   left join lateral (
     select id, rate from pajaks where code = g.code and kind = 'ppn' and valid_from <= $3 and (valid_to is null or valid_to >= $3)
     order by valid_from desc limit 1
   ) v on true
   where b.id = $1 and b.pkp_since <= $3`,
);

interface Untaxed {
  readonly name: string;
  readonly pajak_id?: number | null;
}
export interface LineTax {
  readonly pajak_id: number | null;
  /** Percent that the price includes. */
  readonly tax_rate: number;
}
const NONE: LineTax = { pajak_id: null, tax_rate: 0 };

/**
 * Each line with the tax that its price includes on the day.
 * @param day of the work, 'YYYY-MM-DD' @throws Refusal line-tax-not-valid (422): no rate of that tax is valid on the day
 */
export const taxLines = async <Line extends Untaxed>(
  { tx, branch }: WriteContext,
  lines: readonly Line[],
  day: string,
): Promise<readonly (Omit<Line, 'pajak_id'> & LineTax)[]> => {
  const asked = [...new Set(lines.flatMap(({ pajak_id }) => pajak_id ?? []))];
  const found = asked.length === 0 ? [] : await run(tx, validOn, branch.id, asked, day);
  return lines.map((line) => {
    const tax = found.find(({ given }) => given === line.pajak_id);
    if (!tax) return { ...line, ...NONE };
    if (tax.id === null || tax.rate === null)
      throw new Refusal('line-tax-not-valid', { name: line.name, date: formatDate(day) });
    return { ...line, pajak_id: tax.id, tax_rate: tax.rate };
  });
};
