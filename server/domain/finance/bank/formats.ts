// How banks write their statements as CSV, one row a shape (no bank publishes its own; found in files of customers).
import type { BankName } from '../../../../src/resources/finance/bank.ts';
import type { DateForm, DecimalMark } from './amount.ts';

/** Where the sign of an amount stands; numbers are columns from 0. */
type SignRule =
  /** Two columns, one of them empty or nothing. */
  | { readonly by: 'columns'; readonly debit: number; readonly credit: number }
  /** A mark in a column of its own. */
  | { readonly by: 'mark'; readonly amount: number; readonly mark: number }
  /** A mark behind the amount, in its cell. */
  | { readonly by: 'suffix'; readonly amount: number };

export interface StatementFormat {
  readonly key: string;
  readonly bank: BankName;
  readonly label: string;
  readonly separator: ',' | ';' | '\t';
  /** Words of the heading in their order; '' is a column without one, '|' parts other spellings. */
  readonly header: readonly string[];
  /** Words that may follow. */
  readonly more?: readonly string[];
  readonly date: number;
  readonly dates: readonly DateForm[];
  readonly decimal: DecimalMark;
  readonly sign: SignRule;
  /** Columns whose texts together tell what it was. */
  readonly text: readonly number[];
  readonly balance?: number;
  readonly reference?: number;
  readonly account?: number;
}

/** How the summary lines at the foot of a statement begin; the amount stands behind the words. */
export const footers = [
  { kind: 'opening', begins: /^saldo awal|^opening balance|^starting balance/i },
  { kind: 'credit', begins: /^(?:total )?mutasi (?:kredit|cr)|^total (?:credit|kredit)/i },
  { kind: 'debit', begins: /^(?:total )?mutasi (?:debet|debit|db)|^total (?:debit|debet)/i },
  { kind: 'closing', begins: /^saldo akhir|^closing balance|^ending balance/i },
] as const;
export type FooterKind = (typeof footers)[number]['kind'];

/** Marks a line that is not final: the bank may still change or drop it. */
export const PENDING = /^'?PEND$/i;

export const statementFormats: readonly StatementFormat[] = [
  {
    key: 'bca-perorangan',
    bank: 'bca',
    label: 'BCA perorangan (KlikBCA)',
    separator: ',',
    header: ['Tanggal Transaksi|Tanggal', 'Keterangan', 'Cabang', 'Jumlah', '', 'Saldo'],
    date: 0,
    dates: ['dd/mm', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'mark', amount: 3, mark: 4 },
    text: [1],
    balance: 5,
  },
  {
    key: 'bca-bisnis',
    bank: 'bca',
    label: 'BCA bisnis (KlikBCA Bisnis)',
    separator: ',',
    header: ['Tanggal Transaksi|Tanggal', 'Keterangan', 'Cabang', 'Jumlah'],
    more: ['Saldo'],
    date: 0,
    dates: ['dd/mm/yyyy', 'dd/mm'],
    decimal: '.',
    sign: { by: 'suffix', amount: 3 },
    text: [1],
    balance: 4,
  },
  {
    key: 'bca-inggris',
    bank: 'bca',
    label: 'BCA dalam bahasa Inggris',
    separator: ',',
    header: ['Date', 'Description', 'Branch', 'Amount', '', 'Balance'],
    date: 0,
    dates: ['dd/mm/yyyy', 'dd/mm'],
    decimal: '.',
    sign: { by: 'mark', amount: 3, mark: 4 },
    text: [1],
    balance: 5,
  },
  {
    key: 'mandiri-kopra',
    bank: 'mandiri',
    label: 'Mandiri Kopra',
    separator: ';',
    header: [
      'AccountNo',
      'Ccy',
      'PostDate',
      'Remarks',
      'AdditionalDesc',
      'Credit Amount',
      'Debit Amount',
      'Close Balance',
    ],
    date: 2,
    dates: ['dd month yyyy', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'columns', debit: 6, credit: 5 },
    text: [3, 4],
    balance: 7,
    account: 0,
  },
  {
    key: 'mandiri-mcm',
    bank: 'mandiri',
    label: 'Mandiri MCM',
    separator: ',',
    header: [
      'Account No',
      'Date',
      'Val. Date',
      'Transaction Code',
      'Description',
      'Description',
      'Reference No.',
      'Debit',
      'Credit',
    ],
    date: 1,
    dates: ['dd/mm/yy', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'columns', debit: 7, credit: 8 },
    text: [4, 5],
    reference: 6,
    account: 0,
  },
  {
    key: 'mandiri-excel',
    bank: 'mandiri',
    label: 'Mandiri, lembar Excel disimpan sebagai CSV',
    separator: ',',
    header: ['Tgl.', 'Tgl. Val.', 'Rincian Transaksi', 'No. Referensi', 'Debit', 'Kredit', 'Saldo'],
    more: ['Branch Code'],
    date: 0,
    dates: ['dd/mm/yyyy', 'dd/mm/yy'],
    decimal: '.',
    sign: { by: 'columns', debit: 4, credit: 5 },
    text: [2],
    reference: 3,
    balance: 6,
  },
  ...([',', ';'] as const).map((separator): StatementFormat => ({
    key: separator === ',' ? 'bri-cms' : 'bri-cms-titik-koma',
    bank: 'bri',
    label: separator === ',' ? 'BRI CMS' : 'BRI CMS dengan titik koma',
    separator,
    header: [
      'ID',
      'NOREK',
      'TGL_TRAN',
      'TGL_EFEKTIF',
      'JAM_TRAN',
      'SEQ',
      'DESK_TRAN',
      'SALDO_AWAL_MUTASI',
      'MUTASI_DEBET|MUTASI_DEBIT',
      'MUTASI_KREDIT',
      'SALDO_AKHIR_MUTASI',
      'GLSIGN',
      'TRUSER',
      'KODE_TRAN',
      'KODE_TRAN_TELLER',
      'TRREMK',
      'TLBDS1',
      'TLBDS2',
    ],
    more: ['REMARK_CUSTOM'],
    date: 2,
    dates: ['yyyy-mm-dd', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'columns', debit: 8, credit: 9 },
    text: [6, 18],
    balance: 10,
    account: 1,
  })),
  {
    key: 'bri-perorangan',
    bank: 'bri',
    label: 'BRI perorangan',
    separator: ',',
    header: ['Tanggal Transaksi', 'Uraian Transaksi', 'Teller', 'Debet', 'Kredit', 'Saldo'],
    date: 0,
    dates: ['dd/mm/yy', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'columns', debit: 3, credit: 4 },
    text: [1],
    balance: 5,
  },
  {
    key: 'bni',
    bank: 'bni',
    label: 'BNIDirect',
    separator: ',',
    header: ['Post Date', 'Value Date', 'Branch', 'Journal No.', 'Description', 'Debit', 'Credit'],
    more: ['Balance'],
    date: 0,
    dates: ['dd/mm/yy', 'dd/mm/yyyy'],
    decimal: '.',
    sign: { by: 'columns', debit: 5, credit: 6 },
    text: [4],
    reference: 3,
    balance: 7,
  },
  {
    key: 'bni-wondr',
    bank: 'bni',
    label: 'wondr by BNI',
    separator: ',',
    header: ['Tanggal Transaksi', 'Uraian Transaksi', 'Tipe', 'Nominal', 'Saldo'],
    date: 0,
    dates: ['dd/mm/yyyy', 'dd/mm/yy', 'dd month yyyy'],
    decimal: '.',
    sign: { by: 'mark', amount: 3, mark: 2 },
    text: [1],
    balance: 4,
  },
];
