// What a treatment of the catalogue uses up as a rule (service.md 2.12).
import { itemType } from '../inventory/item.ts';
import { field } from '../kernel/field.ts';
import { activeStatus } from '../kernel/active.ts';

export const treatmentBhps = field.lines('BHP standar', {
  table: 'tindakanmedisbhps',
  parent: 'perawatan_id',
  fields: {
    item_id: field.ref('Bahan', {
      required: true,
      to: 'inventory.item',
      embed: 'itemdata',
      filter: { type: itemType.supply, status: activeStatus.active },
    }),
    qty: field.quantity('Jumlah', { required: true, min: 0.001, max: 10_000 }),
    isperqty: field.flag('Dikali jumlah tindakan', { required: true }),
  },
});
