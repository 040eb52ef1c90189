// A treatment of a visit before it is stored: teeth, quantity, price and discount by the rules of service.md 2.8 and 6.3.
import { mulDiv, rateText } from '../../../src/resources/kernel/money.ts';
import { type Surface, surfaceFits } from '../../../src/resources/service/tooth.ts';
import { boundedGross } from '../finance/bounded.ts';

export interface Treatment {
  readonly scope: 'mulut' | 'rahang' | 'gigi' | 'permukaan';
  readonly isprice_open: boolean;
  readonly price_min: number | null;
  readonly price_max: number | null;
  /** Price of the branch on the day of the visit, rupiah; null: none was set. */
  readonly price_standard: number | null;
}
export interface TreatmentEntry {
  readonly tooth?: readonly number[] | null;
  readonly surfaces?: readonly Surface[] | null;
  readonly qty?: number | null;
  /** Rupiah a unit; absent: the standard price. */
  readonly price?: number | null;
  /** Rupiah off the whole line. */
  readonly discount_amount?: number | null;
  /** The slot of a package that it is taken out of: it costs nothing then. */
  readonly membershipperawatan_id?: number | null;
}
export interface TreatmentLine {
  readonly tooth: readonly number[] | null;
  readonly surfaces: readonly Surface[] | null;
  readonly qty: number;
  readonly price: number;
  readonly price_standard: number;
  readonly discount_amount: number;
  readonly amount: number;
}
/** Problems by field, as the refusal answers them. */
export type Problems = Readonly<Record<string, readonly string[]>>;

const toothProblems = (scope: Treatment['scope'], entry: TreatmentEntry): Record<string, string[]> => {
  const teeth = entry.tooth ?? [];
  const surfaces = entry.surfaces ?? [];
  if (scope === 'mulut' || scope === 'rahang') {
    return teeth.length > 0 || surfaces.length > 0 ? { tooth: ['Tindakan ini tidak dikerjakan per gigi'] } : {};
  }
  if (teeth.length === 0) return { tooth: ['Gigi wajib dipilih'] };
  if (new Set(teeth).size < teeth.length) return { tooth: ['Gigi yang sama dipilih dua kali'] };
  if (scope === 'gigi') return surfaces.length > 0 ? { surfaces: ['Tindakan ini tidak dikerjakan per permukaan'] } : {};
  if (surfaces.length === 0) return { surfaces: ['Permukaan wajib dipilih'] };
  const wrong = teeth.flatMap((tooth) => surfaces.filter((s) => !surfaceFits(tooth, s)).map((s) => ({ tooth, s })))[0];
  return wrong ? { surfaces: [`Permukaan ${wrong.s} tidak berlaku untuk gigi ${wrong.tooth}`] } : {};
};

const priceProblems = (treatment: Treatment, price: number): Record<string, string[]> => {
  if (price === treatment.price_standard) return {};
  if (!treatment.isprice_open) return { price: ['Harga tindakan ini tidak dapat diubah'] };
  if (treatment.price_min !== null && price < treatment.price_min) return { price: ['Harga di bawah harga minimum'] };
  if (treatment.price_max !== null && price > treatment.price_max) return { price: ['Harga di atas harga maksimum'] };
  return {};
};

const slotProblems = (qty: number): Record<string, string[]> =>
  Number.isInteger(qty) ? {} : { qty: ['Jumlah slot paket harus bilangan bulat'] };

const discountProblems = (gross: number, discount: number, maxPercent: number): Record<string, string[]> => {
  if (discount > gross) return { discount_amount: ['Diskon melebihi harga tindakan'] };
  return discount > mulDiv(gross, Math.round(maxPercent * 100), 10_000)
    ? { discount_amount: [`Diskon melebihi batas ${rateText(maxPercent)}`] }
    : {};
};

/**
 * The line that a treatment makes. The quantity of a treatment by tooth is the number of its teeth; one by surface takes that
 * number unless another is given.
 * @param maxPercent what the person may give off, of the whole line
 * @returns the line, or what is wrong with the entry by field
 */
export const treatmentLine = (
  treatment: Treatment,
  entry: TreatmentEntry,
  maxPercent: number,
): { readonly line: TreatmentLine; readonly problems: null } | { readonly line: null; readonly problems: Problems } => {
  const { scope, price_standard } = treatment;
  if (price_standard === null) return { line: null, problems: { perawatan_id: ['Harga tindakan belum diatur'] } };
  const teeth = entry.tooth?.length ?? 0;
  const qty = scope === 'gigi' ? teeth : (entry.qty ?? Math.max(teeth, 1));
  const isCovered = typeof entry.membershipperawatan_id === 'number';
  const price = isCovered ? 0 : (entry.price ?? price_standard);
  const discount = isCovered ? 0 : (entry.discount_amount ?? 0);
  const gross = boundedGross(qty, price);
  const problems = {
    ...toothProblems(scope, entry),
    ...(isCovered ? slotProblems(qty) : priceProblems(treatment, price)),
    ...discountProblems(gross, discount, maxPercent),
  };
  if (Object.keys(problems).length > 0) return { line: null, problems };
  const line = {
    tooth: teeth > 0 ? (entry.tooth ?? null) : null,
    surfaces: entry.surfaces?.length ? entry.surfaces : null,
    qty,
    price,
    price_standard,
    discount_amount: discount,
    amount: gross - discount,
  };
  return { line, problems: null };
};
