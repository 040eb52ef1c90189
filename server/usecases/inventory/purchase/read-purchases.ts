// Orders as they are read (inventory.md 4): the list, also by an item of them, and an order with what to look at before it is binding.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { likePattern } from '../../../db/conditions.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { Context, StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Operations = UseCases['inventory.purchase'];
type Row = Omit<WholeOf<'inventory.purchase', 'list'>, 'statusname' | 'requests'>;
const COLUMNS = [storedColumns(purchase, 't'), ...embedColumns(purchase.fields, 't')].join(', ');

/** `item`: those with a line of it. */
export const listPurchases: Operations['list'] = async (context, parameters) => {
  const where = declaredWhere(purchase, context, parameters);
  where.add('exists (select from purchase_lines l where l.purchase_id = t.id and l.item_id = ?)', parameters['item']);
  if (parameters.keyword) where.add('(t.code ilike ? or t.note ilike ?)', likePattern(parameters.keyword));
  const { rows, count } = await readPage<Row>(context, purchase, parameters, { where, columns: COLUMNS, joins: '' });
  return { data: rows.map((row) => ({ ...row, statusname: purchase.states[row.status].label })), count };
};

/** What the branch owes the vendor already, of invoices that are not settled, against what he lets stand. */
const creditOf = named<{ name: string; credit_limit: number; owed: number }, [vendor: number, branch: number]>(
  'purchase_credit',
  `select v.name, v.credit_limit, coalesce((select sum(h.amount - h.paid_amount) from hutangs h
     where h.profile_id = $2 and h.actor_type = 'vendor' and h.actor_id = v.id
       and h.status in ${listed(openHutangStates)}), 0)::bigint as owed
   from vendors v where v.id = $1 and v.credit_limit > 0`,
);

type Asked = Pick<StoredOf<typeof purchase>, 'vendor_id' | 'profile_id' | 'status' | 'total'>;
const { draft, waiting } = purchase.state;

/** A limit of credit never refuses an order; it is told while somebody can still decide otherwise. */
const warningsOf = async ({ tx }: Context, { vendor_id, profile_id, status, total }: Asked): Promise<string[]> => {
  if (status !== draft && status !== waiting) return [];
  const credit = await runOne(tx, creditOf, vendor_id, profile_id);
  if (!credit || credit.owed + total <= credit.credit_limit) return [];
  const [owed, own, most] = [credit.owed, total, credit.credit_limit].map(formatRupiah);
  return [`Hutang ${credit.name} ${owed} ditambah PO ini ${own} melebihi batas kredit ${most}.`];
};

/** @throws Refusal not-found (404) */
export const showPurchase: Operations['show'] = async (context, id) => {
  const row = await genericShow(purchase, context, id);
  return { ...row, warnings: await warningsOf(context, row) };
};
