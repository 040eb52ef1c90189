// Payroll: the use cases of the room.
import { exportBankFile } from './bank-file.ts';
import { componentTemplate, importComponents, rejectedComponents } from './import-components.ts';
import { listPph21 } from './list-pph21.ts';
import { listSlips, ownSlips, showSlip } from './list-slips.ts';
import { listStats } from './list-stats.ts';
import { approvePeriod, cancelPeriod, reopenPeriod } from './move-period.ts';
import { storePastTax } from './past-tax.ts';
import { payPeriod } from './pay-period.ts';
import { postPeriod } from './post-period.ts';
import { printPayslip } from './print-slip.ts';
import { reckonRun } from './reckon-slips.ts';
import { reportPeriod } from './report-period.ts';
import { storeSlipLines } from './slip-lines.ts';
import { createPeriod, createYear, editPeriod } from './store-period.ts';
import { makePayrollFile, readPayrollFile, showPayrollFile } from './tax-file.ts';
import { unpostPeriod } from './unpost-period.ts';
import { zipSlips } from './zip-slips.ts';

export const payrollUseCases = {
  'attendance.payrollperiode': {
    create: createPeriod,
    edit: editPeriod,
    approve: approvePeriod,
    reopen: reopenPeriod,
    post: postPeriod,
    unpost: unpostPeriod,
    cancel: cancelPeriod,
  },
  'attendance.payrolltransaction': { list: listSlips, show: showSlip },
} as const;

export const payrollHandlers = {
  'attendance.payrollperiode.buat12': createYear,
  'attendance.payrollperiode.hitung': reckonRun,
  'attendance.payrollperiode.bayar': payPeriod,
  'attendance.payrollperiode.laporan': reportPeriod,
  'attendance.payrollperiode.berkasbank': exportBankFile,
  'attendance.payrollperiode.zip': zipSlips,
  'attendance.payrollperiode.import': importComponents,
  'attendance.payrollperiode.rejected': rejectedComponents,
  'attendance.payrollperiode.template': componentTemplate,
  'attendance.payrolltransaction.baris': storeSlipLines,
  'attendance.payrolltransaction.pdf': printPayslip,
  'attendance.payrolltransaction.saya': ownSlips,
  'attendance.pph21': listPph21,
  'attendance.stats': listStats,
  'attendance.pph21.berkas': showPayrollFile,
  'attendance.pph21.ekspor': makePayrollFile,
  'attendance.pph21.unduh': readPayrollFile,
  'attendance.pph21.simpan': storePastTax,
};
