// Wages, and what books a journal of them (attendance.md 7; corrections.md 6, 13-16); one map with the others in journal-event.ts.
import { accountRole } from './account-role.ts';
import { eventOf } from './event-of.ts';

const { employeePayable: WAGES, socialSecurity: BPJS, employeeTax: TAX } = accountRole;

/** A doctor's fee is no component: `fee.topayroll` moves what was owed to the doctor. */
export const payrollEvent = {
  payrollApproved: eventOf('payroll.approved', 'Payroll', {
    gaji: { description: 'Gaji pokok', debit: accountRole.basicPay, credit: WAGES },
    tunjangan: { description: 'Tunjangan', debit: accountRole.allowance, credit: WAGES },
    lembur: { description: 'Lembur', debit: accountRole.overtimePay, credit: WAGES },
    insentif: { description: 'Insentif & bonus', debit: accountRole.incentive, credit: WAGES },
    thr: { description: 'THR', debit: accountRole.holidayPay, credit: WAGES },
    bpjs_klinik: { description: 'BPJS ditanggung klinik', debit: accountRole.socialSecurityCost, credit: BPJS },
    bpjs_pegawai: { description: 'BPJS ditanggung pegawai', debit: WAGES, credit: BPJS },
    pph21: { description: 'PPh 21 pegawai', debit: WAGES, credit: TAX },
    pph21_klinik: { description: 'PPh 21 ditanggung klinik', debit: accountRole.allowance, credit: TAX },
    pph21_dokter: { description: 'PPh 21 dokter', debit: WAGES, credit: accountRole.doctorTax },
    kasbon: { description: 'Potongan kasbon', debit: WAGES, credit: accountRole.employeeLoan },
    zakat: { description: 'Zakat pegawai', debit: WAGES, credit: accountRole.otherPayable },
    lain: { description: 'Potongan lain', debit: WAGES, credit: accountRole.payeeDeduction },
  }),
  payrollPaid: eventOf('payroll.paid', 'Pembayaran gaji', {
    net: { description: 'Pembayaran gaji', debit: WAGES, credit: 'paymentmethod' },
  }),
  loanGiven: eventOf('kasbon.given', 'Kasbon pegawai', {
    amount: { description: 'Kasbon pegawai', debit: accountRole.employeeLoan, credit: 'paymentmethod' },
  }),
} as const;
