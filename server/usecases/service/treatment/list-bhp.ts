// The consumables of treatments, one row an item (service.md 2.8).
import { visitperawatanbhp } from '../../../../src/resources/service/visitperawatanbhp.ts';
import { ownRecords } from '../visit/own-records.ts';

const OWN_TREATMENT = `exists (select from visitperawatans p where p.id = t.visitperawatan_id
  and (p.doctor_id = ? or p.customer_id in (select own.customer_id from own_customers(?) own)))`;

/** Whether the item is counted in parts, for those who have no access to the items themselves. */
const DECIMAL = '(select i.allow_decimal from items i where i.id = t.item_id)';

export const { list: listBhp, show: showBhp } = ownRecords<
  typeof visitperawatanbhp,
  { readonly allow_decimal: boolean }
>(visitperawatanbhp, {
  own: OWN_TREATMENT,
  keyword: ({ on }) => `exists (select from items i where i.id = t.item_id and ${on('i.name')})`,
  more: { allow_decimal: DECIMAL },
});
