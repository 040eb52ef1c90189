// Use cases of the finance module; completeness is checked in ../index.ts.
import { assetHandlers, assetUseCases } from './asset/index.ts';
import { accountHandlers } from './account/index.ts';
import { noteHandlers } from './note/index.ts';
import { reportHandlers } from './report/index.ts';
import { bankHandlers } from './bank/index.ts';
import { budgetHandlers } from './budget/index.ts';
import { subscriptionHandlers } from './subscription/index.ts';
import { dividendHandlers, dividendUseCases } from './dividend/index.ts';
import { slipHandlers, slipUseCases } from './slip/index.ts';
import { incomeCallHandlers } from './income/index.ts';
import { listAccruals } from './income/list-accruals.ts';
import { listIncome } from './income/list-income.ts';
import { confirmLabfee } from './lab/labfee.ts';
import { confirmLabfees, listPendingFees } from './lab/pending-fees.ts';
import { accountTemplate, importAccounts, rejectedAccounts } from './setup/account-import.ts';
import { closeSession, openSession, verifySession } from './cash/cash-session.ts';
import { signDamage } from './check/book-damage.ts';
import { billDetail } from './bill/bill-detail.ts';
import { closePeriode, lockPeriode, reopenPeriode } from './period/close-periode.ts';
import { creditBill } from './bill/credit-terms.ts';
import { customerBalance } from './bill/customer-balance.ts';
import { editBill } from './bill/edit-bill.ts';
import { createPaymentmethod, deletePaymentmethod, editPaymentmethod } from './setup/edit-paymentmethod.ts';
import { makeQris, setQris } from './setup/qris.ts';
import { changeFinanceSetting, showFinanceSetting } from './setup/finance-setting.ts';
import { issueBill } from './bill/issue-bill.ts';
import { expenseTemplate, importExpenses, rejectedExpenses } from './expense/expense-import.ts';
import { importJournals, journalTemplate, rejectedJournals } from './ledger/journal-import.ts';
import { listAngsuran, remindAngsuran, showAngsuran } from './bill/list-angsuran.ts';
import { billAging, invoiceAging } from './bill/aging.ts';
import { listBill } from './bill/list-bill.ts';
import { listDesk } from './desk/list-desk.ts';
import { printTransfer } from './cash/print-transfer.ts';
import { printSession, showSessionDetail } from './cash/session-detail.ts';
import { recountSession } from './cash/recount-session.ts';
import { listSession } from './cash/list-kasirsesi.ts';
import { listReceipt } from './desk/list-receipt.ts';
import { refundDeposit, topupDeposit } from './desk/move-deposit.ts';
import { openingTemplate, readOpening, rejectedOpening } from './opening/opening-import.ts';
import { openPeriode } from './period/open-periode.ts';
import { showClosed } from './period/closed-period.ts';
import { previewClose } from './period/period-closing.ts';
import { printBill } from './bill/print-bill.ts';
import { printReceipt } from './desk/print-receipt.ts';
import { depositTemplate, importDeposits, rejectedDeposits, showDeposits } from './desk/deposit-import.ts';
import { importPayables, payableTemplate, rejectedPayables, showPayables } from './expense/payable-import.ts';
import {
  importReceivables,
  receivableTemplate,
  rejectedReceivables,
  showReceivables,
} from './bill/receivable-import.ts';
import { recordPayment } from './desk/record-payment.ts';
import { refundBill } from './desk/refund-bill.ts';
import { rescheduleBill } from './bill/reschedule-bill.ts';
import { showBill } from './bill/show-bill.ts';
import { writeOffBill } from './bill/write-off-bill.ts';
import { listJournal } from './ledger/list-journal.ts';
import { reverseJournal, storeJournal } from './ledger/store-journal.ts';
import { lastVerification, rebuildBalances, verifyLedger } from './check/verify-ledger.ts';
import { createInvoice, bookInvoice, editInvoice, voidInvoice } from './expense/store-biayainvoice.ts';
import { createTemplate, deleteTemplate, editTemplate, runTemplate } from './ledger/jurnal-template.ts';
import { whyHutang } from './why/why-hutang.ts';
import { whyIncome } from './why/why-income.ts';
import { whyLab } from './why/why-lab.ts';
import { whySlip } from './why/why-slip.ts';
import { whyTax } from './why/why-tax.ts';
import { whyOwnFee, whyOwnSlip } from './own/own-why.ts';
import { approveMonth, cancelMonth } from './profit/approve-month.ts';
import { keepMonth, showMonth } from './profit/kept-month.ts';
import { printOwnSlip } from './own/own-slip.ts';
import { printOwnTax } from './own/own-tax.ts';
import { showOwnIncome } from './own/show-income.ts';
import { companyTaxUseCases, taxHandlers } from './tax/index.ts';
import { createTransfer, voidTransfer } from './cash/transfer-kas.ts';
import { createBiaya, voidBiaya } from './expense/store-biaya.ts';
import { keepBiayaBukti, keepInvoiceBukti } from './expense/keep-bukti.ts';
import { listBiaya, showBiaya } from './expense/list-biaya.ts';
import { listInvoice, showInvoice } from './expense/list-biayainvoice.ts';
import { listPostingRules, pointPostingRule, previewPosting, restorePostingRule } from './setup/posting-rules.ts';
import { listUnsettled, recordSettlement, voidSettlement } from './desk/settlement.ts';
import { createAkun, deleteAkun, editAkun } from './setup/write-akun.ts';
import { createObjekpajak, editObjekpajak } from './setup/write-objekpajak.ts';
import { createPajak, editPajak } from './setup/write-pajak.ts';
import { createDevidensetting, editDevidensetting } from './share/write-devidensetting.ts';
import { listInvestors } from './share/list-investors.ts';
import { createInvestorshare, editInvestorshare } from './share/write-investorshare.ts';
import { createSharingprofit, editSharingprofit } from './share/write-sharingprofit.ts';
import { overrideShare } from './share/override-share.ts';
import { tryShare } from './share/try-share.ts';
import { voidBill } from './bill/void-bill.ts';
import { voidPayment } from './desk/void-payment.ts';

