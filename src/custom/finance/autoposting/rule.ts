// The rules of posting as they are answered.
import { readCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { eventName } from '../../../resources/finance/journal-event.ts';

export type Rule = AnswerOf<'finance.jurnalautoposting.list'>['data'][number];
export type RuleAccount = NonNullable<Rule['debit']>;

export const readRules = async (signal: AbortSignal): Promise<readonly Rule[]> =>
  (await readCall('finance.jurnalautoposting.list', {}, signal)).data;

/** Rules by event, in the order of the answer. */
export const byEvent = (rules: readonly Rule[]): readonly (readonly [string, readonly Rule[]])[] =>
  [...new Set(rules.map(({ event }) => event))].map((event) => [event, rules.filter((rule) => rule.event === event)]);

export const fits = (rule: Rule, words: string): boolean =>
  [
    rule.event,
    eventName(rule.event),
    rule.component,
    rule.description,
    rule.debit?.code,
    rule.debit?.name,
    rule.credit?.code,
    rule.credit?.name,
  ]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase());
