// A branch with items, warehouses and what moves them, as other modules move them: through the one writer.
import type { Branch, WriteContext } from '../../server/usecases/kernel/contract.ts';
import { post } from '../../server/usecases/finance/ledger/post-journal.ts';
import {
  amountsOf,
  moveStock,
  type MovedLine,
  type StockLine,
} from '../../server/usecases/inventory/stock/move-stock.ts';
import { postedEvent } from '../../src/resources/finance/journal-event.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { inBranch, BANDUNG } from '../finance/in-branch.ts';

export const JAKARTA: Branch = { id: 2, code: 'JKT', name: 'Jakarta', timezone: 'Asia/Jakarta', isexportall: false };

export interface StockStage {
  readonly clinic: TestApp;
  /** Ids of items by code, and of Bandung's and Jakarta's first warehouses. */
  readonly item: (code: string) => number;
  readonly gudang: number;
  readonly gudangJakarta: number;
  readonly move: (
    lines: readonly StockLine[],
    more?: { branch?: Branch; day?: string },
  ) => Promise<readonly MovedLine[]>;
  readonly work: <T>(work: (context: WriteContext) => Promise<T>, branch?: Branch) => Promise<T>;
  /** Fails where what is kept is not what the moves say (check 3). */
  readonly differences: () => Promise<readonly unknown[]>;
  readonly pool: (
    code: string,
    branch?: number,
  ) => Promise<{ readonly qty: number; readonly value: number } | undefined>;
}

let documents = 0;
/** The next number of a line: each moves once. */
export const nextLine = (): number => (documents += 1);

export type Places = Pick<StockStage, 'item' | 'gudang' | 'gudangJakarta'>;
/** Items by code and first warehouses of a clinic that a test of another module has opened. */
export const placesOf = async ({ database }: Pick<TestApp, 'database'>): Promise<Places> => {
  const items = await database.asOwner<{ id: number; code: string }>('select id, code from items');
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const place = async (branch: number): Promise<number> =>
    (
      await database.asOwner<{ id: number }>(`select id from warehouses where profile_id = $1 and code = 'GU'`, [
        branch,
      ])
    )[0]?.id ?? 0;
  return { item: (code) => ids.get(code) ?? 0, gudang: await place(1), gudangJakarta: await place(2) };
};

/** What comes into Bandung, with the journal that makes the accounts agree. */
export const moveInto = (clinic: TestApp, lines: readonly StockLine[]): Promise<void> =>
  inBranch(clinic, BANDUNG, async (context) => {
    const source = { type: 'uji', id: nextLine() };
    const moved = await moveStock(context, { source, day: context.today, lines });
    await post(context, postedEvent.stockAdjusted, {
      source,
      transaction_at: context.today,
      memo: 'Uji',
      amounts: { opening: amountsOf(moved) },
    });
  });

/** Where what is kept is not what the moves say (check 3). */
export const differencesOf = ({ database }: Pick<TestApp, 'database'>): Promise<readonly unknown[]> =>
  database.asOwner(
    `select b.profile_id, b.item_id, b.qty_on_hand, b.stock_value, m.qty, m.value, s.qty as balances
     from item_branches b
     left join (select profile_id, item_id, sum(qty_in - qty_out) as qty, sum(value) as value from stock_moves group by 1, 2) m
       using (profile_id, item_id)
     left join (select profile_id, item_id, sum(qty) as qty from stock_balances group by 1, 2) s using (profile_id, item_id)
     where (b.qty_on_hand, b.stock_value, b.qty_on_hand) is distinct from (coalesce(m.qty, 0), coalesce(m.value, 0), coalesce(s.qty, 0))
       or b.qty_on_hand < 0 or b.stock_value < 0 or (b.qty_on_hand = 0 and b.stock_value <> 0)`,
  );

export const openStock = async (): Promise<StockStage> => {
  const clinic = await testApp();
  const { database } = clinic;
  const places = await placesOf(clinic);
  const work: StockStage['work'] = (job, branch = BANDUNG) => inBranch(clinic, branch, job);
  return {
    clinic,
    ...places,
    work,
    move: (lines, { branch, day = today() } = {}) =>
      work((context) => moveStock(context, { source: { type: 'uji', id: nextLine() }, day, lines }), branch),
    differences: () => differencesOf(clinic),
    pool: async (code, branch = 1) =>
      (
        await database.asOwner<{ qty: number; value: number }>(
          `select qty_on_hand::float8 as qty, stock_value as value from item_branches where profile_id = $1 and item_id = $2`,
          [branch, places.item(code)],
        )
      )[0],
  };
};

export const receiveOf = (item_id: number, warehouse_id: number, qty: number, value: number): StockLine => ({
  line: nextLine(),
  item_id,
  warehouse_id,
  type: moveType.receive,
  in: qty,
  value,
});
export const useOf = (item_id: number, warehouse_id: number, qty: number): StockLine => ({
  line: nextLine(),
  item_id,
  warehouse_id,
  type: moveType.bhp,
  out: qty,
});
