// Turns an event's amounts into the lines of a journal by the autoposting rules. Pure: no account is known to the code.

import { Refusal } from '../../../src/resources/refusals.ts';

export type Source = 'akun' | 'paymentmethod' | 'settlement' | 'line' | 'hutang' | 'pajak' | 'aset';

export interface Actor {
  readonly type: string;
  readonly id: number;
}
/** One row of `jurnalautopostings`, with whether its fixed accounts are control accounts. */
export interface PostingRule {
  readonly component: string;
  readonly description: string;
  readonly debit_source: Source;
  readonly debit_akun_id: number | null;
  readonly credit_source: Source;
  readonly credit_akun_id: number | null;
}
/** An amount of a component; `accounts` names what the rule leaves to the document. Rupiah; negative swaps the sides. */
export interface PostingAmount {
  readonly amount: number;
  readonly accounts?: Partial<Record<Exclude<Source, 'akun'>, number>>;
  /** The person or vendor to whose open documents a line on a control account belongs. */
  readonly actor?: Actor;
  /** Actor of the debit side, where it differs. */
  readonly debitActor?: Actor;
  readonly description?: string;
}
export interface Account {
  readonly id: number;
  readonly code: string;
  readonly subledger: string | null;
}
export interface JournalLine {
  readonly akun_id: number;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
  readonly actor_type: string | null;
  readonly actor_id: number | null;
}
interface Side {
  readonly akun_id: number;
  readonly actor: Actor | undefined;
  readonly description: string;
  /** Debit positive, credit negative. */
  readonly signed: number;
}

export class MissingAccount extends Error {}

const accountOf = (source: Source, fixed: number | null, amount: PostingAmount): number => {
  const id = source === 'akun' ? fixed : amount.accounts?.[source];
  if (id === null || id === undefined) throw new MissingAccount(`The document names no account for ${source}.`);
  return id;
};

/** The two sides of one amount; a zero amount posts nothing. */
export const sidesOf = (rule: PostingRule, amount: PostingAmount): readonly Side[] => {
  if (amount.amount === 0) return [];
  const description = amount.description ?? rule.description;
  const debit = accountOf(rule.debit_source, rule.debit_akun_id, amount);
  const credit = accountOf(rule.credit_source, rule.credit_akun_id, amount);
  return [
    { akun_id: debit, actor: amount.debitActor ?? amount.actor, description, signed: amount.amount },
    { akun_id: credit, actor: amount.actor, description, signed: -amount.amount },
  ];
};

/**
 * Nets the sides of one document by account and actor (finance.md 6.8) and puts them in order: debits first, then by account code.
 * The actor stays on control accounts only. Sides that net to nothing leave no line.
 */
export const netLines = (sides: readonly Side[], accounts: ReadonlyMap<number, Account>): JournalLine[] => {
  const netted = new Map<string, Side & { code: string }>();
  for (const side of sides) {
    const account = accounts.get(side.akun_id);
    if (!account) throw new MissingAccount(`Account ${side.akun_id} does not exist.`);
    const actor = account.subledger === null ? undefined : side.actor;
    const key = `${side.akun_id}|${actor?.type}|${actor?.id}`;
    const before = netted.get(key);
    netted.set(key, { ...(before ?? side), actor, code: account.code, signed: (before?.signed ?? 0) + side.signed });
  }
  return [...netted.values()]
    .filter((side) => side.signed !== 0)
    .toSorted(
      (a, b) =>
        Number(b.signed > 0) - Number(a.signed > 0) ||
        a.code.localeCompare(b.code) ||
        (a.actor?.id ?? 0) - (b.actor?.id ?? 0),
    )
    .map((side) => ({
      akun_id: side.akun_id,
      description: side.description,
      debit: Math.max(side.signed, 0),
      credit: Math.max(-side.signed, 0),
      actor_type: side.actor?.type ?? null,
      actor_id: side.actor?.id ?? null,
    }));
};

/**
 * The sides of all amounts of an event by its rules; components without an amount post nothing.
 * @throws Refusal no-posting-rule (422)
 */
export const sidesOfPosting = (
  event: string,
  amountsByComponent: Readonly<Partial<Record<string, readonly PostingAmount[]>>>,
  rules: readonly PostingRule[],
) =>
  Object.entries(amountsByComponent).flatMap(([component, amounts = []]) => {
    if (amounts.every((a) => a.amount === 0)) return [];
    const rule = rules.find((r) => r.component === component);
    if (!rule) throw new Refusal('no-posting-rule', { rule: `${event}/${component}` });
    return amounts.flatMap((amount) => sidesOf(rule, amount));
  });
