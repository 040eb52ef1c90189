// What the treatments of a visit come to; the server computes every line, this only adds them up.
import { grossOf } from '../../../resources/finance/amounts.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import type { TreatmentData } from '../../../parts/service/visit/visit.ts';

/** Rupiah of treatments done, of those planned, and together; cancelled ones count nothing. */
export const totalsOf = (treatments: readonly TreatmentData[]) => {
  const sum = (rows: readonly TreatmentData[]) => rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const live = treatments.filter(({ status }) => status !== visitperawatan.state.cancelled);
  const done = sum(live.filter(({ status }) => status === visitperawatan.state.done));
  const all = sum(live);
  return { done, planned: all - done, all };
};

/** Rupiah of a line while it is typed: quantity (three decimals) times price, less the discount; never below 0. */
export const lineAmount = (qty: number, price: number, discount: number): number =>
  Math.max(0, grossOf(qty, price) - discount);
