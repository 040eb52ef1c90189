// What can be done from anywhere, as far as the user may.
import { useTranslation } from 'react-i18next';
import { can } from '../../policies/index.ts';
import { changeLanguage } from '../../providers/i18n.ts';
import { useMode } from '../../providers/mode.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { useLeave } from '../app/use-leave.ts';
import type { Item } from './item.ts';

export type Sheet = 'patient' | 'visit';

/** Actions of the palette; `onSheet` opens the form of a new patient or visit over the page that is shown. */
export const useActions = (onSheet: (sheet: Sheet) => void): readonly Item[] => {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const [mode, choose] = useMode();
  const leave = useLeave();
  const dark = mode === 'dark';
  const english = i18n.language === 'en';
  const working = branchOf(user) !== null;
  const action = (id: string, label: string, run: () => void): Item => ({
    id: `action:${id}`,
    section: 'actions',
    label,
    hint: '',
    run,
  });
  return [
    ...(working && can(user, 'service.registration.storecustomer', 'call')
      ? [action('patient', t('palette.newPatient'), () => onSheet('patient'))]
      : []),
    ...(working && can(user, 'service.visit', 'create')
      ? [action('visit', t('visit.create'), () => onSheet('visit'))]
      : []),
    action('theme', t(dark ? 'account.toLight' : 'account.toDark'), () => choose(dark ? 'light' : 'dark')),
    action('language', t(english ? 'palette.toIndonesian' : 'palette.toEnglish'), () => {
      void changeLanguage(english ? 'id' : 'en');
    }),
    action('logout', t('account.logout'), leave),
  ];
};
