// The dashboard's speed goal: everything that a tab asks for when it is opened, together, in one browser (decision 18).
import { daysOfMonth } from './jobs.ts';

export interface TabJob {
  readonly name: string;
  /** All calls of the tab, as the browser asks them at once. */
  readonly paths: readonly string[];
  /** Most milliseconds from the first call to the last answer. */
  readonly limit: number;
}

const LIMIT_MS = 400;

/** Addresses of what each tab of src/parts/insight shows. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  visit: [
    'insight/visit/countvisit',
    'dashboard/service/dailyvisit',
    'dashboard/service/dailypasien',
    'dashboard/service/dailytimmedis',
    'dashboard/service/dailyvisittindakan',
    'dashboard/service/trentindakan',
    'insight/visit/jadwaltimes',
    'dashboard/service/jumlahtindakan',
  ],
  records: [
    'dashboard/service/dailyvisittindakan',
    'dashboard/service/kategoritindakan',
    'dashboard/service/populartindakanmedis',
  ],
  finance: [
    'dashboard/finance/monthlyincome',
    'dashboard/finance/tagihan',
    'dashboard/finance/kas',
    'dashboard/finance/incometype',
    'dashboard/finance/incomemethod',
    'dashboard/finance/toptindakan',
    'dashboard/finance/hutang',
    'dashboard/finance/deviden',
    'dashboard/finance/anggaran',
  ],
  pharmacy: [
    'dashboard/paket/dailypaketpromosi',
    'dashboard/paket/popularpaketpromosi',
    'dashboard/inventory/stok',
    'dashboard/inventory/pemakaian',
    'dashboard/inventory/topitem',
  ],
};

/** A full month in the largest branch: the range that the dashboard opens with. */
export const tabJobs = (): readonly TabJob[] => {
  const [start, end] = daysOfMonth(1);
  return Object.entries(TABS).map(([tab, paths]) => ({
    name: `dashboard, ${tab} tab of a month`,
    paths: paths.map((path) => `/api/${path}?start_date=${start}&end_date=${end}`),
    limit: LIMIT_MS,
  }));
};