export const financeUseCases = {
  'finance.billtransaction': { list: listReceipt, void: voidPayment },
  'finance.tindakanincome': { list: listIncome },
  'finance.hutang': { list: listAccruals },
  'finance.labfee': { confirm: confirmLabfee },
  ...assetUseCases,
  ...slipUseCases,
  ...dividendUseCases,
  'finance.kasirsesi': { list: listSession, verify: verifySession },
  'finance.paymentmethod': { create: createPaymentmethod, edit: editPaymentmethod, delete: deletePaymentmethod },
  'finance.bill': {
    list: listBill,
    show: showBill,
    edit: editBill,
    issue: issueBill,
    kredit: creditBill,
    refund: refundBill,
    writeoff: writeOffBill,
    void: voidBill,
  },
  'finance.angsuran': { list: listAngsuran, show: showAngsuran, ingatkan: remindAngsuran },
  'finance.jurnal': { list: listJournal, reverse: reverseJournal },
  'finance.periode': { create: openPeriode, close: closePeriode, reopen: reopenPeriode, lock: lockPeriode },
  'finance.akun': { create: createAkun, edit: editAkun, delete: deleteAkun },
  'finance.pajak': { create: createPajak, edit: editPajak },
  'finance.objekpajak': { create: createObjekpajak, edit: editObjekpajak },
  'finance.pphbadan': companyTaxUseCases,
  'finance.sharingprofit': { create: createSharingprofit, edit: editSharingprofit },
  'finance.devidensetting': { create: createDevidensetting, edit: editDevidensetting },
  'finance.investor': { list: listInvestors },
  'finance.investorshare': { create: createInvestorshare, edit: editInvestorshare },
  'finance.settlement': { void: voidSettlement },
  'finance.profitsharing': { approve: approveMonth, cancel: cancelMonth },
  'finance.kastransfer': { create: createTransfer, void: voidTransfer },
  'finance.biaya': { list: listBiaya, show: showBiaya, create: createBiaya, void: voidBiaya },
  'finance.biayainvoice': {
    list: listInvoice,
    show: showInvoice,
    create: createInvoice,
    edit: editInvoice,
    post: bookInvoice,
    void: voidInvoice,
  },
  'finance.jurnaltemplate': { create: createTemplate, edit: editTemplate, delete: deleteTemplate },
};

