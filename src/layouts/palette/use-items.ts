// Everything that the palette offers this user for the words that were typed.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePreference } from '../../providers/preference.ts';
import { useUser } from '../../providers/session.ts';
import { keyOf, useScreens } from '../navigation.tsx';
import { type Item, shownItems, withRecent } from './item.ts';
import { type Sheet, useActions } from './use-actions.ts';
import { usePatients } from './use-patients.ts';

/** Patients are not remembered: a browser that others use as well would name them. */
const isRemembered = ({ id }: Item): boolean => !id.startsWith('patient:');

export const useItems = (words: string, onSheet: (sheet: Sheet) => void) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { entries, opens } = useScreens();
  const { patients, searching, problem } = usePatients(words);
  const [text, keep] = usePreference(`recent:${useUser().id}`);
  const recent = text?.split(',') ?? [];
  const go = (path: string) => () => void navigate(path);

  const patientPath = (id: number, rm: string): string =>
    [`/customer/${id}`, `/user/${id}`].find(opens) ?? `/service/rekammedis?keyword=${encodeURIComponent(rm)}`;
  const found = patients.map((patient): Item => ({
    id: `patient:${patient.id}`,
    section: 'patients',
    label: patient.name,
    hint: patient.username,
    patient,
    run: go(patientPath(patient.id, patient.username)),
  }));
  const screens = entries.map((entry): Item => ({
    id: `screen:${keyOf(entry)}`,
    section: 'screens',
    label: entry.label,
    hint: [t(`module.${entry.module}`), entry.group].filter(Boolean).join(' · '),
    run: go(entry.path),
  }));
  const actions = useActions(onSheet);
  const run = (item: Item) => {
    if (isRemembered(item)) keep(withRecent(recent, item.id).join(','));
    item.run();
  };
  return { items: shownItems([...found, ...actions, ...screens], recent, words), run, searching, problem };
};
