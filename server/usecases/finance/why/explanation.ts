// An explanation as it is told (finance.md 6.13): parts whose lines add up, one of them to the figure itself.
import type { AnswerOf } from '../../../../src/resources/answers.ts';

export type Explanation = AnswerOf<'finance.hutang.why'>;
export type Part = Explanation['parts'][number];
export type Line = Part['lines'][number];

interface More {
  /** 'YYYY-MM-DD' */
  readonly day?: string | null;
  /** Client path of the document. */
  readonly path?: string | null;
}
/** A line of an explanation without an amount. */
export const tells = (text: string, { day = null, path = null }: More = {}): Line => ({
  day,
  text,
  amount: null,
  path,
});
/** A line that adds rupiah to its part. */
export const adds = (text: string, amount: number, { day = null, path = null }: More = {}): Line => ({
  day,
  text,
  amount,
  path,
});
/** @param key its name in the explanation */
export const partOf = (key: string, title: string, lines: readonly Line[]): Part => {
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  const sum = amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0);
  return { key, title, lines: [...lines], sum };
};
/** What is left between lines and the stored figure, where there is something. */
export const restOf = (text: string, stored: number, lines: readonly Line[]): readonly Line[] => {
  const rest = stored - lines.reduce((all, { amount }) => all + (amount ?? 0), 0);
  return rest === 0 ? [] : [adds(text, rest)];
};
/** Links are for who may open the pages of the books; a doctor reads the same words without them. */
export const withoutPaths = (told: Explanation): Explanation => ({
  ...told,
  parts: told.parts.map((part) => ({ ...part, lines: part.lines.map((line) => ({ ...line, path: null })) })),
});
