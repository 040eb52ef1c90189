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
interface Behind {
  readonly name: string;
  readonly side: 'debit' | 'kredit';
  /** Makes the document. @param amount rupiah above 0, on that side */
  readonly open: (context: WriteContext, opening: Opening, amount: number) => Promise<unknown>;
}

const nobody = (type: Payee) => ({ type, id: null });
const taxBehind = (name: string, akun: string): Behind => ({
  name,
  side: 'kredit',
  open: (context, opening, amount) => openHutang(context, { type: actorType.tax, id: null, akun }, opening, amount),
});

/** Its detail is the opening stock, which the inventory module keeps: nothing is made here, and V4 shows what is missing of it. */
const stockBehind = (name: string): Behind => ({ name, side: 'debit', open: async () => undefined });

/** Goods that came before the books began are owed by their invoices. */
const noBehind = (name: string): Behind => ({
  name,
  side: 'kredit',
  open: () => Promise.reject(refuseField('opening-uninvoiced', 'saldo_awal', { name })),
});

const behind: Readonly<Record<ControlCode, Behind>> = {
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
  // Its detail are the packages that are brought along, which the module of packages keeps.
  [accountRole.unearnedPackage]: {
    name: 'Pendapatan Paket Diterima di Muka',
    side: 'kredit',
    open: async () => undefined,
  },
  // Its detail is the kasbon of each employee, which attendance keeps.
  [accountRole.employeeLoan]: { name: 'Kasbon Pegawai', side: 'debit', open: async () => undefined },
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
  [accountRole.uninvoicedReceipt]: noBehind('Penerimaan Barang Belum Ditagih'),
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
  [accountRole.medicineStock]: stockBehind('Persediaan Obat'),
  [accountRole.supplyStock]: stockBehind('Persediaan BHP & Bahan Gigi'),
  [accountRole.goodsStock]: stockBehind('Persediaan Produk Jual'),
  [accountRole.orthodonticStock]: stockBehind('Persediaan Orthodonti'),
  [accountRole.stockInTransit]: stockBehind('Persediaan Dalam Perjalanan'),
  [accountRole.employeePayable]: {
    name: 'Hutang Gaji',
    side: 'kredit',
    open: (context, opening, amount) => openHutang(context, nobody(actorType.employee), opening, amount),
  },
  [accountRole.doctorTax]: taxBehind('Hutang PPh 21 Dokter', accountRole.doctorTax),
  [accountRole.employeeTax]: taxBehind('Hutang PPh 21 Pegawai', accountRole.employeeTax),
  [accountRole.investorTax]: taxBehind('Hutang PPh Investor', accountRole.investorTax),
  [accountRole.companyTax]: taxBehind('Hutang PPh Badan', accountRole.companyTax),
  [accountRole.serviceTax]: taxBehind('Hutang PPh 23', accountRole.serviceTax),
};

interface Row {
  readonly code: string;
  readonly debit: number;
  readonly credit: number;
}

/** @throws Refusal opening-side (422): patients owe, and vendors and depositors are owed */
export const openDocuments = async (context: WriteContext, opening: Opening, rows: readonly Row[]): Promise<void> => {
  for (const [code, { name, side, open }] of Object.entries(behind)) {
    const debit = rows.filter((row) => row.code === code).reduce((sum, row) => sum + row.debit - row.credit, 0);
    const amount = side === 'debit' ? debit : -debit;
    if (amount < 0) throw refuseField('opening-side', 'saldo_awal', { name, side });
    if (amount > 0) await open(context, opening, amount);
  }
};
