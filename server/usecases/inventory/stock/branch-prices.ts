// What an item is sold at in each branch, seen and set in one table (inventory.md 2, 6 R11).
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { item } from '../../../../src/resources/inventory/item.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { inBranches, requireBranch } from '../../finance/ledger/at-branch.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { writeLog } from '../../kernel/log.ts';

type Priced = AnswerOf<'inventory.item.setprice'>;

const itemOf = named<{ name: string; unit: string; price: number }, [item: number]>(
  'prices_item',
  'select name, unit, sell_price as price from items where id = $1',
);
const pricesOf = named<Priced, [item: number, branches: readonly number[] | null]>(
  'prices_of',
  `select json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, b.sell_price, coalesce(b.qty_on_hand, 0) as qty,
     coalesce(b.version, 0) as version
   from profiles p left join item_branches b on b.profile_id = p.id and b.item_id = $1
   where p.status = ${activeStatus.active} and ($2::bigint[] is null or p.id = any ($2)) order by p.code`,
);

/** Whoever answers for the group sees and sets the prices of all branches, wherever he works at the moment. */
const isOfGroup = ({ actor }: Context): boolean => actor.role === SUPERADMIN;

/** GET /api/inventory/item/{id}/harga. @throws Refusal not-found (404) */
export const listPrices: CallHandlers['inventory.item.prices'] = async (context, { params }) => {
  const id = params['id'] ?? 0;
  const read = (tx: Transaction) =>
    Promise.all([runOne(tx, itemOf, id), run(tx, pricesOf, id, isOfGroup(context) ? null : context.branches)]);
  const [found, data] = await (isOfGroup(context) ? acrossBranches(context, read) : read(context.tx));
  if (!found) throw new Refusal('not-found');
  return { data, price: found.price, unit: found.unit };
};

interface Kept {
  readonly sell_price: number | null;
  readonly version: number;
}
const lockKept = named<Kept, [branch: number, item: number]>(
  'prices_lock',
  'select sell_price, version from item_branches where profile_id = $1 and item_id = $2 for no key update',
);
/** A row that came in between is somebody else's: it is left, and nothing is answered. */
const addPrice = named<Kept, [branch: number, item: number, price: number | null, by: number]>(
  'prices_add',
  `insert into item_branches (profile_id, item_id, sell_price, created_by) values ($1, $2, $3, $4)
   on conflict on constraint item_branches_item do nothing returning sell_price, version`,
);
const changePrice = named<Kept, [branch: number, item: number, price: number | null]>(
  'prices_change',
  `update item_branches set sell_price = $3, version = version + 1, updated_at = now() where profile_id = $1 and item_id = $2
   returning sell_price, version`,
);

const told = (price: number | null): string => (price === null ? 'harga item' : formatRupiah(price));

type Wish = Parameters<CallHandlers['inventory.item.setprice']>[1]['body'];
/** In the branch whose price it is, whose log tells of it. @throws Refusal stale-version (409) */
const setIn = async (there: WriteContext, id: number, name: string, wish: Wish): Promise<Priced> => {
  const { tx, branch, actor } = there;
  const before = await runOne(tx, lockKept, branch.id, id);
  const subject = `perubahan harga jual ${name} di ${branch.name}`;
  if ((before?.version ?? 0) !== wish.version) throw await staleVersion(there, { words: subject });
  const kept = before
    ? await runOne(tx, changePrice, branch.id, id, wish.sell_price)
    : await runOne(tx, addPrice, branch.id, id, wish.sell_price, actor.id);
  if (!kept) throw await staleVersion(there, { words: subject });
  const from = before?.sell_price ?? null;
  await writeLog(there, 'inventory', {
    message: `${subject} dari ${told(from)} menjadi ${told(kept.sell_price)}`,
    url: `${item.screens.list}/${id}`,
    before: { sell_price: from },
    after: { sell_price: kept.sell_price },
  });
  const [row] = await run(tx, pricesOf, id, [branch.id]);
  if (!row) throw new Refusal('not-found');
  return row;
};

/**
 * POST /api/inventory/item/{id}/harga {profile_id, sell_price, version}: null gives the branch the item's price again.
 * @throws Refusal not-found (404) also for a branch out of reach, branch-unknown (422), stale-version (409)
 */
export const setPrice: CallHandlers['inventory.item.setprice'] = async (context, { params, body }) => {
  const id = params['id'] ?? 0;
  const found = await runOne(context.tx, itemOf, id);
  if (!found || !(isOfGroup(context) || context.branches.includes(body.profile_id))) throw new Refusal('not-found');
  const branch = await requireBranch(context, body.profile_id);
  let record: Priced | undefined;
  await inBranches(context, [
    {
      branch,
      work: async (there) => {
        record = await setIn(there, id, found.name, body);
      },
    },
  ]);
  if (!record) throw new Error('The price of a branch is set in its branch.');
  return { record, log: null };
};
