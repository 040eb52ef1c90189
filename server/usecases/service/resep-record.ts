// Prescriptions as they are answered (service.md 2.10).
import { visitresep } from '../../../src/resources/service/visitresep.ts';
import { ownRecords } from './own-records.ts';

export const { list: listResep, show: showResep } = ownRecords(visitresep, {
  keyword: `(t.code ilike ? or t.customer_id in (select c.id from users c where c.role = 1 and c.search ilike ?))`,
});
