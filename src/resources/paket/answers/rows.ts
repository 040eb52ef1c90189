// What records of the packages answer beside their fields.
import { claimRow } from './claim.ts';
import { historyRow } from './history.ts';
import { membershipRow } from './membership.ts';

export const paketRows = {
  'paket.history': historyRow,
  'paket.membership': membershipRow,
  'paket.membershipperawatanused': claimRow,
} as const;
