// How documents are numbered: one series for each branch and year, without gaps; patients in a form of their own (platform.md 3).

interface Kind {
  readonly label: string;
  /** Name of the series in number_sequences. */
  readonly series: string;
  readonly prefix: string;
}

const DIGITS = 6;
export const PATIENT_DIGITS = 5;

/** Every document that takes a number, in the order of a patient's day. */
export const documentKinds = {
  visit: { label: 'Kunjungan', series: 'visit', prefix: 'VST' },
  formlab: { label: 'Form lab', series: 'formlab', prefix: 'LAB' },
  resep: { label: 'Resep', series: 'resep', prefix: 'RSP' },
  bill: { label: 'Tagihan', series: 'bill', prefix: 'INV' },
  creditnote: { label: 'Nota kredit', series: 'creditnote', prefix: 'NK' },
  receipt: { label: 'Kwitansi', series: 'receipt', prefix: 'KW' },
  deposit: { label: 'Deposit', series: 'deposit', prefix: 'DP' },
  session: { label: 'Sesi kasir', series: 'kasirsesi', prefix: 'SK' },
  settlement: { label: 'Pencairan', series: 'settlement', prefix: 'ST' },
  transfer: { label: 'Transfer kas', series: 'kastransfer', prefix: 'TK' },
  expense: { label: 'Biaya', series: 'biaya', prefix: 'BY' },
  vendorInvoice: { label: 'Invoice biaya', series: 'biayainvoice', prefix: 'BI' },
  asset: { label: 'Aset tetap', series: 'aset', prefix: 'AT' },
  depreciation: { label: 'Penyusutan bulanan', series: 'penyusutan', prefix: 'PYS' },
  slip: { label: 'Slip pembayaran', series: 'hutangtransaction', prefix: 'PH' },
  purchase: { label: 'Pesanan pembelian', series: 'purchase', prefix: 'PO' },
  receive: { label: 'Penerimaan barang', series: 'receive', prefix: 'RCV' },
  purchaseInvoice: { label: 'Faktur pembelian', series: 'purchaseinvoice', prefix: 'FKT' },
  purchaseReturn: { label: 'Retur pembelian', series: 'purchasereturn', prefix: 'RTB' },
  adjustment: { label: 'Penyesuaian stok', series: 'adjustment', prefix: 'ADJ' },
  sale: { label: 'Penjualan', series: 'sale', prefix: 'JUAL' },
  saleReturn: { label: 'Retur penjualan', series: 'salesreturn', prefix: 'RTJ' },
  opname: { label: 'Opname', series: 'opname', prefix: 'OPN' },
  mutation: { label: 'Mutasi', series: 'mutation', prefix: 'MUT' },
  membership: { label: 'Penjualan paket', series: 'membership', prefix: 'MBR' },
  claim: { label: 'Klaim paket', series: 'klaim', prefix: 'KLM' },
  leave: { label: 'Izin/cuti', series: 'leave', prefix: 'IZN' },
  overtime: { label: 'Lembur', series: 'overtime', prefix: 'SPL' },
  loan: { label: 'Kasbon', series: 'kasbon', prefix: 'KSB' },
  profitSharing: { label: 'Bagi hasil bulanan', series: 'profitsharing', prefix: 'PS' },
  dividend: { label: 'Deviden', series: 'deviden', prefix: 'DV' },
  payroll: { label: 'Periode payroll', series: 'payrollperiode', prefix: 'PRL' },
  payslip: { label: 'Slip gaji', series: 'payrolltransaction', prefix: 'GAJI' },
  journal: { label: 'Jurnal', series: 'journal.JR', prefix: 'JR' },
  manual: { label: 'Jurnal umum', series: 'journal.JU', prefix: 'JU' },
  adjusting: { label: 'Jurnal penyesuaian', series: 'journal.JP', prefix: 'JP' },
  closing: { label: 'Jurnal penutup', series: 'journal.JT', prefix: 'JT' },
  opening: { label: 'Jurnal saldo awal', series: 'journal.SA', prefix: 'SA' },
} as const satisfies Readonly<Record<string, Kind>>;

export const PATIENT_SERIES = 'rm';

/** What stands before the counter: 'VST/BDG/2026/'. */
export const codePrefix = (prefix: string, branch: string, year: string): string => `${prefix}/${branch}/${year}/`;

/** 'VST/BDG/2026/000001'. @param year four digits */
export const documentCode = (prefix: string, branch: string, year: string, number: number): string =>
  `${codePrefix(prefix, branch, year)}${String(number).padStart(DIGITS, '0')}`;

const JOURNALS = Object.values(documentKinds).filter(({ series }) => series.startsWith('journal.'));

/** True for a code that the numbering of a branch's journals has given or may come to: a person's would stand in its way. */
export const isJournalNumber = (code: string, branch: string): boolean =>
  JOURNALS.some(({ prefix }) => code.startsWith(`${prefix}/${branch}/`));

/** 'BDG2600001'. @param year two digits */
export const patientCode = (branch: string, year: string, number: number): string =>
  `${branch}${year}${String(number).padStart(PATIENT_DIGITS, '0')}`;
