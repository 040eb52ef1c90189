// What a file for the tax portal is made of, and what keeps it from being made (finance.md 6.6; docs/decisions/0059). The workbook of the
// state checks nothing: this is our own second wall, with line and element named. Pure; whole rupiah.
import { certificatesOf, NO_CERTIFICATE, ptkpStatuses, type TaxForm } from '../../../src/resources/finance/tax-form.ts';
import { isDate } from '../../../src/resources/kernel/date.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';

/** What the state calls the income. */
export interface TaxObject {
  readonly code: string;
  readonly form: TaxForm;
  /** Percent; null: progressive. */
  readonly rate: number | null;
  readonly dpp_percent: number;
  /** Valid on the last day of the month. */
  readonly valid: boolean;
}
/** All that a month withheld of one payee for one object. */
export interface TaxLine {
  readonly actor_name: string;
  /** NPWP, or NIK in its place. */
  readonly tin: string | null;
  /** Null: his head office. */
  readonly nitku: string | null;
  readonly ptkp: string | null;
  /** Null: none. */
  readonly certificate: string | null;
  readonly object: TaxObject | null;
  /** Rupiah. */
  readonly gross: number;
  readonly amount: number;
  /** Days 'YYYY-MM-DD': of the last withholding, and of its paper. */
  readonly withheld_at: string;
  readonly paper: { readonly kind: string; readonly number: string; readonly date: string };
}
export interface TaxFileHead {
  readonly form: TaxForm;
  /** First day of the month. */
  readonly masa: string;
  readonly tin: string | null;
  readonly nitku: string | null;
  readonly today: string;
  /** The highest step of pasal 17, percent. */
  readonly highest: number;
}
export interface Fault {
  /** From 1; null: of the clinic itself. */
  readonly line: number | null;
  /** Element of the file. */
  readonly field: string;
  readonly text: string;
}

/** Papers that schema and reference sheet of the state agree on. */
export const DOCUMENTS = ['TaxInvoice', 'CommercialInvoice', 'Contract', 'PaymentProof', 'StatementLetter'];
/** Kind of document that proves the payment. */
export const PAYMENT_PROOF = 'PaymentProof';
/** The portal began then. */
const FIRST_MASA = '2025-01-01';
const LONGEST_NUMBER = 50;
const HEAD_OFFICE = '000000';
const MOST_DECIMALS = 12;

/** Place of business of a payee: his own, else his head office. */
export const nitkuOf = ({ tin, nitku }: Pick<TaxLine, 'tin' | 'nitku'>): string =>
  nitku ?? `${tin ?? ''}${HEAD_OFFICE}`;

/** What of the gross is taxed. */
export const dppOf = ({ gross, object }: Pick<TaxLine, 'gross' | 'object'>): number =>
  mulDiv(gross, Math.round((object?.dpp_percent ?? 100) * 100), 10_000);

/** Fraction of a percentage without zeros at its end. */
const decimalOf = (whole: number, decimals: number): string => {
  const text = String(whole).padStart(decimals + 1, '0');
  const [front, back] = [text.slice(0, text.length - decimals), text.slice(text.length - decimals).replace(/0+$/, '')];
  return back === '' ? front : `${front}.${back}`;
};

/**
 * The rate with the fewest decimals that brings the tax to the rupiah: a step of pasal 17 where one is enough, else what the steps come to.
 * @param dpp above 0 @param amount rupiah
 */
export const rateText = (dpp: number, amount: number): string => {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    const rate = mulDiv(amount * 100, scale, dpp);
    if (mulDiv(dpp, rate, 100 * scale) === amount) return decimalOf(rate, decimals);
  }
  return decimalOf(mulDiv(amount * 100, 10 ** MOST_DECIMALS, dpp), MOST_DECIMALS);
};

/** What must hold of an element, and what is told where it does not. */
export type Rule = readonly [field: string, holds: boolean, text: string];
export const isTin = (text: string | null): boolean => /^\d{16}$/.test(text ?? '') && !/^0+$/.test(text ?? '');
const isRupiah = (amount: number): boolean => Number.isSafeInteger(amount);

