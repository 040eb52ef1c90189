// Vendors' invoices as a list and one by one, with what is still owed (finance.md 4).
import { biayainvoice } from '../../../src/resources/finance/biayainvoice.ts';
import type { ListBody } from '../../../src/resources/kernel/wire.ts';
import { likePattern } from '../../db/conditions.ts';
import type { Row } from '../../db/repository.ts';
import type { Context, UseCases } from '../contract.ts';
import { genericShow } from '../generic.ts';
import { declaredWhere, readPage, sumRows } from '../service/read-page.ts';

const COLUMNS = `t.*, json_build_object('id', v.id, 'name', v.name, 'code', v.code) as vendordata`;
const OWED = 't.status in (1, 2)';

const SUMS: Readonly<Record<string, string>> = {
  amount: 'sum(t.total_amount) filter (where t.status > 0)',
  outstanding: `sum(t.total_amount - t.paid_amount) filter (where ${OWED})`,
};

type Stored = Row & {
  readonly status?: unknown;
  readonly total_amount?: unknown;
  readonly paid_amount?: unknown;
};
/** Rupiah that are owed: nothing of a draft, nothing of a cancelled one. */
const owedOf = ({ status, total_amount, paid_amount }: Stored): number =>
  status === 1 || status === 2 ? Number(total_amount) - Number(paid_amount) : 0;

const present = ({ bukti: _file, ...row }: Stored) => ({
  ...row,
  outstanding: owedOf(row),
  statusname: biayainvoice.states[row.status as keyof typeof biayainvoice.states].label,
});

/** `sum`: rupiah over all rows, 'amount' of what was booked, 'outstanding' of what is owed. */
export const listInvoice: UseCases['finance.biayainvoice']['list'] = async (
  context,
  parameters,
): Promise<ListBody<unknown>> => {
  const where = declaredWhere(biayainvoice, context, parameters);
  if (parameters.keyword)
    where.add(
      '(t.code ilike ? or t.invoice_no ilike ? or t.vendor_id in (select id from vendors where name ilike ?))',
      likePattern(parameters.keyword),
    );
  const asked = parameters['sum'];
  if (asked !== undefined) {
    const sum = await sumRows(context, biayainvoice, where, SUMS[String(asked)] ?? 'count(*)');
    return { data: [], count: await sumRows(context, biayainvoice, where, 'count(*)'), sum };
  }
  const { rows, count } = await readPage<Stored>(context, biayainvoice, parameters, {
    where,
    columns: COLUMNS,
    joins: 'join vendors v on v.id = t.vendor_id',
  });
  return { data: rows.map(present), count };
};

export const showInvoice = async (context: Context, id: number): Promise<unknown> => {
  const row: Stored = await genericShow(biayainvoice, context, id);
  return { ...row, outstanding: owedOf(row) };
};
