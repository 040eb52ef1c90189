// What the palette offers, and which of it fits the words that were typed.
import type { Patient } from '../../screens/patient/patient-chip.tsx';

export type Section = 'recent' | 'patients' | 'found' | 'actions' | 'screens';

export interface Item {
  /** 'screen:/service/visit', 'action:theme', 'patient:12'. */
  readonly id: string;
  readonly section: Section;
  readonly label: string;
  /** Where it belongs, or what tells it from its namesakes. */
  readonly hint: string;
  /** Who it is, where it is a patient. */
  readonly patient?: Patient;
  /** What it is also called; found by, never shown. */
  readonly words?: string;
  readonly run: () => void;
  /** What can be done with it at once, by Ctrl+Enter. */
  readonly first?: { readonly label: string; readonly run: () => void };
}

export const SECTIONS: readonly Section[] = ['recent', 'patients', 'found', 'actions', 'screens'];

/** Every word stands somewhere in the item's label, hint or other words. */
export const fits = (
  { label, hint, words: also = '' }: Pick<Item, 'label' | 'hint' | 'words'>,
  words: string,
): boolean => {
  const text = `${label} ${hint} ${also}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const RECENT_MAX = 5;

/** The ids that were chosen last, the newest first. */
export const withRecent = (recent: readonly string[], id: string): readonly string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_MAX);

/** Found by the server, which matched it. */
export const isServed = ({ section }: Item): boolean => section === 'patients' || section === 'found';

/** Those whose label has the words before those that are only called so as well. */
const byLabel = (items: readonly Item[], words: string): readonly Item[] => {
  const named = items.filter((item) => isServed(item) || fits({ label: item.label, hint: item.hint }, words));
  return [...named, ...items.filter((item) => !named.includes(item))];
};

/**
 * What is shown for the words, by section. Without words: what was chosen last and what can be done, then the screens.
 * An item that is among the recent ones is not shown a second time.
 */
export const shownItems = (items: readonly Item[], recent: readonly string[], words: string): readonly Item[] => {
  if (words !== '')
    return byLabel(
      items.filter((item) => isServed(item) || fits(item, words)),
      words,
    );
  const last = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [
    ...last.map((item): Item => ({ ...item, section: 'recent' })),
    ...items.filter((item) => !isServed(item) && !last.includes(item)),
  ];
};
