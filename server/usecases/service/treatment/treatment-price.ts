// What a treatment of a visit costs: the price of the day, what a plan agreed on, or nothing where a package pays (service.md 6.3).
import { grossOf } from '../../../../src/resources/finance/amounts.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, runOne } from '../../../db/statement.ts';
import {
  treatmentLine,
  type Treatment,
  type TreatmentEntry,
  type TreatmentLine,
} from '../../../domain/service/treatment-line.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import type { HeldVisit } from '../visit/held-visit.ts';
import { limitOf, mayDiscount } from './line-discount.ts';

type Stored = StoredOf<typeof visitperawatan>;

/** What is said of a treatment as it is entered. */
export interface Entry extends TreatmentEntry {
  readonly perawatan_id: number;
  readonly doctor_id?: number | null;
  readonly perawat_id?: number | null;
  readonly note?: string | null;
  readonly override_reason?: string | null;
  /** True: the same treatment on the same tooth and day is entered on purpose. */
  readonly repeated?: boolean | null;
}
export interface Priced extends Treatment {
  readonly code: string;
  readonly name: string;
  readonly status: number;
}

const pricedTreatment = named<Priced, [number, number, string]>(
  'treatment_priced',
  `select code, name, status, scope, isprice_open, price_min, price_max, treatment_price(id, $2, $3::date) as price_standard
   from tindakanmedis where id = $1`,
);
type Before = Pick<Stored, 'perawatan_id' | 'qty' | 'price' | 'price_standard' | 'discount_amount'>;

/**
 * Percent that may be given off. A discount that is there already is not given anew by whoever changes the rest, as long as the
 * line costs no less than what it was given off: else it keeps to the limit of those who give.
 */
const percentOf = async (
  context: WriteContext,
  treatment: Priced,
  entry: Entry,
  before: Before | undefined,
): Promise<number> => {
  const isKept = before?.discount_amount && entry.discount_amount === before.discount_amount;
  if (!isKept) return mayDiscount(context);
  const { line } = treatmentLine(treatment, entry, 100);
  const isSmaller = line && grossOf(line.qty, line.price) < grossOf(before.qty ?? 0, before.price ?? 0);
  return isSmaller ? limitOf(context) : 100;
};

interface PricedLine {
  readonly treatment: Priced;
  readonly line: TreatmentLine;
}

/**
 * A treatment as it is booked, before anybody knows on which tooth: one of it, at the price of the visit's day.
 * @throws Refusal invalid, treatment-invalid (422) by field
 */
export const bookedLine = async (
  { tx, branch }: WriteContext,
  visit: HeldVisit,
  perawatan_id: number,
): Promise<PricedLine> => {
  const treatment = await runOne(tx, pricedTreatment, perawatan_id, branch.id, visit.visit_date);
  if (!treatment) throw new Refusal('invalid', {}, { perawatan_ids: ['Data tidak ditemukan'] });
  const { line, problems } = treatmentLine({ ...treatment, scope: 'mulut' }, {}, 0);
  if (problems) throw new Refusal('treatment-invalid', {}, { perawatan_ids: Object.values(problems).flat() });
  return { treatment, line };
};

/**
 * Columns of the catalogue and of the line. What was entered keeps the price that it was entered at: the one that a plan agreed on,
 * or that of the day. @throws Refusal invalid, treatment-invalid (422) by field
 */
export const lineOf = async (
  context: WriteContext,
  visit: HeldVisit,
  entry: Entry,
  before?: Before,
): Promise<PricedLine> => {
  const { tx, branch } = context;
  const found = await runOne(tx, pricedTreatment, entry.perawatan_id, branch.id, visit.visit_date);
  if (!found) throw new Refusal('invalid', {}, { perawatan_id: ['Data tidak ditemukan'] });
  const isSame = before !== undefined && before.perawatan_id === entry.perawatan_id;
  const treatment = isSame ? { ...found, price_standard: before.price_standard } : found;
  const percent = await percentOf(context, treatment, entry, before);
  const { line, problems } = treatmentLine(treatment, entry, percent);
  if (problems) throw new Refusal('treatment-invalid', {}, problems);
  return { treatment, line };
};
