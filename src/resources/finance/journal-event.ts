// What happens that books a journal (finance.md 7a): every event with its name, and the accounts of its components as they are installed.
import { accountRole } from './account-role.ts';
import { assetEvent } from './asset-event.ts';
import { type EventKey, eventOf } from './event-of.ts';
import { packageEvent } from './package-event.ts';
import { payrollEvent } from './payroll-event.ts';
import { stockEvent } from './stock-event.ts';

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
  bankBooked: eventOf('bank.booked', 'Dibukukan dari mutasi bank', {
    fee: { description: 'Administrasi bank', debit: accountRole.bankAdministration, credit: 'paymentmethod' },
    interest: { description: 'Bunga bank', debit: 'paymentmethod', credit: accountRole.bankInterest },
    other: { description: 'Mutasi bank', debit: 'line', credit: 'paymentmethod' },
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
  ...assetEvent,
  ...stockEvent,
  ...packageEvent,
  ...payrollEvent,
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
