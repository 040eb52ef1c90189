// The documents behind the opening balances of control accounts (finance.md 6.7): what is posted there without a name is one document
// 'Saldo awal belum dirinci', until an import says whose it is.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { actorType, hutangKind, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { openingPayables } from '../../../domain/finance/opening-sheet.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { ControlCode } from '../ledger/control-accounts.ts';
import { openDeposit } from '../desk/opening-deposit.ts';
import { openHutang } from '../payable/opening-hutang.ts';
import { openPayable } from '../expense/opening-payable.ts';
import { openReceivable } from '../bill/opening-receivable.ts';

interface Opening {
  readonly periode: number;
  readonly day: string;
  readonly journal: { readonly id: number; readonly code: string };
}
/** The documents in which a control account is itemized. */
interface Detail {
  /** Name of the account, for refusals. */
  readonly name: string;
  /** Its normal side: the opening balance may stand on no other. */
  readonly side: 'debit' | 'kredit';
  /** Makes the document of the opening balance. @param amount rupiah above 0, on that side */
  readonly open: (context: WriteContext, opening: Opening, amount: number) => Promise<unknown>;
}

const nobody = (type: Payee) => ({ type, id: null });
const taxDetail = (name: string, akun: string): Detail => ({
  name,
  side: 'kredit',
  open: (context, opening, amount) => openHutang(context, { type: actorType.tax, id: null, akun }, opening, amount),
});

/** Another module keeps the detail: no document is made here, and check V4 shows what is missing of it. */
const keptElsewhere = async (): Promise<void> => undefined;
/** Itemized by the opening stock of the inventory module. */
const stockDetail = (name: string): Detail => ({ name, side: 'debit', open: keptElsewhere });

/** Takes no opening balance: goods that came before the books began are owed by their invoices. */
const uninvoicedDetail = (name: string): Detail => ({
  name,
  side: 'kredit',
  open: () => Promise.reject(refuseField('opening-uninvoiced', 'saldo_awal', { name })),
});

const details: Readonly<Record<ControlCode, Detail>> = {
  [accountRole.patientReceivable]: {
    name: 'Piutang Pasien',
    side: 'debit',
    open: (context, { periode, day, journal }, amount) => openReceivable(context, periode, day, journal.code, amount),
  },
  [accountRole.patientDeposit]: {
    name: 'Deposit Pasien',
    side: 'kredit',
    open: (context, { periode, day }, amount) => openDeposit(context, periode, day, amount),
  },
  // Itemized by the imported packages, in the module of packages.
  [accountRole.unearnedPackage]: { name: 'Pendapatan Paket Diterima di Muka', side: 'kredit', open: keptElsewhere },
  // Itemized by the kasbon of each employee, in attendance.
  [accountRole.employeeLoan]: { name: 'Kasbon Pegawai', side: 'debit', open: keptElsewhere },
  [accountRole.vendorPayable]: {
    name: openingPayables.vendor.name,
    side: 'kredit',
    open: (context, { day, journal }, amount) => openPayable(context, journal, day, amount),
  },
  [accountRole.purchasePayable]: {
    name: 'Hutang Vendor Pembelian',
    side: 'kredit',
    open: (context, opening, amount) =>
      openHutang(context, nobody(actorType.vendor), opening, amount, hutangKind.purchase),
  },
  [accountRole.uninvoicedReceipt]: uninvoicedDetail('Penerimaan Barang Belum Ditagih'),
  [accountRole.doctorPayable]: {
    name: openingPayables.doctor.name,
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.doctor), opening, amount),
  },
  [accountRole.labPayable]: {
    name: openingPayables.laboratorium.name,
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.laboratory), opening, amount),
  },
  [accountRole.partnerPayable]: {
    name: openingPayables.rumahsakit.name,
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.rumahsakit), opening, amount),
  },
  [accountRole.investorPayable]: {
    name: openingPayables.investor.name,
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.investor), opening, amount),
  },
  [accountRole.dividendPayable]: {
    name: openingPayables.deviden.name,
    side: 'kredit',
    open: (context, opening, amount) =>
      openHutang(context, nobody(actorType.investor), opening, amount, hutangKind.dividend),
  },
  [accountRole.medicineStock]: stockDetail('Persediaan Obat'),
  [accountRole.supplyStock]: stockDetail('Persediaan BHP & Bahan Gigi'),
  [accountRole.goodsStock]: stockDetail('Persediaan Produk Jual'),
  [accountRole.orthodonticStock]: stockDetail('Persediaan Orthodonti'),
  [accountRole.stockInTransit]: stockDetail('Persediaan Dalam Perjalanan'),
  [accountRole.employeePayable]: {
    name: 'Hutang Gaji',
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.employee), opening, amount),
  },
  [accountRole.doctorTax]: taxDetail('Hutang PPh 21 Dokter', accountRole.doctorTax),
  [accountRole.employeeTax]: taxDetail('Hutang PPh 21 Pegawai', accountRole.employeeTax),
  [accountRole.investorTax]: taxDetail('Hutang PPh Investor', accountRole.investorTax),
  [accountRole.companyTax]: taxDetail('Hutang PPh Badan', accountRole.companyTax),
  [accountRole.serviceTax]: taxDetail('Hutang PPh 23', accountRole.serviceTax),
};

interface Row {
  readonly code: string;
  readonly debit: number;
  readonly credit: number;
}

/**
 * Makes the documents of opening balances, one a control account.
 * @param rows of the opening journal, rupiah
 * @throws Refusal opening-side (422) for a balance on the wrong side; opening-uninvoiced (422)
 */
export const openDocuments = async (context: WriteContext, opening: Opening, rows: readonly Row[]): Promise<void> => {
  for (const [code, { name, side, open }] of Object.entries(details)) {
    const debit = rows.filter((row) => row.code === code).reduce((sum, row) => sum + row.debit - row.credit, 0);
    const amount = side === 'debit' ? debit : -debit;
    if (amount < 0) throw refuseField('opening-side', 'saldo_awal', { name, side });
    if (amount > 0) await open(context, opening, amount);
  }
};