/** Of every file: an empty month has none; the elements of the head are told by their names. */
export const headRules = (
  { form, masa, tin, nitku, today }: Pick<TaxFileHead, 'masa' | 'tin' | 'nitku' | 'today'> & { readonly form: string },
  lines: readonly unknown[],
): readonly Rule[] => [
  ['TIN', isTin(tin), 'NPWP cabang wajib 16 angka'],
  ['IDPlaceOfBusinessActivity', /^\d{22}$/.test(nitku ?? ''), 'NITKU cabang wajib 22 angka'],
  ['IDPlaceOfBusinessActivity', !nitku || !tin || nitku.startsWith(tin), 'NITKU cabang tidak diawali NPWP cabang'],
  ['TaxPeriodMonth', isDate(masa) && masa.endsWith('-01'), 'Masa bukan awal bulan'],
  ['TaxPeriodMonth', masa.slice(0, 7) < today.slice(0, 7), 'Masa belum berakhir'],
  ['TaxPeriodYear', masa >= FIRST_MASA, 'Masa sebelum 2025 tidak dilaporkan lewat Coretax'],
  ['ListOf', lines.length > 0, `Tidak ada baris ${form.toUpperCase()}`],
];

const payeeRules = ({ form }: TaxFileHead, line: TaxLine, others: readonly TaxLine[]): readonly Rule[] => {
  const { tin, certificate, ptkp } = line;
  const nitku = nitkuOf(line);
  const exemptions: readonly string[] = certificatesOf[form];
  const isTwice = others.some((other) => other.tin === tin && other.object?.code === line.object?.code);
  const place = 'IDPlaceOfBusinessActivityOfIncomeRecipient';
  return [
    ['CounterpartTin', isTin(tin), 'NPWP/NIK wajib 16 angka'],
    ['CounterpartTin', tin === null || !isTwice, 'NPWP/NIK sama dengan penerima lain'],
    [place, tin === null || /^\d{22}$/.test(nitku), 'NITKU wajib 22 angka'],
    [place, tin === null || nitku.startsWith(tin), 'NITKU tidak diawali NPWP/NIK'],
    ['TaxCertificate', exemptions.includes(certificate ?? NO_CERTIFICATE), 'Fasilitas pajak tidak ada di berkas ini'],
    [
      'StatusTaxExemption',
      form !== 'bp21' || (ptkpStatuses as readonly (string | null)[]).includes(ptkp),
      'Status PTKP wajib diisi (TK/0 sampai K/3)',
    ],
  ];
};

/** Percent that the tax is of the base; 0 where that is none. */
const rateFound = (line: TaxLine): number => {
  if (!isRupiah(line.gross) || !isRupiah(line.amount)) return 0;
  const dpp = dppOf(line);
  return dpp > 0 ? Number(rateText(dpp, line.amount)) : 0;
};
const objectRules = ({ form, highest }: TaxFileHead, line: TaxLine): readonly Rule[] => {
  const { object, gross, amount } = line;
  const rate = rateFound(line);
  const isExempt = (line.certificate ?? NO_CERTIFICATE) !== NO_CERTIFICATE;
  const fits = object?.rate === null || object === null ? rate <= highest : Math.abs(rate - object.rate) < 0.005;
  return [
    ['TaxObjectCode', object !== null, 'Objek pajak belum ditentukan'],
    ['TaxObjectCode', /^\d{2}-\d{3}-\d{2}$/.test(object?.code ?? '00-000-00'), 'Kode objek pajak tidak valid'],
    ['TaxObjectCode', object === null || object.form === form, `Objek pajak bukan objek ${form.toUpperCase()}`],
    ['TaxObjectCode', object?.valid ?? true, 'Objek pajak tidak berlaku pada masa ini'],
    ['Gross', isRupiah(gross) && gross > 0, 'Bruto masa ini harus di atas nol'],
    ['Rate', isRupiah(amount) && amount >= 0, 'PPh masa ini tidak valid'],
    ['Rate', isExempt || amount > 0, 'PPh nol tanpa fasilitas pajak'],
    ['Rate', isExempt || fits, 'Tarif tidak sesuai objek pajaknya'],
  ];
};

const dateRules = ({ masa, today }: TaxFileHead, { paper, withheld_at }: TaxLine): readonly Rule[] => {
  const isIn = (day: string) => day.slice(0, 7) === masa.slice(0, 7);
  const number = paper.number.trim();
  return [
    ['Document', DOCUMENTS.includes(paper.kind), 'Jenis dokumen tidak dikenal portal'],
    ['DocumentNumber', number !== '', 'Nomor dokumen kosong'],
    ['DocumentNumber', number.length <= LONGEST_NUMBER, `Nomor dokumen lebih dari ${LONGEST_NUMBER} karakter`],
    ['DocumentNumber', !/\p{Cc}/u.test(paper.number), 'Nomor dokumen memuat karakter terlarang'],
    ['DocumentDate', isDate(paper.date), 'Tanggal dokumen tidak valid'],
    ['DocumentDate', !isDate(paper.date) || paper.date <= today, 'Tanggal dokumen melebihi hari ini'],
    ['DocumentDate', !isDate(paper.date) || paper.date <= withheld_at, 'Dokumen setelah tanggal pemotongan'],
    ['WithholdingDate', isDate(withheld_at), 'Tanggal pemotongan tidak valid'],
    ['WithholdingDate', !isDate(withheld_at) || isIn(withheld_at), 'Tanggal pemotongan di luar masa'],
  ];
};

