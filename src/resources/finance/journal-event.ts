// What happens that books a journal (finance.md 7a): every event with its name, and the accounts of its components as they are installed.
import { type AccountCode, accountRole } from './account-role.ts';

declare const declared: unique symbol;
/** Of an event that is declared here, as the journals keep it. */
export type EventKey = string & { readonly [declared]: true };

/**
 * An account, or what the document says: its line, its method's account, the bank that the method is paid out to, the account of what
 * is owed, or that of a tax.
 */
type Side = AccountCode | 'line' | 'paymentmethod' | 'settlement' | 'hutang' | 'pajak';
interface PostingRow {
  readonly description: string;
  readonly debit: Side;
  readonly credit: Side;
}
interface Event<R extends Readonly<Record<string, PostingRow>>> {
  readonly key: EventKey;
  /** As people call it. */
  readonly name: string;
  /** By component: a posting fills any of them. */
  readonly rows: R;
}
const eventOf = <const R extends Readonly<Record<string, PostingRow>>>(
  key: string,
  name: string,
  rows: R,
): Event<R> => ({
  key: key as EventKey,
  name,
  rows,
});

/** Goods that came without an invoice yet, and what is owed for those that have one. */
const { uninvoicedReceipt: UNINVOICED, purchasePayable: BOUGHT } = accountRole;

