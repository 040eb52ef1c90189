// The features that open each resource and call of the finance module (finance.md 4).
import type { financeCalls } from '../resources/finance/calls.ts';
import type { financeResources } from '../resources/finance/index.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';
import { assetCallOpenings, assetOpenings } from './finance-asset.ts';
import { accountCallOpenings } from './finance-account.ts';
import { bankCallOpenings } from './finance-bank.ts';
import { budgetCallOpenings } from './finance-budget.ts';
import { subscriptionCallOpenings } from './finance-subscription.ts';

const MASTER = ['finance.master'] as const;
const EXPENSE = ['finance.biaya'] as const;
const INCOME = ['finance.income'] as const;
const SHARES = ['finance.tindakan'] as const;
/** Features with lists of incomes: those of income and those of shares. */
const BOTH = [...INCOME, ...SHARES] as const;
const DEBT = ['finance.hutang'] as const;
/** Paying many at once stands in a feature of its own. */
const DUE = ['finance.hutang-v2'] as const;
/** Of '/user/{id}/finance'. */
const OWN = ['finance.myincome'] as const;
const PROFIT = ['finance.profitsharing'] as const;
const DIVIDEND = ['finance.deviden'] as const;
const PERIOD = ['finance.periode'] as const;
/** Masters of the stock name accounts and taxes. */
const GOODS = ['inventory.master', 'inventory-v2.master'] as const;
/** Reconciliation of bank accounts. */
const JOURNAL = ['finance.createjurnalumum'] as const;
const LIGHT = ['finance.laporan'] as const;
const REPORT = ['finance.laporan-v2'] as const;
/** The desk is reached from both sides (service.md 4). */
const DESK = ['finance.payment', 'service.payment'] as const;

export const financeOpenings: ResourceOpenings<typeof financeResources> = {
  'finance.bill': DESK,
  'finance.angsuran': DESK,
  'finance.billrefund': DESK,
  'finance.billtransaction': DESK,
  'finance.deposit': DESK,
  'finance.kasirsesi': { read: [...DESK, ...EXPENSE], write: DESK },
  'finance.jurnal': REPORT,
  // A journal asks whether a period is open, and so does a template that is run.
  'finance.periode': { read: [...PERIOD, ...JOURNAL, ...MASTER], write: PERIOD },
  'finance.akun': {
    // The journal's form reads the accounts as they are (specified).
    read: [...MASTER, ...JOURNAL],
    write: MASTER,
    pick: [
      ...MASTER,
      ...JOURNAL,
      ...EXPENSE,
      ...LIGHT,
      ...REPORT,
      ...DESK,
      ...GOODS,
      'finance.bank',
      'finance.aset',
      'service.master',
    ],
  },
  'finance.paymentmethod': {
    read: MASTER,
    write: MASTER,
    pick: [
      ...MASTER,
      ...DESK,
      ...EXPENSE,
      ...DEBT,
      ...DUE,
      'attendance.employees',
      'inventory.sales',
      'inventory-v2.sales',
    ],
  },
  'finance.settlement': MASTER,
  'finance.pajak': {
    read: MASTER,
    write: MASTER,
    pick: [...MASTER, ...EXPENSE, ...DEBT, ...GOODS, 'service.master'],
  },
  'finance.objekpajak': { read: MASTER, write: MASTER, pick: [...MASTER, ...DEBT] },
  'finance.pphbadan': MASTER,
  'finance.target': MASTER,
  'finance.sharingprofit': MASTER,
  'finance.devidensetting': { read: [...MASTER, ...DIVIDEND], write: MASTER },
  'finance.investor': { read: [...MASTER, ...DIVIDEND], write: MASTER },
  // Partners are kept where their part is seen.
  'finance.mitra': [...MASTER, ...SHARES],
  'finance.investorshare': MASTER,
  'finance.tindakanincome': BOTH,
  'finance.labfee': SHARES,
  'finance.hutang': { read: [...SHARES, ...DEBT], write: DEBT },
  'finance.hutangtransaction': DEBT,
  'finance.pph': DEBT,
  'finance.profitsharing': PROFIT,
  'finance.deviden': DIVIDEND,
  // Of '/user/{id}/finance', too.
  'finance.devidendetail': [...DIVIDEND, ...OWN],
  'finance.kastransfer': EXPENSE,
  'finance.biaya': EXPENSE,
  'finance.biayainvoice': EXPENSE,
  // A journal is begun from a template.
  'finance.jurnaltemplate': {
    read: MASTER,
    write: MASTER,
    show: [...MASTER, ...JOURNAL],
    pick: [...MASTER, ...JOURNAL],
  },
  ...assetOpenings,
};

