// A discount at the sale desk that waits for an approver.
import { body, idOf } from '../service/stage.ts';
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';
import type { Scenes, Stage, Versioned } from './request-stage.ts';

export const atSales = ({ clinic, manager }: Stage) =>
  ({
    'inventory.sales.discount': async () => {
      const clerk = await clinic.as('inventory.bdg');
      const { gudang } = await placesOf(clinic);
      const item = await idOf(clinic, 'items', 'code', 'RTL-00002');
      await clinic.database.asOwner('update items set sell_price = 18000 where id = $1', [item]);
      await moveInto(clinic, [receiveOf(item, gudang, 10, 90_000)]);
      const lines = [{ item_id: item, qty: 1, discount_percent: 50 }];
      const draft = body(await clerk.post<Versioned>('/api/inventory/sales', { lines }), 201);
      const path = `/api/inventory/sales/${draft.id}`;
      const ask = () => clerk.post(`${path}/confirm`, { version: draft.version });
      return {
        by: clerk,
        asked: await ask(),
        again: ask,
        record: path,
        spoil: () => manager.put(path, { version: draft.version, note: 'Diubah' }),
      };
    },
  }) satisfies Partial<Scenes>;
