// Everything that the palette offers this user for the words that were typed.
import { useTranslation } from 'react-i18next';
import { useGo } from '../../providers/go.ts';
import { pathOf } from '../../providers/opens.ts';
import { usePreference } from '../../providers/preference.ts';
import { can } from '../../policies/index.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { keyOf, useScreens } from '../navigation.tsx';
import { type Item, shownItems, withRecent } from './item.ts';
import { type Sheet, useActions } from './use-actions.ts';
import { useFound } from './use-found.ts';
import { wordsFor } from './words.ts';

/** Patients and documents are not remembered: a browser that others use as well would name them. */
const isRemembered = ({ id }: Item): boolean => !/^(?:patient|found):/.test(id);

export const useItems = (words: string, onSheet: (sheet: Sheet, patient?: number) => void) => {
  const { t } = useTranslation();
  const go = useGo();
  const { entries, opens } = useScreens();
  const { patients, found: served, searching, problem } = useFound(words);
  const me = useUser();
  const books = branchOf(me) !== null && can(me, 'service.visit', 'create');
  const [text, keep] = usePreference(`recent:${me.id}`);
  const recent = text?.split(',') ?? [];
  const to = (path: string) => () => void go(path);

  const patientPath = (id: number, rm: string): string =>
    [`/customer/${id}`, `/user/${id}`].find(opens) ?? `/service/rekammedis?keyword=${encodeURIComponent(rm)}`;
  const found = patients.map((patient): Item => ({
    id: `patient:${patient.id}`,
    section: 'patients',
    label: patient.name,
    hint: patient.username,
    patient,
    run: to(patientPath(patient.id, patient.username)),
    ...(books && { first: { label: t('visit.create'), run: () => onSheet('visit', patient.id) } }),
  }));
  const others = served
    .filter(({ to: path }) => opens(pathOf(path)))
    .map(({ kind, label, to: path }): Item => ({
      id: `found:${path}`,
      section: 'found',
      label,
      hint: kind,
      run: to(path),
    }));
  const screens = entries.map((entry): Item => ({
    id: `screen:${keyOf(entry)}`,
    section: 'screens',
    label: entry.label,
    hint: [t(`module.${entry.module}`), entry.group].filter(Boolean).join(' · '),
    words: wordsFor(entry.path),
    run: to(entry.path),
    ...(opens(`${entry.path}/create`) && { first: { label: t('list.create'), run: to(`${entry.path}/create`) } }),
  }));
  const actions = useActions(onSheet);
  const run = (item: Item, act = item.run) => {
    if (isRemembered(item)) keep(withRecent(recent, item.id).join(','));
    act();
  };
  return { items: shownItems([...found, ...others, ...actions, ...screens], recent, words), run, searching, problem };
};