export const financeCallOpenings: CallOpenings<typeof financeCalls> = {
  'finance.billtransaction.record': DESK,
  'finance.billtransaction.print': DESK,
  'service.payment.list': DESK,
  'finance.customerbalance': DESK,
  'finance.kasirsesi.open': DESK,
  'finance.kasirsesi.close': DESK,
  'finance.kasirsesi.hitungulang': DESK,
  'finance.kasirsesi.rincian': DESK,
  'finance.kasirsesi.print': DESK,
  'finance.kastransfer.print': EXPENSE,
  'finance.deposit.topup': DESK,
  'finance.deposit.refund': DESK,
  'finance.sharingprofit.coba': MASTER,
  'finance.labfee.menunggu': INCOME,
  'finance.labfee.bulkconfirm': INCOME,
  'finance.tindakanincome.override': BOTH,
  'finance.income.deviden': INCOME,
  'finance.income.deviden.kelompok': INCOME,
  'finance.income.service': INCOME,
  'finance.income.paket': INCOME,
  'finance.tindakan.doctorfee': SHARES,
  'finance.tindakan.mitra': SHARES,
  'finance.tindakanincome.riwayat': SHARES,
  'finance.hutang.aktor': [...DEBT, ...DUE],
  'finance.hutang.kartu': DEBT,
  'finance.hutang.terbuka': [...DEBT, ...DUE],
  'finance.hutang.lepas': DEBT,
  'finance.hutang.jatuhtempo': DUE,
  // Of investors it stands beside their shares.
  'finance.actorpajak.show': [...DEBT, ...MASTER],
  'finance.actorpajak.simpan': [...DEBT, ...MASTER],
  'finance.hutangtransaction.preview': [...DEBT, ...DUE],
  'finance.hutangtransaction.bayar': DEBT,
  'finance.hutangtransaction.batch': DUE,
  'finance.hutangtransaction.transfer': DUE,
  'finance.hutangtransaction.berkas': DUE,
  'finance.hutangtransaction.print': DEBT,
  'finance.pph.setor': DEBT,
  'finance.pph.berkas': DEBT,
  'finance.pph.ekspor': DEBT,
  'finance.pph.unduh': DEBT,
  'finance.pph.print': DEBT,
  'finance.pphbadan.masa': DEBT,
  'finance.pphbadan.hitung': DEBT,
  'finance.pphbadan.kertaskerja': DEBT,
  'finance.profitsharing.bulan': PROFIT,
  'finance.profitsharing.hitung': PROFIT,
  'finance.deviden.pratinjau': DIVIDEND,
  'finance.deviden.hitung': DIVIDEND,
  'finance.deviden.simulasi': DIVIDEND,
  'finance.deviden.why': DIVIDEND,
  'finance.devidendetail.why': [...DIVIDEND, ...OWN],
  'finance.myincome': OWN,
  'finance.myincome.slip': OWN,
  'finance.myincome.buktipotong': OWN,
  'finance.myincome.why': OWN,
  'finance.myincome.slipwhy': OWN,
  'finance.tindakanincome.why': BOTH,
  'finance.hutang.why': [...SHARES, ...DEBT],
  'finance.hutangtransaction.why': DEBT,
  'finance.pph.why': DEBT,
  'finance.labfee.why': SHARES,
  'finance.paymentmethod.qris': MASTER,
  'finance.paymentmethod.qriscode': DESK,
  'finance.setting.show': DESK,
  'finance.setting.change': DESK,
  'finance.bill.fromvisit': DESK,
  'finance.bill.rincian': DESK,
  'finance.bill.print': DESK,
  'finance.bill.angsuran': DESK,
  'finance.bill.umur': DESK,
  'finance.periode.preview': PERIOD,
  'finance.periode.closed': PERIOD,
  'finance.jurnal.store': JOURNAL,
  'finance.ringkasan': REPORT,
  'finance.laporan.jurnal': REPORT,
  'finance.laporan.jurnal.peristiwa': REPORT,
  'finance.jurnal.hledger': REPORT,
  'finance.laporan.neracasaldo': REPORT,
  'finance.laporan.labarugi': REPORT,
  'finance.laporan.neraca': REPORT,
  'finance.laporan.aruskas': REPORT,
  'finance.laporan.kasharian': REPORT,
  'finance.laporan.neracalajur': REPORT,
  'finance.laporan.bukubesar': REPORT,
  'finance.laporanringkas.jurnal': LIGHT,
  'finance.laporanringkas.trialbalance': LIGHT,
  'finance.laporanringkas.bukubesar': LIGHT,
  'finance.laporanringkas.labarugi': LIGHT,
  // The opening balances of a period, and a journal that is pasted.
  'finance.akun.grouped': [...MASTER, ...PERIOD, ...JOURNAL],
  'finance.jurnal.verifikasi': REPORT,
  'finance.jurnal.verifikasi.terakhir': REPORT,
  'finance.jurnal.hitungulang': REPORT,
  'finance.jurnal.tandatangan': REPORT,
  'finance.jurnalautoposting.list': MASTER,
  'finance.jurnalautoposting.edit': MASTER,
  'finance.jurnalautoposting.restore': MASTER,
  'finance.jurnalautoposting.preview': MASTER,
  'finance.settlement.unsettled': MASTER,
  'finance.settlement.record': MASTER,
  'finance.jurnaltemplate.run': MASTER,
  ...assetCallOpenings,
  ...accountCallOpenings,
  ...bankCallOpenings,
  ...budgetCallOpenings,
  ...subscriptionCallOpenings,
  'finance.biaya.bukti': EXPENSE,
  'finance.biayainvoice.bukti': EXPENSE,
  'finance.biayainvoice.umur': EXPENSE,
  // Journals are imported where they are written and where they are read.
  'finance.jurnal.import': [...JOURNAL, ...REPORT],
  'finance.jurnal.rejected': [...JOURNAL, ...REPORT],
  'finance.jurnal.template': [...JOURNAL, ...REPORT],
  'finance.akun.import': MASTER,
  'finance.akun.rejected': MASTER,
  'finance.akun.template': MASTER,
  'finance.saldoawal.import': PERIOD,
  'finance.saldoawal.rejected': PERIOD,
  'finance.saldoawal.template': PERIOD,
  'finance.biaya.import': EXPENSE,
  'finance.biaya.rejected': EXPENSE,
  'finance.biaya.template': EXPENSE,
  'finance.piutangawal.import': PERIOD,
  'finance.piutangawal.rejected': PERIOD,
  'finance.piutangawal.template': PERIOD,
  'finance.piutangawal.show': PERIOD,
  'finance.depositawal.import': PERIOD,
  'finance.depositawal.rejected': PERIOD,
  'finance.depositawal.template': PERIOD,
  'finance.depositawal.show': PERIOD,
  'finance.hutangawal.import': PERIOD,
  'finance.hutangawal.rejected': PERIOD,
  'finance.hutangawal.template': PERIOD,
  'finance.hutangawal.show': PERIOD,
};