export const financeCallHandlers = {
  ...assetHandlers,
  ...bankHandlers,
  ...budgetHandlers,
  ...subscriptionHandlers,
  ...accountHandlers,
  ...noteHandlers,
  ...reportHandlers,
  'finance.billtransaction.record': recordPayment,
  'finance.billtransaction.print': printReceipt,
  'service.payment.list': listDesk,
  'finance.customerbalance': customerBalance,
  'finance.kasirsesi.open': openSession,
  'finance.kasirsesi.close': closeSession,
  'finance.kasirsesi.hitungulang': recountSession,
  'finance.kasirsesi.rincian': showSessionDetail,
  'finance.kasirsesi.print': printSession,
  'finance.kastransfer.print': printTransfer,
  'finance.deposit.topup': topupDeposit,
  'finance.deposit.refund': refundDeposit,
  'finance.sharingprofit.coba': tryShare,
  'finance.labfee.menunggu': listPendingFees,
  'finance.labfee.bulkconfirm': confirmLabfees,
  'finance.tindakanincome.override': overrideShare,
  ...incomeCallHandlers,
  ...slipHandlers,
  ...dividendHandlers,
  ...taxHandlers,
  'finance.profitsharing.bulan': showMonth,
  'finance.profitsharing.hitung': keepMonth,
  'finance.myincome': showOwnIncome,
  'finance.myincome.slip': printOwnSlip,
  'finance.myincome.buktipotong': printOwnTax,
  'finance.myincome.why': whyOwnFee,
  'finance.myincome.slipwhy': whyOwnSlip,
  'finance.tindakanincome.why': whyIncome,
  'finance.hutang.why': whyHutang,
  'finance.hutangtransaction.why': whySlip,
  'finance.pph.why': whyTax,
  'finance.labfee.why': whyLab,
  'finance.paymentmethod.qris': setQris,
  'finance.paymentmethod.qriscode': makeQris,
  'finance.setting.show': showFinanceSetting,
  'finance.setting.change': changeFinanceSetting,
  'finance.bill.rincian': billDetail,
  'finance.bill.print': printBill,
  'finance.bill.angsuran': rescheduleBill,
  'finance.bill.umur': billAging,
  'finance.biayainvoice.umur': invoiceAging,
  'finance.periode.preview': previewClose,
  'finance.periode.closed': showClosed,
  'finance.jurnal.store': storeJournal,
  'finance.jurnal.verifikasi': verifyLedger,
  'finance.jurnal.verifikasi.terakhir': lastVerification,
  'finance.jurnal.hitungulang': rebuildBalances,
  'finance.jurnal.tandatangan': signDamage,
  'finance.jurnalautoposting.list': listPostingRules,
  'finance.jurnalautoposting.edit': pointPostingRule,
  'finance.jurnalautoposting.restore': restorePostingRule,
  'finance.jurnalautoposting.preview': previewPosting,
  'finance.settlement.unsettled': listUnsettled,
  'finance.settlement.record': recordSettlement,
  'finance.jurnaltemplate.run': runTemplate,
  'finance.biaya.bukti': keepBiayaBukti,
  'finance.biayainvoice.bukti': keepInvoiceBukti,
  'finance.jurnal.import': importJournals,
  'finance.jurnal.rejected': rejectedJournals,
  'finance.jurnal.template': journalTemplate,
  'finance.akun.import': importAccounts,
  'finance.akun.rejected': rejectedAccounts,
  'finance.akun.template': accountTemplate,
  'finance.saldoawal.import': readOpening,
  'finance.saldoawal.rejected': rejectedOpening,
  'finance.saldoawal.template': openingTemplate,
  'finance.biaya.import': importExpenses,
  'finance.biaya.rejected': rejectedExpenses,
  'finance.biaya.template': expenseTemplate,
  'finance.piutangawal.import': importReceivables,
  'finance.piutangawal.rejected': rejectedReceivables,
  'finance.piutangawal.template': receivableTemplate,
  'finance.piutangawal.show': showReceivables,
  'finance.depositawal.import': importDeposits,
  'finance.depositawal.rejected': rejectedDeposits,
  'finance.depositawal.template': depositTemplate,
  'finance.depositawal.show': showDeposits,
  'finance.hutangawal.import': importPayables,
  'finance.hutangawal.rejected': rejectedPayables,
  'finance.hutangawal.template': payableTemplate,
  'finance.hutangawal.show': showPayables,
};
