// What records of the packages answer beside their fields.
import { z } from 'zod';
import { claimRow } from './claim.ts';
import { membershipRow } from './membership.ts';

export const paketRows = {
  'paket.history': { all: { syarat: z.record(z.string(), z.unknown()).nullable() } },
  'paket.membership': membershipRow,
  'paket.membershipperawatanused': claimRow,
} as const;
