// Who is told what on the first page (workspace.md 1): people first, then lines, then figures. A line whose page or list the reader may
// not open is left out of the answer by the same policies that keep him from it.
import type { Access } from '../resources/page.ts';
import type { TodayLineName } from '../resources/platform/today.ts';
import {
  ADMIN,
  DOKTER,
  FINANCE,
  INVENTORY,
  INVESTOR,
  MANAGER,
  MULTIMEDIA,
  PERAWAT,
  type StaffRole,
  SUPERADMIN,
} from './role.ts';

/** Figures beside the lines, each with what its reader must be allowed. */
export const todayFigures = {
  takings: { resource: 'finance.billtransaction', action: 'list' },
  waited: { call: 'insight.visit.waktutunggu' },
  accounts: { call: 'dashboard.finance.kas' },
  branches: { call: 'dashboard.cabang' },
  income: { call: 'finance.myincome' },
} as const satisfies Readonly<Record<string, Access>>;
export type TodayFigure = keyof typeof todayFigures;

interface Told {
  readonly lines: readonly TodayLineName[];
  readonly figures: readonly TodayFigure[];
}

/** Total over the roles; what is most urgent for a role stands first. */
export const todayOf: Readonly<Record<StaffRole, Told>> = {
  [ADMIN]: {
    lines: [
      'expected',
      'waiting',
      'drafts',
      'installments',
      'lateInstallments',
      'tomorrow',
      'requests',
      'labs',
      'unfinished',
    ],
    figures: [],
  },
  [DOKTER]: { lines: ['mine', 'myLabs', 'myTomorrow', 'requests'], figures: ['income'] },
  [PERAWAT]: { lines: ['patients', 'labs', 'tomorrow', 'incoming', 'requests'], figures: [] },
  [MULTIMEDIA]: { lines: ['patients', 'requests'], figures: [] },
  [MANAGER]: {
    lines: [
      'waiting',
      'decisions',
      'noShows',
      'unfinished',
      'sessions',
      'lateInstallments',
      'low',
      'expired',
      'expiring',
    ],
    figures: ['takings', 'waited'],
  },
  [FINANCE]: {
    lines: [
      'sessions',
      'settlements',
      'expensesLate',
      'expensesDue',
      'faktursLate',
      'faktursDue',
      'expenseDrafts',
      'fakturDrafts',
      'bankLines',
      'lateInstallments',
    ],
    figures: ['takings', 'accounts'],
  },
  [INVENTORY]: {
    lines: ['low', 'expired', 'expiring', 'orders', 'receives', 'incoming', 'asked', 'counts', 'prescriptions'],
    figures: [],
  },
  [SUPERADMIN]: { lines: ['decisions', 'noShows', 'lateInstallments', 'low', 'expired'], figures: ['branches'] },
  [INVESTOR]: { lines: [], figures: ['income'] },
};
