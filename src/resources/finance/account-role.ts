// Accounts of the chart that the program itself names, by what they are for (finance.md 7b). The chart is the clinic's; these stay in it.

export const accountRole = {
  cashierCash: '1-1101',
  patientReceivable: '1-1201',
  inputTax: '1-1501',
  betweenBranches: '1-1901',
  vendorPayable: '2-1102',
  doctorPayable: '2-1201',
  employeePayable: '2-1301',
  labPayable: '2-1202',
  partnerPayable: '2-1203',
  investorPayable: '2-1204',
  dividendPayable: '2-1205',
  doctorTax: '2-1401',
  investorTax: '2-1403',
  serviceTax: '2-1405',
  outputTax: '2-1411',
  patientDeposit: '2-1501',
  unearnedPackage: '2-1502',
  retainedEarnings: '3-1003',
  dividend: '3-1004',
  drawing: '3-1005',
  openingEquity: '3-1901',
  incomeSummary: '3-1902',
  administrationIncome: '4-1401',
  labIncome: '4-1402',
  discount: '4-1901',
  creditNote: '4-1902',
  doctorFee: '5-1001',
  labCost: '5-1002',
  partnerShare: '5-1003',
  investorShare: '5-1005',
  bankFee: '6-1702',
  badDebt: '6-1901',
  cashShort: '6-1902',
  cashOver: '7-1003',
  rounding: '7-1004',
  payeeDeduction: '7-1005',
} as const;
export type AccountCode = (typeof accountRole)[keyof typeof accountRole];

/** Codes of the accounts on which money of cards, QRIS and wallets stands until the bank pays it out, as `like` takes it. */
export const CLEARING_ACCOUNTS = '1-112_';
