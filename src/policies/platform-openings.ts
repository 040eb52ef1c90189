// The features that open what belongs to no single module (platform.md 2): nearly all of it is of pages that need none.
import type { authCalls } from '../resources/platform/auth.ts';
import type { platformCalls } from '../resources/platform/calls.ts';
import type { platformResources } from '../resources/platform/index.ts';
import type { liveCalls } from '../resources/platform/live.ts';
import { type CallOpenings, FREE, type ResourceOpenings } from './opening.ts';

/** Pages that deal with patients: the list of patients stands at the desk as well. */
const PATIENTS = ['service.rekammedis', 'service.payment', 'finance.payment'] as const;
/** Features that open figures of money: those with a page of money, and visits for doctors, who see their own share. */
const MONEY = ['finance.payment', 'finance.laporan', 'finance.laporan-v2', 'service.visit'] as const;
const CASH = ['finance.payment', 'finance.laporan', 'finance.laporan-v2'] as const;

export const docsOpenings = { 'platform.docs': FREE } as const;

export const authCallOpenings: CallOpenings<typeof authCalls & typeof liveCalls> = {
  'platform.auth.login': FREE,
  'platform.auth.logout': FREE,
  'platform.auth.me': FREE,
  'platform.profile.change': FREE,
  // Which names it tells is asked for each of them.
  'platform.live': FREE,
};

/** Pages on which patients and doctors are chosen. */
export const CHOOSERS = [
  ...PATIENTS,
  'service.visit',
  'service.multimedia',
  'service.master',
  'finance.master',
  'finance.laporan-v2',
  'inventory.sales',
  'inventory-v2.sales',
  'attendance.master',
  'attendance.employees',
] as const;

export const platformOpenings: ResourceOpenings<typeof platformResources> = {
  // The branch and its locks stand on every page; changing them on pages of the dashboard.
  'platform.profile': FREE,
  'platform.profilecontrol': FREE,
  'platform.applog': FREE,
  'platform.pengumuman': FREE,
  'platform.users': {
    read: PATIENTS,
    write: PATIENTS,
    pick: CHOOSERS,
    // Everybody's own page; of others the use cases show and change what their reader's features open.
    show: FREE,
    edit: FREE,
    export: PATIENTS,
  },
};

export const platformCallOpenings: CallOpenings<typeof platformCalls> = {
  'dashboard.service.populartindakanmedis': FREE,
  'dashboard.service.kategoritindakan': FREE,
  'dashboard.service.dailyvisit': FREE,
  'dashboard.service.dailypasien': FREE,
  'dashboard.service.dailytimmedis': FREE,
  'dashboard.service.dailyvisittindakan': FREE,
  'dashboard.service.jumlahtindakan': FREE,
  'dashboard.service.trentindakan': FREE,
  'insight.visit.jadwaltimes': FREE,
  'insight.visit.waktutunggu': ['service.visit'],
  'dashboard.finance.monthlyincome': MONEY,
  'dashboard.finance.incometype': MONEY,
  'dashboard.finance.incomemethod': MONEY,
  'dashboard.finance.toptindakan': MONEY,
  'dashboard.finance.tagihan': MONEY,
  'dashboard.finance.kas': CASH,
  'dashboard.finance.hutang': CASH,
  'dashboard.finance.anggaran': CASH,
  'dashboard.finance.deviden': CASH,
  'dashboard.inventory.stok': FREE,
  'dashboard.inventory.pemakaian': FREE,
  'dashboard.inventory.topitem': FREE,
  'dashboard.paket.popularpaketpromosi': FREE,
  'dashboard.paket.dailypaketpromosi': FREE,
  'dashboard.cabang': FREE,
  'dashboard.stakeholder.doctor': FREE,
  'dashboard.stakeholder.pegawai': FREE,
  'dashboard.stakeholder.investor': FREE,
  // The call that the file came with decides.
  'platform.files.show': FREE,
  'platform.applog.decide': FREE,
  'platform.applog.withdraw': FREE,
  'platform.applog.seen': FREE,
  'platform.applog.news': FREE,
  'platform.approvalrule.list': FREE,
  'platform.approvalrule.set': FREE,
  'platform.savedviews.list': FREE,
  'platform.savedviews.create': FREE,
  'platform.savedviews.edit': FREE,
  'platform.savedviews.delete': FREE,
  'platform.users.pembaca': FREE,
  'platform.email.show': ['finance.laporan-v2'],
  'platform.email.simpan': ['finance.laporan-v2'],
  'platform.email.hapus': ['finance.laporan-v2'],
  'platform.settings.show': FREE,
  'platform.settings.change': FREE,
  'platform.readiness.show': FREE,
  // Each line goes by the openings of the list that it counts.
  'platform.today.show': FREE,
  // What it finds is asked of the features of each page.
  'platform.find.words': FREE,
  'platform.attendancesetting.show': FREE,
  'platform.attendancesetting.change': FREE,
  'platform.users.delete': FREE,
  'platform.users.changepassword': FREE,
  'platform.users.uploadavatar': FREE,
  'platform.users.avatar': FREE,
  'platform.users.sessions': FREE,
  'platform.auth.revoke': FREE,
  'platform.users.features': FREE,
  'platform.users.changefeatures': FREE,
  'platform.profile.uploadlogo': FREE,
  'platform.profile.logo': FREE,
};
