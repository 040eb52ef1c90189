// Element strings of GS1, as scanners send them and as people type them in brackets (GS1 General Specifications 7.8; inventory.md 5).
import { Refusal } from '../../../src/resources/refusals.ts';

/** FNC1 as scanners send it: the end of a value without a fixed length. */
export const SEPARATOR = '\u001d';
/** Identifiers by their beginning: how many digits one has. */
const KEY_DIGITS: readonly (readonly [pattern: RegExp, digits: number])[] = [
  [/^(?:0[0-4]|1[0-9]|2[0-2]|30|37|9[0-9])/, 2],
  [/^(?:2[345]|4[012]|71)/, 3],
  [/^(?:3[1-69]|43|7[02]|8[012])/, 4],
];
/** Digits of the value, by the first two of its identifier; all others end at a separator or with the code. */
const FIXED: readonly (readonly [pattern: RegExp, digits: number])[] = [
  [/^00/, 18],
  [/^0[123]/, 14],
  [/^04/, 16],
  [/^1[1-9]/, 6],
  [/^20/, 2],
  [/^3[1-6]/, 6],
  [/^41/, 13],
];
const VARIABLE_MOST = 90;
const BATCH_MOST = 20;

type Elements = ReadonlyMap<string, string>;
const byBeginning = (table: typeof FIXED, text: string): number | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** @throws Refusal barcode-broken (422) */
const broken = (problem: string): Refusal => new Refusal('barcode-broken', { masalah: problem });
const unknownKey = (key: string): Refusal => broken(`pengenal (${key}) tidak dikenal`);

const put = (found: Map<string, string>, key: string, value: string): void => {
  const digits = byBeginning(FIXED, key);
  const fits =
    digits === undefined
      ? value !== '' && value.length <= VARIABLE_MOST
      : value.length === digits && /^\d+$/.test(value);
  if (!fits) throw broken(`isi (${key}) terpotong atau salah`);
  if (found.has(key) && found.get(key) !== value) throw broken(`pengenal (${key}) ada dua kali`);
  found.set(key, value);
};

const inBrackets = (code: string): Elements => {
  const found = new Map<string, string>();
  const pattern = /\((\d{2,4})\)([^(]*)/gy;
  let end = 0;
  for (const [all, key = '', value = ''] of code.matchAll(pattern)) {
    if (byBeginning(KEY_DIGITS, key) !== key.length) throw unknownKey(key);
    put(found, key, value.trim());
    end += all.length;
  }
  if (end < code.length) throw broken('tanda kurung tidak lengkap');
  return found;
};

const withoutBrackets = (code: string): Elements => {
  const found = new Map<string, string>();
  let rest = code;
  while (rest.length > 0) {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const key = rest.slice(0, byBeginning(KEY_DIGITS, rest) ?? 0);
    if (key === '') throw unknownKey(rest.slice(0, 2));
    const fixed = byBeginning(FIXED, key);
    const end = rest.indexOf(SEPARATOR);
    const until = fixed === undefined ? (end < 0 ? rest.length : end) : key.length + fixed;
    put(found, key, rest.slice(key.length, until));
    rest = rest.slice(until);
  }
  return found;
};

/** The last digit of a GTIN of 8 to 14: weights 3 and 1 from the right (GS1 General Specifications 7.9). */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/**
 * YYMMDD; day 00 is the last of the month, and years are those from 49 before to 50 after this one (GS1 General Specifications
 * 7.12). Undefined where it is no day.
 */
const dayOf = (text: string, thisYear: number): string | undefined => {
  const [, yy, mm, dd] = /^(\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(text) ?? [];
  if (yy === undefined || mm === undefined || dd === undefined) return undefined;
  const century = Math.floor(thisYear / 100) * 100;
  const distance = Number(yy) - (thisYear % 100);
  const year = century + Number(yy) + (distance >= 51 ? -100 : distance <= -50 ? 100 : 0);
  const last = new Date(Date.UTC(year, Number(mm), 0)).getUTCDate();
  const day = dd === '00' ? last : Number(dd);
  return day > last ? undefined : `${year}-${mm}-${String(day).padStart(2, '0')}`;
};

/**
 * A batch that may have swallowed what came after it: a scanner that leaves the separator out makes 'LOT7A' with expiry to
 * 'LOT7A17270331', and nothing else shows it.
 */
const isSwallowed = (found: Elements, thisYear: number): boolean => {
  const batch = found.get('10') ?? '';
  const day = [...batch.matchAll(/(?<=.)(?=(1[1357])(\d{6}))/g)].some(
    ([, key = '', value = '']) => !found.has(key) && dayOf(value, thisYear) !== undefined,
  );
  return day || (!found.has('21') && /.21.{6,}$/.test(batch));
};

export interface Gs1 {
  /** 14 digits with their check digit. */
  readonly gtin?: string;
  /** Of the clinic's own labels (91), where an item has no GTIN. */
  readonly own?: string;
  readonly batch_no?: string;
  /** 'YYYY-MM-DD' */
  readonly expired_at?: string;
  /** Batch and expiry were left out, because a separator may be lost. */
  readonly unsure?: true;
}

/**
 * @param code without the mark of its symbol
 * @param thisYear four digits
 * @throws Refusal barcode-broken (422)
 */
export const readGs1 = (code: string, thisYear: number): Gs1 => {
  const typed = code.startsWith('(');
  const found = typed ? inBrackets(code) : withoutBrackets(code);
  const gtin = found.get('01') ?? found.get('02');
  const own = found.get('91');
  if (gtin === undefined && own === undefined) throw broken('tidak menyebut barang (01)');
  if (gtin !== undefined && !hasCheckDigit(gtin)) throw broken('angka periksa salah');
  const until = found.get('17');
  const expired_at = until === undefined ? undefined : dayOf(until, thisYear);
  if (until !== undefined && expired_at === undefined) throw broken('tanggal kedaluwarsa salah');
  const batch_no = found.get('10')?.toUpperCase();
  const separated = typed || code.slice(1).includes(SEPARATOR);
  const unsure = !separated && isSwallowed(found, thisYear);
  if (!unsure && batch_no !== undefined && batch_no.length > BATCH_MOST) throw broken('isi (10) terlalu panjang');
  return {
    ...(gtin !== undefined && { gtin }),
    ...(own !== undefined && { own }),
    ...(unsure ? { unsure } : { ...(batch_no && { batch_no }), ...(expired_at && { expired_at }) }),
  };
};
