// What whoever posts a receive should look at first: goods that expire soon, and prices that rose (inventory.md 9, 10).
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { netPriceOf, risePercent } from '../../../../src/resources/inventory/bought.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { readPurchasePreferences } from './purchase-preferences.ts';

/** Days before its expiry from which a batch is told when it comes in. */
const SOON = 90;

interface Line {
  readonly name: string;
  readonly batch_no: string | null;
  readonly expired_at: string | null;
  readonly price: number;
  readonly discount_percent: number;
  /** Rupiah; null: the supplier has no price for that unit yet. */
  readonly last: number | null;
  readonly received_at: string;
}
const linesOf = named<Line, [receive: number]>(
  'receive_warnings',
  `select i.name, l.batch_no, l.expired_at::text as expired_at, l.price, coalesce(l.discount_percent, 0) as discount_percent,
     case when not l.is_bonus then s.price end as last, r.received_at::text as received_at
   from receive_lines l join receives r on r.id = l.receive_id join items i on i.id = l.item_id
   left join supplier_items s on s.supplier_id = r.supplier_id and s.item_id = l.item_id and s.unit_id = l.unit_id
   where l.receive_id = $1 and r.status = ${receive.state.draft} order by l.id`,
);

const expiryOf = ({ name, batch_no, expired_at, received_at }: Line): readonly string[] =>
  expired_at !== null && expired_at <= addDays(received_at, SOON)
    ? [`${name} batch ${batch_no ?? '-'} kedaluwarsa ${formatDate(expired_at)}, kurang dari ${SOON} hari.`]
    : [];

const riseOf = ({ name, last, ...line }: Line, most: number): readonly string[] => {
  if (last === null) return [];
  const rise = risePercent(last, netPriceOf(line));
  return rise > most ? [`Harga ${name} naik ${rateText(rise)} dari harga terakhir ${formatRupiah(last)}.`] : [];
};

/** What should be looked at before a draft is posted; empty for a posted receive. */
export const receiveWarnings = async (context: Context, id: number, branch: number): Promise<string[]> => {
  const [lines, { price_rise_warn_percent: most }] = await Promise.all([
    run(context.tx, linesOf, id),
    readPurchasePreferences(context, branch),
  ]);
  return [...lines.flatMap(expiryOf), ...lines.flatMap((line) => riseOf(line, most))];
};
