// Handlers of what reads all rooms and writes nothing; completeness is checked in ../index.ts.
import { showReadiness } from './branch-readiness.ts';
import { yearActuals } from './year-actuals.ts';
import { besideBudgets } from './beside-budget.ts';
import { compareBranches } from './compare-branches.ts';
import { dailyPackages, popularPackages } from './count-packages.ts';
import { treatmentProgress } from './count-progress.ts';
import {
  dailyTreatments,
  popularTreatments,
  topTreatments,
  treatmentCategories,
  treatmentTrend,
} from './count-treatments.ts';
import { dailyPatients, dailyVisits, visitsOfDoctors, visitTimes } from './count-visits.ts';
import { waitingTimes } from './waiting-times.ts';
import { listDoctors, listInvestors, listStaff } from './list-people.ts';
import { incomeMethods, incomeTypes, monthlyIncome } from './sum-income.ts';
import { stockUse, stockWorth, topItems } from './sum-stock.ts';
import { findWords } from './find/find-words.ts';
import { showOverview } from './overview/show-overview.ts';
import { showToday } from './today/show-today.ts';
import { dividends, payables } from './sum-owed.ts';
import { cashPosition, dueBills } from './sum-position.ts';

export const insightCallHandlers = {
  'dashboard.service.populartindakanmedis': popularTreatments,
  'dashboard.service.trentindakan': treatmentTrend,
  'dashboard.service.kategoritindakan': treatmentCategories,
  'dashboard.service.dailyvisit': dailyVisits,
  'dashboard.service.dailypasien': dailyPatients,
  'dashboard.service.dailytimmedis': visitsOfDoctors,
  'dashboard.service.dailyvisittindakan': dailyTreatments,
  'dashboard.service.jumlahtindakan': treatmentProgress,
  'insight.visit.jadwaltimes': visitTimes,
  'insight.visit.waktutunggu': waitingTimes,
  'dashboard.finance.monthlyincome': monthlyIncome,
  'dashboard.finance.incometype': incomeTypes,
  'dashboard.finance.incomemethod': incomeMethods,
  'dashboard.finance.toptindakan': topTreatments,
  'dashboard.finance.tagihan': dueBills,
  'dashboard.finance.kas': cashPosition,
  'dashboard.finance.hutang': payables,
  'finance.target.realisasi': yearActuals,
  'dashboard.finance.anggaran': besideBudgets,
  'dashboard.finance.deviden': dividends,
  'dashboard.inventory.stok': stockWorth,
  'dashboard.inventory.pemakaian': stockUse,
  'dashboard.inventory.topitem': topItems,
  'dashboard.paket.popularpaketpromosi': popularPackages,
  'dashboard.paket.dailypaketpromosi': dailyPackages,
  'dashboard.cabang': compareBranches,
  'finance.ringkasan': showOverview,
  'platform.readiness.show': showReadiness,
  'platform.today.show': showToday,
  'platform.find.words': findWords,
  'dashboard.stakeholder.doctor': listDoctors,
  'dashboard.stakeholder.pegawai': listStaff,
  'dashboard.stakeholder.investor': listInvestors,
};
