// Consents as they are answered, and whether they were withdrawn since (service.md 2.15).
import { consent } from '../../../src/resources/service/consent.ts';
import { ownRecords } from './own-records.ts';

const WITHDRAWN = 'exists (select from consents w where w.withdraws_id = t.id) as withdrawn';

export const { list: listConsent, show: showConsent } = ownRecords(consent, {
  keyword: `(t.title ilike ? or t.customer_id in (select c.id from users c where c.role = 1 and c.search ilike ?))`,
  more: [WITHDRAWN],
});
