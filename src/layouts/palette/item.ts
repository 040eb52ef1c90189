// What the palette offers, and which of it fits the words that were typed.
import type { Patient } from '../../screens/patient/patient-chip.tsx';

export type Section = 'recent' | 'patients' | 'actions' | 'screens';

export interface Item {
  /** 'screen:/service/visit', 'action:theme', 'patient:12'. */
  readonly id: string;
  readonly section: Section;
  readonly label: string;
  /** Where it belongs, or what tells it from its namesakes. */
  readonly hint: string;
  /** Who it is, where it is a patient. */
  readonly patient?: Patient;
  readonly run: () => void;
}

export const SECTIONS: readonly Section[] = ['recent', 'patients', 'actions', 'screens'];

/** Every word stands somewhere in the item's label or hint. */
export const fits = ({ label, hint }: Pick<Item, 'label' | 'hint'>, words: string): boolean => {
  const text = `${label} ${hint}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const RECENT_MAX = 5;

/** The ids that were chosen last, the newest first. */
export const withRecent = (recent: readonly string[], id: string): readonly string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_MAX);

/**
 * What is shown for the words, by section. Without words: what was chosen last and what can be done, then the screens.
 * An item that is among the recent ones is not shown a second time.
 */
export const shownItems = (items: readonly Item[], recent: readonly string[], words: string): readonly Item[] => {
  if (words !== '') return items.filter((item) => item.section === 'patients' || fits(item, words));
  const last = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [
    ...last.map((item): Item => ({ ...item, section: 'recent' })),
    ...items.filter((item) => item.section !== 'patients' && !last.includes(item)),
  ];
};
