// Money is whole rupiah in a safe integer. This file is the only place that rounds, spreads, prints or parses it.

/** Rounds half up (away from zero for negatives), the rule of every amount. */
export const roundHalfUp = (n: number): number => Math.sign(n) * Math.floor(Math.abs(n) + 0.5);

/**
 * round(a * b / c) in exact integer arithmetic, half up.
 * @param a rupiah @param b weight (integer) @param c sum of weights (integer > 0)
 */
export const mulDiv = (a: number, b: number, c: number): number => {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const twice = (product < 0n ? -product : product) * 2n + divisor;
  const rounded = twice / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
};

/** Hands what a part holds beyond its limit to the parts before it. */
const keepWithin = (parts: readonly number[], limits: readonly number[]): number[] => {
  let excess = 0;
  return parts.reduceRight<number[]>((kept, part, i) => {
    const fits = Math.min(part + excess, limits[i] ?? 0);
    excess += part - fits;
    return [fits, ...kept];
  }, []);
};

/**
 * Splits `amount` rupiah (>= 0) over `weights` (>= 0) in proportion, half up; the last line takes the remainder
 * (finance.md: conventions). The parts add up to `amount`; none is negative, and none exceeds its weight unless `amount`
 * exceeds them all: where many small lines round up or down together, the last line cannot hold the difference and the
 * lines before it do. With all weights 0 the whole amount lies on the last line.
 */
export const spread = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, w) => sum + w, 0);
  const last = weights.length - 1;
  let left = amount;
  const parts = weights.map((weight, i) => {
    const part = i === last ? left : total === 0 ? 0 : Math.min(mulDiv(amount, weight, total), left);
    left -= part;
    return part;
  });
  return amount <= total ? keepWithin(parts, weights) : parts;
};

/** A part of rupiah (>= 0), half up. @param percent with two decimals at most */
export const percentOf = (amount: number, percent: number): number =>
  mulDiv(amount, roundHalfUp(percent * 100), 10_000);

/** 1250000 -> '1.250.000' */
export const formatNumber = (n: number): string => {
  const [whole = '0', fraction] = Math.abs(n).toString().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${n < 0 ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
};

/** 12.5 -> '12,50': every percentage of a column has two decimals, as they are stored. */
export const formatPercent = (n: number): string => {
  const [whole = '0', fraction = ''] = formatNumber(n).split(',');
  return `${whole},${fraction.padEnd(2, '0')}`;
};

/** 12.5 -> '12,50%': in a column. */
export const percentText = (n: number): string => `${formatPercent(n)}%`;

/** 12.5 -> '12,5%', 40 -> '40%': in a sentence, or alone, with the decimals that it has (two at most). */
export const rateText = (n: number): string => `${formatNumber(Math.round(n * 100) / 100)}%`;

/** 1250000 -> 'Rp 1.250.000' */
export const formatRupiah = (n: number): string => (n < 0 ? `-Rp ${formatNumber(-n)}` : `Rp ${formatNumber(n)}`);

/** 'Rp 1.250.000' or '1250000' -> 1250000; undefined when it is not whole rupiah. */
export const parseRupiah = (text: string): number | undefined => {
  const bare = text.replace(/^\s*(-?)\s*Rp\.?\s*/i, '$1').trim();
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,0{1,2})?$/.test(bare)) return undefined;
  const n = Number(bare.replace(/,.*$/, '').replaceAll('.', ''));
  return Number.isSafeInteger(n) ? n : undefined;
};

const SMALL = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const SCALES = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1e3, 'ribu'],
] as const;

const spell = (n: number): string => {
  if (n < 12) return SMALL[n] ?? '';
  if (n < 20) return `${spell(n - 10)} belas`;
  if (n < 100) return `${spell(Math.floor(n / 10))} puluh ${spell(n % 10)}`;
  if (n < 200) return `seratus ${spell(n - 100)}`;
  if (n < 1000) return `${spell(Math.floor(n / 100))} ratus ${spell(n % 100)}`;
  if (n < 2000) return `seribu ${spell(n - 1000)}`;
  for (const [scale, name] of SCALES) {
    if (n >= scale) return `${spell(Math.floor(n / scale))} ${name} ${spell(n % scale)}`;
  }
  return '';
};

/** Amount in words for receipts: 1200000 -> 'satu juta dua ratus ribu rupiah'. Takes rupiah 0 .. 10^15 - 1. */
export const terbilang = (n: number): string => `${n === 0 ? 'nol' : spell(n).replace(/\s+/g, ' ').trim()} rupiah`;