/** Faults of the clinic or of a line, of each element the first. */
export const broken = (line: number | null, rules: readonly Rule[], of: string): readonly Fault[] => {
  const seen = new Set<string>();
  return rules.flatMap(([field, holds, text]) => {
    if (holds || seen.has(field)) return [];
    seen.add(field);
    return [{ line, field, text: `${of}: ${text}` }];
  });
};

/** Lines without gross and tax are nothing to report. */
export const reportable = <L extends Pick<TaxLine, 'gross' | 'amount'>>(lines: readonly L[]): readonly L[] =>
  lines.filter(({ gross, amount }) => gross !== 0 || amount !== 0);

/** What keeps the file from being made, the clinic first; of each element one. @param lines those that are reported */
export const faultsOf = (head: TaxFileHead, lines: readonly TaxLine[]): readonly Fault[] => [
  ...broken(null, headRules(head, lines), 'Cabang'),
  ...lines.flatMap((line, n) => {
    const others = lines.filter((_, place) => place !== n);
    const rules = [...payeeRules(head, line, others), ...objectRules(head, line), ...dateRules(head, line)];
    return broken(n + 1, rules, `Baris ${n + 1} ${line.actor_name}`);
  }),
];

/** A value of the file; null: `xsi:nil`. */
type Value = string | null;
/** Elements of a line in the order of the schema. */
export type Elements = readonly (readonly [name: string, value: Value])[];

export const period = (masa: string): Elements => [
  ['TaxPeriodMonth', String(Number(masa.slice(5, 7)))],
  ['TaxPeriodYear', masa.slice(0, 4)],
];
/** Percent as the file writes it: the usual one of the object where it brings the tax. */
export const lineRate = (line: TaxLine): string => {
  const dpp = dppOf(line);
  const { amount, object } = line;
  const usual = object?.rate ?? null;
  if (usual !== null && mulDiv(dpp, Math.round(usual * 100), 10_000) === amount) return String(usual);
  return dpp > 0 ? rateText(dpp, amount) : '0';
};
const paperOf = ({ paper: { kind, number, date } }: TaxLine): Elements => [
  ['Document', kind],
  ['DocumentNumber', number.trim()],
  ['DocumentDate', date],
];

/** One line of BP21, version 4. */
const bp21 = ({ masa, nitku }: TaxFileHead, line: TaxLine): Elements => [
  ...period(masa),
  ['CounterpartTin', line.tin],
  ['IDPlaceOfBusinessActivityOfIncomeRecipient', nitkuOf(line)],
  ['StatusTaxExemption', line.ptkp],
  ['TaxCertificate', line.certificate ?? NO_CERTIFICATE],
  ['TaxObjectCode', line.object?.code ?? null],
  ['Gross', String(line.gross)],
  ['Deemed', String(line.object?.dpp_percent ?? 100)],
  ['Rate', lineRate(line)],
  ...paperOf(line),
  ['IDPlaceOfBusinessActivity', nitku],
  ['WithholdingDate', line.withheld_at],
];
/** One line of BPPU, version 3. */
const bppu = ({ masa, nitku }: TaxFileHead, line: TaxLine): Elements => [
  ...period(masa),
  ['CounterpartTin', line.tin],
  ['IDPlaceOfBusinessActivityOfIncomeRecipient', nitkuOf(line)],
  ['TaxCertificate', line.certificate ?? NO_CERTIFICATE],
  ['TaxObjectCode', line.object?.code ?? null],
  ['TaxBase', String(dppOf(line))],
  ['Rate', lineRate(line)],
  ...paperOf(line),
  ['IDPlaceOfBusinessActivity', nitku],
  ['GovTreasurerOpt', 'N/A'],
  ['SP2DNumber', null],
  ['WithholdingDate', line.withheld_at],
];
/** Names of the root, the list and a line. */
export const taxFileShape = {
  bp21: { root: 'Bp21Bulk', list: 'ListOfBp21', item: 'Bp21', elements: bp21 },
  bppu: { root: 'BpuBulk', list: 'ListOfBpu', item: 'Bpu', elements: bppu },
} as const satisfies Readonly<Record<TaxForm, object>>;
