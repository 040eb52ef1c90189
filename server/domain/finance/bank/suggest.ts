// Which lines of a bank and entries of the ledger belong together: by amount, nearness of days, what both name, and what people did before.
import { referencesOf, stemOf, wordsOf } from './stem.ts';

export interface OpenLine {
  readonly id: number;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly text: string;
  readonly reference: string | null;
  /** Whole rupiah; above nothing: money came in. */
  readonly amount: number;
}
export interface OpenEntry {
  readonly id: number;
  readonly date: string;
  readonly text: string;
  readonly event: string;
  /** Debit less credit, rupiah. */
  readonly amount: number;
  /** Journal that it takes back. */
  readonly reversal_of_id: number | null;
  readonly journal_id: number;
}
/** What people did with lines of these words. */
export interface Rule {
  readonly stem: string;
  readonly incoming: boolean;
  readonly event: string | null;
  readonly component: string | null;
  readonly akun_id: number | null;
  readonly hits: number;
}
export interface Suggestion {
  readonly line_ids: readonly number[];
  readonly entry_ids: readonly number[];
  /** Nothing else fits on either side, or both name the same. */
  readonly sure: boolean;
  readonly why: 'reference' | 'only' | 'near' | 'day' | 'reversal' | 'booked';
  /** Of one that is booked from the line. */
  readonly component?: string;
  readonly akun_id?: number | null;
}

/** Days that an entry may lie before and after its line: cards and QRIS reach the bank some days later. */
export const DAYS_BEFORE = 7;
export const DAYS_AFTER = 3;
const DAY = 86_400_000;
const dayNumber = (date: string): number => Date.parse(date) / DAY;

const pushTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

interface Pair {
  readonly line: OpenLine;
  readonly entry: OpenEntry;
  readonly score: number;
  readonly named: boolean;
}
const within = (line: OpenLine, entry: OpenEntry): number | null => {
  const gap = dayNumber(line.date) - dayNumber(entry.date);
  return gap <= DAYS_BEFORE && gap >= -DAYS_AFTER ? Math.abs(gap) : null;
};

/** Scores of all pairs of one amount within the days, the best first. */
const pairsOf = (lines: readonly OpenLine[], entries: readonly OpenEntry[], rules: readonly Rule[]): Pair[] => {
  const byAmount = new Map<number, OpenEntry[]>();
  for (const entry of entries) pushTo(byAmount, entry.amount, entry);
  const learned = new Map(
    rules
      .filter(({ event }) => event !== null)
      .map((rule) => [`${rule.stem}|${rule.incoming}|${rule.event}`, rule.hits]),
  );
  const named = new Map<number, readonly string[]>();
  const words = new Map<number, ReadonlySet<string>>();
  const pairs: Pair[] = [];
  for (const line of lines) {
    const candidates = byAmount.get(line.amount) ?? [];
    if (candidates.length === 0) continue;
    const text = `${line.text} ${line.reference ?? ''}`;
    const upper = text.toUpperCase();
    const own = new Set(wordsOf(text));
    const stem = stemOf(line.text);
    for (const entry of candidates) {
      const gap = within(line, entry);
      if (gap === null) continue;
      if (!named.has(entry.id)) {
        named.set(entry.id, referencesOf(entry.text));
        words.set(entry.id, new Set(wordsOf(entry.text)));
      }
      const isNamed = (named.get(entry.id) ?? []).some((reference) => upper.includes(reference));
      const shared = [...(words.get(entry.id) ?? [])].filter((word) => own.has(word)).length;
      const before = Math.min(learned.get(`${stem}|${line.amount > 0}|${entry.event}`) ?? 0, 5);
      const score = (isNamed ? 100 : 0) + Math.min(shared, 3) * 15 + before * 5 - gap * 2;
      pairs.push({ line, entry, score, named: isNamed });
    }
  }
  return pairs.toSorted((a, b) => b.score - a.score || a.line.id - b.line.id || a.entry.id - b.entry.id);
};

interface Taken {
  readonly lines: Set<number>;
  readonly entries: Set<number>;
}
const take = ({ lines, entries }: Taken, { line_ids, entry_ids }: Suggestion): void => {
  for (const id of line_ids) lines.add(id);
  for (const id of entry_ids) entries.add(id);
};

/** One to one: the best pair first. Sure is what both name, or what nothing else fits. */
const single = (pairs: readonly Pair[], taken: Taken): Suggestion[] => {
  const ofLine = new Map<number, number>();
  const ofEntry = new Map<number, number>();
  for (const { line, entry } of pairs) {
    ofLine.set(line.id, (ofLine.get(line.id) ?? 0) + 1);
    ofEntry.set(entry.id, (ofEntry.get(entry.id) ?? 0) + 1);
  }
  const found: Suggestion[] = [];
  for (const { line, entry, named } of pairs) {
    if (taken.lines.has(line.id) || taken.entries.has(entry.id)) continue;
    const only = ofLine.get(line.id) === 1 && ofEntry.get(entry.id) === 1;
    const suggestion: Suggestion = {
      line_ids: [line.id],
      entry_ids: [entry.id],
      sure: named || only,
      why: named ? 'reference' : only ? 'only' : 'near',
    };
    take(taken, suggestion);
    found.push(suggestion);
  }
  return found;
};

