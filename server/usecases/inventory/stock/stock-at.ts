// What branches held of each item at the end of a day, and what it was worth (inventory.md 6 R14).

/**
 * SQL: `(item_id, qty, value)` of the branches `$1` at the end of the day `day`: what they hold now, less what came after: the months
 * behind the day's own, and the rest of that month's moves. An item has several rows. Each part is summed by itself, which is far
 * cheaper than one sum of them all.
 * @param day SQL of a date, as '$2::date'
 */
export const stockAt = (day: string): string => `
  select item_id, sum(qty_on_hand) as qty, sum(stock_value) as value from item_branches where profile_id = any ($1) group by 1
  union all
  select item_id, -sum(qty), -sum(value) from stock_months where profile_id = any ($1) and month > ${day} group by 1
  union all
  select item_id, sum(qty_out - qty_in), -sum(value) from stock_moves
  where profile_id = any ($1) and transaction_at > ${day} and transaction_at < (date_trunc('month', ${day}) + interval '1 month')::date
  group by 1`;
