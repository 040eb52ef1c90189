// What answers the calls about incomes; completeness is checked in ../../index.ts.
import { listDoctorFees } from './doctor-fees.ts';
import { groupDividends } from './group-dividends.ts';
import { listIncomeHistory } from './income-history.ts';
import { listDividends } from './list-dividends.ts';
import { listPackages } from './list-packages.ts';
import { listServices } from './list-services.ts';
import { listPartners } from './partner-shares.ts';

export const incomeCallHandlers = {
  'finance.income.deviden': listDividends,
  'finance.income.deviden.kelompok': groupDividends,
  'finance.income.service': listServices,
  'finance.income.paket': listPackages,
  'finance.tindakan.doctorfee': listDoctorFees,
  'finance.tindakan.mitra': listPartners,
  'finance.tindakanincome.riwayat': listIncomeHistory,
};
