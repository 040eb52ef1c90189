// What records of the packages answer beside their fields.
import { historyRow } from './history.ts';

export const paketRows = { 'paket.history': historyRow } as const;
