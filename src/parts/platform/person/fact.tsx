// One particular of a person: its name and its value, a dash where nobody told.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import words from '../../../kit/style/words.module.css';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t } = useTranslation();
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className={words.faint}>{t('value.empty')}</span> : children}</dd>
    </div>
  );
};
