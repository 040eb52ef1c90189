// What branches held of each item at the end of a day, and what it was worth (inventory.md 6 R14).

/**
 * SQL: `(profile_id, item_id, qty, value)` of the branches `$1` at the end of the day `day`: the months before it, and its own month's
 * moves up to it. A day that ends its month is read of months alone. A pool may have several rows.
 * @param day SQL of a date, as '$2::date'
 */
export const stockAt = (day: string): string => {
  const month = `date_trunc('month', ${day} + 1)::date`;
  return `select profile_id, item_id, qty, value from stock_months where profile_id = any ($1) and month < ${month}
    union all
    select profile_id, item_id, qty_in - qty_out, value from stock_moves
    where profile_id = any ($1) and transaction_at between ${month} and ${day}`;
};
