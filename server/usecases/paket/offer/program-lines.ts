// The lines of a version as they are stored (paket.md 2.3): one part of the line's type, each part once, with what it costs by itself.
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { type Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { type Part, standardPrices } from './program-price.ts';

/** A line as it is asked for. */
export interface WantedLine {
  readonly type: number;
  readonly perawatan_id?: number | null | undefined;
  readonly item_id?: number | null | undefined;
  readonly laboratoriumjasa_id?: number | null | undefined;
  readonly free_slot: number;
  readonly expired_duration: number;
  /** Nothing: what the part costs today. */
  readonly price_standard?: number | null | undefined;
  readonly min_gap_days?: number | null | undefined;
  readonly max_per_visit?: number | null | undefined;
}

const references = [
  [programType.treatment, 'perawatan_id'],
  [programType.item, 'item_id'],
  [programType.formlab, 'laboratoriumjasa_id'],
] as const;

const problem = (code: 'package-part' | 'package-part-twice', at: number): Refusal =>
  refuseField(code, `lines.${at}.type`);

const partOf = (line: WantedLine, at: number): Part => {
  const given = references.filter(([, name]) => typeof line[name] === 'number');
  const [only] = given;
  const id = only && line[only[1]];
  if (given.length !== 1 || only?.[0] !== line.type || typeof id !== 'number') throw problem('package-part', at);
  return { type: line.type, id };
};

/**
 * @param branch whose prices are meant; null: all branches
 * @throws Refusal package-part (422), package-part-twice (409)
 */
export const pricedLines = async (context: WriteContext, branch: number | null, lines: readonly WantedLine[]) => {
  const parts = lines.map(partOf);
  const keys = parts.map(({ type, id }) => `${type}/${id}`);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (twice >= 0) throw problem('package-part-twice', twice);
  const prices = await standardPrices(context, branch, parts);
  return lines.map((line, at) => ({ ...line, price_standard: line.price_standard ?? prices[at] ?? 0 }));
};