/** Booked by the autoposting rules: which account a component touches is data (`jurnalautopostings`), installed as it stands here. */
export const postedEvent = {
  feeToPayroll: eventOf('fee.topayroll', 'Fee dokter lewat payroll', {
    fee: { description: 'Fee dokter pegawai', debit: accountRole.doctorPayable, credit: accountRole.employeePayable },
  }),
  billIssued: eventOf('bill.issued', 'Penerbitan tagihan', {
    gross: { description: 'Tagihan pasien', debit: accountRole.patientReceivable, credit: 'line' },
    discount: { description: 'Diskon tagihan', debit: accountRole.discount, credit: accountRole.patientReceivable },
    paket: {
      description: 'Paket ditagihkan',
      debit: accountRole.patientReceivable,
      credit: accountRole.unearnedPackage,
    },
    tax: { description: 'PPN dalam harga', debit: accountRole.patientReceivable, credit: accountRole.outputTax },
    rounding: { description: 'Pembulatan tagihan', debit: accountRole.patientReceivable, credit: accountRole.rounding },
  }),
  billPaid: eventOf('bill.paid', 'Penerimaan pembayaran', {
    tender: { description: 'Penerimaan pembayaran', debit: 'paymentmethod', credit: accountRole.patientReceivable },
    deposit: {
      description: 'Pembayaran dari deposit',
      debit: accountRole.patientDeposit,
      credit: accountRole.patientReceivable,
    },
    excess: {
      description: 'Kelebihan bayar disimpan sebagai deposit',
      debit: 'paymentmethod',
      credit: accountRole.patientDeposit,
    },
  }),
  billCredited: eventOf('bill.credited', 'Nota kredit', {
    revenue: { description: 'Nota kredit', debit: accountRole.creditNote, credit: accountRole.patientReceivable },
    tax: { description: 'PPN nota kredit', debit: accountRole.outputTax, credit: accountRole.patientReceivable },
    unearned: {
      description: 'Nota kredit paket',
      debit: accountRole.unearnedPackage,
      credit: accountRole.patientReceivable,
    },
    rounding: {
      description: 'Pembulatan nota kredit',
      debit: accountRole.rounding,
      credit: accountRole.patientReceivable,
    },
  }),
  billRefunded: eventOf('bill.refunded', 'Pengembalian dana', {
    cash: { description: 'Pengembalian dana', debit: accountRole.patientReceivable, credit: 'paymentmethod' },
    to_deposit: {
      description: 'Pengembalian dana ke deposit',
      debit: accountRole.patientReceivable,
      credit: accountRole.patientDeposit,
    },
  }),
  billWrittenOff: eventOf('bill.writtenoff', 'Hapus buku piutang', {
    amount: { description: 'Hapus buku piutang', debit: accountRole.badDebt, credit: accountRole.patientReceivable },
  }),
  billRecovered: eventOf('bill.recovered', 'Penerimaan piutang hapus buku', {
    amount: { description: 'Penerimaan piutang hapus buku', debit: 'paymentmethod', credit: accountRole.badDebt },
  }),
  depositReceived: eventOf('deposit.topup', 'Penerimaan deposit pasien', {
    amount: { description: 'Penerimaan deposit pasien', debit: 'paymentmethod', credit: accountRole.patientDeposit },
  }),
  depositRefunded: eventOf('deposit.refunded', 'Pengembalian deposit pasien', {
    amount: { description: 'Pengembalian deposit pasien', debit: accountRole.patientDeposit, credit: 'paymentmethod' },
  }),
  settlementPosted: eventOf('settlement.posted', 'Pencairan ke bank', {
    net: { description: 'Pencairan ke bank', debit: 'settlement', credit: 'paymentmethod' },
    fee: { description: 'Potongan MDR', debit: accountRole.bankFee, credit: 'paymentmethod' },
  }),
  cashDifference: eventOf('kasir.difference', 'Selisih kas kasir', {
    short: { description: 'Selisih kas kurang', debit: accountRole.cashShort, credit: accountRole.cashierCash },
    over: { description: 'Selisih kas lebih', debit: accountRole.cashierCash, credit: accountRole.cashOver },
  }),
  cashTransferred: eventOf('kas.transfer', 'Transfer kas', {
    amount: { description: 'Pemindahan kas', debit: 'line', credit: 'paymentmethod' },
  }),
  expensePosted: eventOf('biaya.posted', 'Biaya', {
    line: { description: 'Pembayaran biaya', debit: 'line', credit: 'paymentmethod' },
    ppn: { description: 'PPN masukan', debit: accountRole.inputTax, credit: 'paymentmethod' },
  }),
  invoicePosted: eventOf('biayainvoice.posted', 'Invoice biaya', {
    line: { description: 'Invoice biaya', debit: 'line', credit: accountRole.vendorPayable },
    ppn: { description: 'PPN masukan', debit: accountRole.inputTax, credit: accountRole.vendorPayable },
  }),
  labConfirmed: eventOf('lab.confirmed', 'Biaya laboratorium', {
    amount: { description: 'Biaya laboratorium', debit: accountRole.labCost, credit: accountRole.labPayable },
  }),
  doctorShared: eventOf('share.doctor', 'Jasa dokter', {
    amount: { description: 'Jasa dokter', debit: accountRole.doctorFee, credit: accountRole.doctorPayable },
  }),
  partnerShared: eventOf('share.rumahsakit', 'Bagi hasil mitra', {
    amount: {
      description: 'Bagi hasil rumah sakit/mitra',
      debit: accountRole.partnerShare,
      credit: accountRole.partnerPayable,
    },
  }),
  investorShared: eventOf('share.investor', 'Bagi hasil investor', {
    amount: {
      description: 'Bagi hasil investor',
      debit: accountRole.investorShare,
      credit: accountRole.investorPayable,
    },
  }),
  profitShared: eventOf('profitsharing.approved', 'Bagi hasil laba bulanan', {
    amount: {
      description: 'Bagian rumah sakit/mitra dari laba bulanan',
      debit: accountRole.partnerShare,
      credit: accountRole.partnerPayable,
    },
  }),
  dividendApproved: eventOf('deviden.approved', 'Deviden investor', {
    amount: { description: 'Deviden investor', debit: accountRole.dividend, credit: accountRole.dividendPayable },
  }),
  dividendReserved: eventOf('deviden.reserved', 'Cadangan laba', {
    amount: { description: 'Cadangan laba', debit: accountRole.retainedEarnings, credit: accountRole.reserve },
  }),
  payablePaid: eventOf('hutang.paid', 'Pembayaran hutang', {
    net: { description: 'Pembayaran hutang', debit: 'hutang', credit: 'paymentmethod' },
    pph: { description: 'PPh dipotong', debit: 'hutang', credit: 'pajak' },
    adjust: { description: 'Potongan hutang', debit: 'hutang', credit: accountRole.payeeDeduction },
  }),
  taxRemitted: eventOf('pph.setor', 'Penyetoran PPh', {
    amount: { description: 'Penyetoran PPh', debit: 'pajak', credit: 'paymentmethod' },
  }),
  companyTaxComputed: eventOf('pph_badan.computed', 'Penghitungan PPh badan', {
    amount: {
      description: 'PPh badan atas omzet',
      debit: accountRole.companyTaxCost,
      credit: accountRole.companyTax,
    },
    angsuran: {
      description: 'Angsuran PPh 25',
      debit: accountRole.prepaidCompanyTax,
      credit: accountRole.companyTax,
    },
  }),
  branchCharged: eventOf('antarcabang.charge', 'Talangan antar cabang', {
    payer: { description: 'Talangan untuk cabang lain', debit: accountRole.betweenBranches, credit: 'paymentmethod' },
    other: { description: 'Talangan dari cabang lain', debit: 'line', credit: accountRole.betweenBranches },
  }),
  bhpUsed: eventOf('bhp.used', 'Pemakaian BHP', {
    amount: { description: 'Bahan habis pakai', debit: accountRole.consumables, credit: 'line' },
  }),
  goodsSold: eventOf('sales.cogs', 'HPP penjualan', {
    amount: { description: 'HPP barang terjual', debit: accountRole.goodsCost, credit: 'line' },
  }),
  purchaseReceived: eventOf('purchase.received', 'Penerimaan barang', {
    amount: { description: 'Penerimaan barang', debit: 'line', credit: UNINVOICED },
  }),
  purchaseInvoiced: eventOf('purchase.invoiced', 'Faktur pembelian', {
    amount: { description: 'Faktur pembelian', debit: UNINVOICED, credit: BOUGHT },
    ppn: { description: 'PPN masukan', debit: accountRole.inputTax, credit: BOUGHT },
    selisih: { description: 'Selisih harga pembelian', debit: accountRole.priceDifference, credit: BOUGHT },
    stok: { description: 'Selisih harga ke persediaan', debit: 'line', credit: BOUGHT },
  }),
  purchaseReturned: eventOf('purchase.returned', 'Retur pembelian', {
    amount: { description: 'Retur pembelian', debit: BOUGHT, credit: 'line' },
    uninvoiced: { description: 'Retur barang yang belum difakturkan', debit: UNINVOICED, credit: 'line' },
    selisih: { description: 'Selisih harga retur', debit: BOUGHT, credit: accountRole.priceDifference },
    uninvoiced_selisih: {
      description: 'Selisih harga retur yang belum difakturkan',
      debit: UNINVOICED,
      credit: accountRole.priceDifference,
    },
    ppn: { description: 'PPN masukan retur', debit: BOUGHT, credit: accountRole.inputTax },
  }),
  stockAdjusted: eventOf('stock.adjusted', 'Penyesuaian persediaan', {
    plus: { description: 'Persediaan lebih', debit: 'line', credit: accountRole.stockSurplus },
    minus: { description: 'Persediaan kurang atau rusak', debit: accountRole.stockLoss, credit: 'line' },
    internal: { description: 'Pemakaian internal persediaan', debit: accountRole.otherExpense, credit: 'line' },
    opening: { description: 'Saldo awal persediaan', debit: 'line', credit: accountRole.openingEquity },
  }),
  mutationSent: eventOf('mutation.sent', 'Pengiriman mutasi', {
    amount: { description: 'Persediaan dikirim', debit: accountRole.stockInTransit, credit: 'line' },
  }),
  mutationOut: eventOf('mutation.out', 'Mutasi ke cabang lain', {
    amount: {
      description: 'Persediaan diterima cabang tujuan',
      debit: accountRole.betweenBranches,
      credit: accountRole.stockInTransit,
    },
  }),
  mutationIn: eventOf('mutation.in', 'Mutasi dari cabang lain', {
    amount: { description: 'Persediaan dari cabang lain', debit: 'line', credit: accountRole.betweenBranches },
  }),
  mutationLost: eventOf('mutation.lost', 'Kehilangan dalam perjalanan', {
    amount: {
      description: 'Persediaan hilang dalam perjalanan',
      debit: accountRole.stockLoss,
      credit: accountRole.stockInTransit,
    },
  }),
  mutationBack: eventOf('mutation.back', 'Mutasi tiba atau kembali', {
    amount: { description: 'Persediaan tiba atau kembali', debit: 'line', credit: accountRole.stockInTransit },
  }),
} as const;
export type PostedEvent = (typeof postedEvent)[keyof typeof postedEvent];
/** Names of what an event may post. */
export type ComponentOf<E extends PostedEvent> = E extends PostedEvent ? keyof E['rows'] & string : never;

/** Their lines are given by the document or by who writes them: no rule names an account. */
export const writtenEvent = {
  journalWritten: eventOf('jurnal.umum', 'Jurnal umum dan penyesuaian', {}),
  periodOpened: eventOf('periode.opened', 'Saldo awal periode', {}),
  periodClosed: eventOf('periode.closed', 'Penutupan periode', {}),
} as const;

const NAMES: ReadonlyMap<string, string> = new Map(
  [postedEvent, writtenEvent].flatMap((events) => Object.values(events)).map(({ key, name }) => [key, name]),
);

/** Behind the key of an event: what takes it back. */
export const REVERSED = '.reversed';
/** @param event of the journal that is taken back */
export const reversalOf = (event: string): EventKey => `${event}${REVERSED}` as EventKey;

/** The name of an event, also of what takes it back; one of another module is told by its key. */
export const eventName = (event: string): string =>
  event.endsWith(REVERSED) ? `Pembalikan ${eventName(event.slice(0, -REVERSED.length))}` : (NAMES.get(event) ?? event);
