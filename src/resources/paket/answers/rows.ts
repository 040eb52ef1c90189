// What records of the packages answer beside their fields.
import { historyRow } from './history.ts';
import { membershipRow } from './membership.ts';

export const paketRows = { 'paket.history': historyRow, 'paket.membership': membershipRow } as const;
