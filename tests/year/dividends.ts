// Dividends of the year that went all their way.
import { hutangSource } from '../../src/resources/finance/hutang.ts';
import { pph } from '../../src/resources/finance/pph.ts';
import type { Year } from './open-year.ts';

/** Rupiah. */
interface Paid {
  readonly id: number;
  readonly pool_amount: number;
  readonly gross_amount: number;
  readonly tax: number;
}

/** What of a month's profit was agreed on, paid to who holds shares, and of which the tax has reached the state. */
export const paidDividends = ({ database, eve }: Pick<Year, 'database' | 'eve'>): Promise<readonly Paid[]> =>
  database.asOwner<Paid>(
    `select d.id, d.pool_amount::float8 as pool_amount, s.gross_amount::float8 as gross_amount, p.amount::float8 as tax
     from devidens d join devidendetails x on x.deviden_id = d.id
     join hutangtransactiondetails t on t.hutang_id = x.hutang_id join hutangtransactions s on s.id = t.hutangtransaction_id
     join pphs p on p.source_type = '${hutangSource.slip}' and p.source_id = s.id
     where d.period_start > $1 and d.laba_amount > 0 and d.journal_id is not null and s.status = 1
       and p.status in (${pph.state.remitted}, ${pph.state.reported}) and p.amount > 0`,
    [eve],
  );
