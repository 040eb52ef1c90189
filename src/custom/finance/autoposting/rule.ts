// The rules of posting as they are answered.
import { api } from '../../../providers/http.ts';
import { eventName } from '../../../resources/finance/journal-event.ts';

export interface RuleAccount {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}
export interface Rule {
  readonly id: number;
  readonly event: string;
  readonly component: string;
  readonly description: string;
  /** The branch's own row; null: of all branches. */
  readonly profile_id: number | null;
  readonly debit_source: string;
  readonly credit_source: string;
  readonly debit: RuleAccount | null;
  readonly credit: RuleAccount | null;
  /** Not as it was installed. */
  readonly changed: boolean;
}
export const RULES = 'finance/jurnalautoposting';

export const readRules = async (signal: AbortSignal): Promise<readonly Rule[]> =>
  (await api.get<{ data: readonly Rule[] }>(RULES, { signal })).data;

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
