// Who may see which figures (seed section 6: tabs of the dashboard; platform.md 2: guard sets of the pages).
import type { dashboardCalls } from '../resources/platform/dashboard-calls.ts';
import type { CallGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, INVESTOR, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

const RECORDS = [ADMIN, FINANCE, INVESTOR, MANAGER, SUPERADMIN] as const;
/**
 * Roles that see figures of money. A doctor sees his own share only. Cash, payables and profit are not among these figures: the ledger
 * has no doctor's share.
 */
const MONEY = [DOKTER, FINANCE, INVESTOR, MANAGER, SUPERADMIN] as const;
const CASH = [FINANCE, INVESTOR, MANAGER, SUPERADMIN] as const;
/** An investor reads the statements of his branches, whatever the dashboard is of. */
const BUDGET = [FINANCE, MANAGER, SUPERADMIN] as const;
/** Roles that are shown what waits: those who can do something about it. */
const WAITING = [ADMIN, DOKTER, MANAGER, SUPERADMIN] as const;
const PEOPLE = [MANAGER, SUPERADMIN] as const;

export const dashboardCallGrants: CallGrants<typeof dashboardCalls> = {
  'dashboard.service.populartindakanmedis': staffRoles,
  'dashboard.service.trentindakan': staffRoles,
  'dashboard.service.kategoritindakan': RECORDS,
  'dashboard.service.dailyvisit': staffRoles,
  'dashboard.service.dailypasien': staffRoles,
  'dashboard.service.dailytimmedis': staffRoles,
  'dashboard.service.dailyvisittindakan': staffRoles,
  'dashboard.service.jumlahtindakan': staffRoles,
  'insight.visit.jadwaltimes': staffRoles,
  'insight.visit.waktutunggu': WAITING,
  'dashboard.finance.monthlyincome': MONEY,
  'dashboard.finance.incometype': MONEY,
  'dashboard.finance.incomemethod': MONEY,
  'dashboard.finance.toptindakan': MONEY,
  'dashboard.finance.tagihan': MONEY,
  'dashboard.finance.kas': CASH,
  'dashboard.finance.hutang': CASH,
  'dashboard.finance.deviden': CASH,
  'dashboard.finance.anggaran': BUDGET,
  'dashboard.inventory.stok': RECORDS,
  'dashboard.inventory.pemakaian': RECORDS,
  'dashboard.inventory.topitem': RECORDS,
  'dashboard.paket.popularpaketpromosi': RECORDS,
  'dashboard.paket.dailypaketpromosi': RECORDS,
  'dashboard.cabang': [SUPERADMIN],
  'dashboard.stakeholder.doctor': PEOPLE,
  'dashboard.stakeholder.pegawai': PEOPLE,
  'dashboard.stakeholder.investor': [INVESTOR, SUPERADMIN],
};
