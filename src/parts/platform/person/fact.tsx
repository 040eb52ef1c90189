// One particular of a person: its name and its value, a dash where nobody told.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import style from './person.module.css';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t } = useTranslation();
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return (
    <div className={style.fact}>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className={style.none}>{t('value.empty')}</span> : children}</dd>
    </div>
  );
};