interface Part {
  readonly id: number;
  readonly amount: number;
}
/** Groups of two and more that are free, by what they come to. */
const sumsOf = <P extends Part>(
  parts: readonly P[],
  taken: ReadonlySet<number>,
  keyOf: (part: P) => string,
): ReadonlyMap<number, readonly (readonly P[])[]> => {
  const groups = new Map<string, P[]>();
  for (const part of parts) if (!taken.has(part.id)) pushTo(groups, `${keyOf(part)}|${part.amount > 0}`, part);
  const sums = new Map<number, P[][]>();
  for (const group of groups.values())
    if (group.length > 1)
      pushTo(
        sums,
        group.reduce((sum, { amount }) => sum + amount, 0),
        group,
      );
  return sums;
};

/** The first of the groups that come to an amount of which all is free, and that lies near. */
const groupFor = <P extends Part>(
  sums: ReadonlyMap<number, readonly (readonly P[])[]>,
  amount: number,
  taken: ReadonlySet<number>,
  isNear: (part: P) => boolean,
): readonly number[] | undefined =>
  sums
    .get(amount)
    ?.find((group) => group.slice(0, 1).every(isNear) && !group.some(({ id }) => taken.has(id)))
    ?.map(({ id }) => id);

/** A line that is the sum of one day's entries of one event; an entry that is the sum of one day's lines of the same words. */
const ofDays = (lines: readonly OpenLine[], entries: readonly OpenEntry[], taken: Taken): Suggestion[] => {
  const found: Suggestion[] = [];
  const add = (line_ids: readonly number[], entry_ids: readonly number[]): void => {
    const suggestion: Suggestion = { line_ids, entry_ids, sure: false, why: 'day' };
    take(taken, suggestion);
    found.push(suggestion);
  };
  const entrySums = sumsOf(entries, taken.entries, ({ date, event }) => `${date}|${event}`);
  for (const line of lines) {
    if (taken.lines.has(line.id)) continue;
    const group = groupFor(entrySums, line.amount, taken.entries, (entry) => within(line, entry) !== null);
    if (group) add([line.id], group);
  }
  const lineSums = sumsOf(lines, taken.lines, ({ date, text }) => `${date}|${stemOf(text)}`);
  for (const entry of entries) {
    if (taken.entries.has(entry.id)) continue;
    const group = groupFor(lineSums, entry.amount, taken.lines, (line) => within(line, entry) !== null);
    if (group) add(group, [entry.id]);
  }
  return found;
};

/** An entry and what takes it back: neither ever reaches the bank. */
const reversals = (entries: readonly OpenEntry[], taken: Taken): Suggestion[] => {
  const ofJournal = new Map<number, OpenEntry[]>();
  for (const entry of entries) pushTo(ofJournal, entry.journal_id, entry);
  return entries.flatMap((entry): Suggestion[] => {
    if (entry.reversal_of_id === null || taken.entries.has(entry.id)) return [];
    const original = (ofJournal.get(entry.reversal_of_id) ?? []).find(
      ({ id, amount }) => !taken.entries.has(id) && amount === -entry.amount,
    );
    if (!original) return [];
    const suggestion: Suggestion = { line_ids: [], entry_ids: [original.id, entry.id], sure: true, why: 'reversal' };
    take(taken, suggestion);
    return [suggestion];
  });
};

/** Lines for which the ledger has no entry, but whose words people booked before: suggests the same account. */
const booked = (lines: readonly OpenLine[], rules: readonly Rule[], taken: Taken): Suggestion[] => {
  const best = new Map<string, Rule>();
  for (const rule of rules) {
    if (rule.component === null || rule.hits < 1 || rule.stem === '') continue;
    const key = `${rule.stem}|${rule.incoming}`;
    if ((best.get(key)?.hits ?? 0) < rule.hits) best.set(key, rule);
  }
  return lines.flatMap((line): Suggestion[] => {
    const rule = best.get(`${stemOf(line.text)}|${line.amount > 0}`);
    if (taken.lines.has(line.id) || !rule?.component) return [];
    const { component, akun_id } = rule;
    return [{ line_ids: [line.id], entry_ids: [], sure: false, why: 'booked', component, akun_id }];
  });
};

/**
 * Suggestions for what is not matched yet; no line and no entry stands in two of them, and both sides of each come to the same, except
 * where it is to be booked from the line.
 */
export const suggestionsOf = (
  lines: readonly OpenLine[],
  entries: readonly OpenEntry[],
  rules: readonly Rule[],
): readonly Suggestion[] => {
  const taken: Taken = { lines: new Set(), entries: new Set() };
  return [
    ...reversals(entries, taken),
    ...single(pairsOf(lines, entries, rules), taken),
    ...ofDays(lines, entries, taken),
    ...booked(lines, rules, taken),
  ];
};
