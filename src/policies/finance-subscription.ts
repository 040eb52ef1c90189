// Who lets reports come by themselves, and who reads what came to him; part of the grants and openings of the module (decision 119).
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { subscriptionCalls } from '../resources/finance/subscription-calls.ts';
import { FINANCE, INVESTOR, MANAGER, SUPERADMIN } from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
/** Whoever may read any of the reports. */
const READERS = [INVESTOR, ...BOOKS] as const;
const REPORT = ['finance.laporan-v2'] as const;

export const subscriptionCallGrants: CallGrants<typeof subscriptionCalls> = {
  'finance.langganan.daftar': BOOKS,
  'finance.langganan.penerima': BOOKS,
  'finance.langganan.buat': BOOKS,
  'finance.langganan.ubah': BOOKS,
  'finance.langganan.status': BOOKS,
  'finance.langganan.kirim': BOOKS,
  'finance.langganan.riwayat': BOOKS,
  'finance.langganan.milikku': READERS,
  'finance.langganan.pdf': READERS,
  'finance.langganan.ulang': BOOKS,
  'finance.langganan.coba': [MANAGER, SUPERADMIN],
};

export const subscriptionCallOpenings: CallOpenings<typeof subscriptionCalls> = {
  'finance.langganan.daftar': REPORT,
  'finance.langganan.penerima': REPORT,
  'finance.langganan.buat': REPORT,
  'finance.langganan.ubah': REPORT,
  'finance.langganan.status': REPORT,
  'finance.langganan.kirim': REPORT,
  'finance.langganan.riwayat': REPORT,
  'finance.langganan.milikku': REPORT,
  'finance.langganan.pdf': REPORT,
  'finance.langganan.ulang': REPORT,
  'finance.langganan.coba': REPORT,
};
