// Who may do what in the finance module (finance.md 3 and 4).
import type { financeCalls } from '../resources/finance/calls.ts';
import type { financeResources } from '../resources/finance/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, INVESTOR, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN } from './role.ts';

/** Who keeps the books. */
const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
/** Who takes money. */
const DESK = [ADMIN, ...BOOKS] as const;
/** Who may see what came of it: an investor in the branch of his account, until shares say in which (finance.md 4). */
const OWNERS = [...BOOKS, INVESTOR] as const;
/** The service side sees that there is a bill, without amounts. */
const CLINIC = [DOKTER, PERAWAT, MULTIMEDIA, ...DESK] as const;

export const financeGrants: ResourceGrants<typeof financeResources> = {
  'finance.bill': {
    list: DESK,
    show: DESK,
    edit: DESK,
    export: DESK,
    issue: DESK,
    kredit: DESK,
    refund: DESK,
    writeoff: BOOKS,
    void: DESK,
  },
  'finance.angsuran': { list: DESK, show: DESK, export: DESK, ingatkan: DESK },
  'finance.billrefund': { list: DESK, show: DESK, export: DESK },
  'finance.billtransaction': { list: DESK, show: DESK, export: DESK, void: DESK },
  'finance.deposit': { list: DESK, show: DESK, export: DESK },
  'finance.kasirsesi': { list: DESK, show: DESK, export: DESK, verify: BOOKS },
  'finance.jurnal': { list: BOOKS, show: BOOKS, export: BOOKS, reverse: BOOKS },
  'finance.periode': { list: DESK, show: DESK, create: BOOKS, close: BOOKS, reopen: BOOKS, lock: BOOKS },
  'finance.akun': { list: DESK, show: DESK, create: BOOKS, edit: BOOKS, delete: BOOKS, export: BOOKS },
  'finance.paymentmethod': { list: DESK, show: DESK, create: BOOKS, edit: BOOKS, delete: BOOKS, export: BOOKS },
  'finance.settlement': { list: BOOKS, show: BOOKS, export: BOOKS, void: BOOKS },
  'finance.pajak': { list: DESK, show: DESK, create: BOOKS, edit: BOOKS, delete: BOOKS, export: BOOKS },
  'finance.kastransfer': { list: BOOKS, show: BOOKS, create: BOOKS, export: BOOKS, void: BOOKS },
  'finance.biaya': { list: DESK, show: DESK, create: DESK, export: DESK, void: BOOKS },
  'finance.biayainvoice': {
    list: DESK,
    show: DESK,
    create: DESK,
    edit: DESK,
    export: DESK,
    post: BOOKS,
    void: BOOKS,
  },
  'finance.jurnaltemplate': { list: BOOKS, show: BOOKS, create: BOOKS, edit: BOOKS, delete: BOOKS },
};

export const financeCallGrants: CallGrants<typeof financeCalls> = {
  'finance.billtransaction.record': DESK,
  'finance.billtransaction.print': DESK,
  'service.payment.list': CLINIC,
  'finance.customerbalance': DESK,
  'finance.kasirsesi.open': DESK,
  'finance.kasirsesi.close': DESK,
  'finance.deposit.topup': DESK,
  'finance.deposit.refund': DESK,
  'finance.setting.show': DESK,
  'finance.setting.change': BOOKS,
  'finance.bill.fromvisit': DESK,
  'finance.bill.rincian': DESK,
  'finance.bill.print': DESK,
  'finance.bill.angsuran': BOOKS,
  'finance.bill.umur': DESK,
  'finance.periode.preview': BOOKS,
  'finance.periode.closed': BOOKS,
  'finance.jurnal.store': BOOKS,
  'finance.laporan.jurnal': BOOKS,
  'finance.laporan.jurnal.peristiwa': BOOKS,
  'finance.jurnal.hledger': BOOKS,
  'finance.laporan.neracasaldo': BOOKS,
  'finance.laporan.labarugi': OWNERS,
  'finance.laporan.neraca': OWNERS,
  'finance.laporan.aruskas': BOOKS,
  'finance.laporan.neracalajur': BOOKS,
  'finance.laporan.bukubesar': BOOKS,
  'finance.laporanringkas.jurnal': BOOKS,
  'finance.laporanringkas.trialbalance': BOOKS,
  'finance.laporanringkas.bukubesar': BOOKS,
  'finance.laporanringkas.labarugi': BOOKS,
  'finance.akun.grouped': BOOKS,
  'finance.jurnal.verifikasi': BOOKS,
  'finance.jurnal.verifikasi.terakhir': BOOKS,
  'finance.jurnal.hitungulang': [MANAGER, SUPERADMIN],
  'finance.jurnalautoposting.list': BOOKS,
  'finance.jurnalautoposting.edit': BOOKS,
  'finance.jurnalautoposting.restore': BOOKS,
  'finance.jurnalautoposting.preview': BOOKS,
  'finance.settlement.unsettled': BOOKS,
  'finance.settlement.record': BOOKS,
  'finance.jurnaltemplate.run': BOOKS,
  'finance.biaya.bukti': DESK,
  'finance.biayainvoice.bukti': DESK,
  'finance.jurnal.import': BOOKS,
  'finance.jurnal.rejected': BOOKS,
  'finance.jurnal.template': BOOKS,
  'finance.akun.import': BOOKS,
  'finance.akun.rejected': BOOKS,
  'finance.akun.template': BOOKS,
  'finance.saldoawal.import': BOOKS,
  'finance.saldoawal.rejected': BOOKS,
  'finance.saldoawal.template': BOOKS,
  'finance.biaya.import': BOOKS,
  'finance.biaya.rejected': BOOKS,
  'finance.biaya.template': BOOKS,
  'finance.piutangawal.import': BOOKS,
  'finance.piutangawal.rejected': BOOKS,
  'finance.piutangawal.template': BOOKS,
  'finance.piutangawal.show': BOOKS,
};
