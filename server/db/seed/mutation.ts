// Goods on the move in the demo (inventory.md 8): a room that was filled, a box on its way to the second branch, a batch that is
// withheld.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';

const itemOf = planned<{ id: number }, [code: string]>('select id from items where code = $1');
const placeOf = planned<{ id: number }, [branch: string, code: string]>(
  'select id from branch_warehouses() where profile_code = $1 and code = $2',
);
const batchOf = planned<{ id: number }, [number: string]>('select id from batches where batch_no = $1');
const must = (found: { id: number } | undefined): number => {
  if (!found) throw new Error('The demo lacks what its mutations need.');
  return found.id;
};

const TO = 'JKT';
const AGO = 2;
const NINE = 9 * 60;
/** Base units, of what rooms and the second branch are sent. */
const ROOM = [
  ['BHP-00001', 100],
  ['BHP-00004', 100],
  ['KON-00003', 5],
] as const;
const AWAY = [
  ['BHP-00002', 30],
  ['ORT-00003', 40],
] as const;
const EXPIRED = 'BA2307';

export const playMutations = async (trx: Transaction, crew: Crew, today: string): Promise<void> => {
  const requested_at = addDays(today, -AGO);
  const at = instantAt(crew.branch.timezone, requested_at, NINE);
  const clerk = crew.at('inventory', at);
  const linesOf = async (goods: readonly (readonly [code: string, qty: number])[]) => {
    const lines: { item_id: number; qty_request: number }[] = [];
    for (const [code, qty_request] of goods)
      lines.push({ item_id: must(await runOne(trx, itemOf, code)), qty_request });
    return lines;
  };
  const place = async (branch: string, code: string) => must(await runOne(trx, placeOf, branch, code));
  const { code } = crew.branch;
  const from_warehouse_id = await place(code, 'GU');
  const send = async (to_warehouse_id: number, goods: typeof ROOM | typeof AWAY, courier: string | null) => {
    const lines = await linesOf(goods);
    const { id } = await clerk.create('inventory.mutation', {
      requested_at,
      from_warehouse_id,
      to_warehouse_id,
      lines,
    });
    await clerk.act('inventory.mutation', id, 'send', { courier });
  };
  await send(await place(code, 'RP1'), ROOM, null);
  await send(await place(TO, 'GU'), AWAY, 'Kurir harian');
  const reason = 'Kedaluwarsa, menunggu pemusnahan';
  const id = must(await runOne(trx, batchOf, EXPIRED));
  await crew.at('manager', at).call('inventory.batch.block', { reason }, { params: { id } });
};
