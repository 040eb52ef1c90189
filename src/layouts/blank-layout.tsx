// A page with nothing around it but the mark: a refused route, and failures of the frame itself. Needs no router and no antd.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from './brand-mark.tsx';
import style from './plain.module.css';

export const BlankLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={style.blank}>
      <header>
        <a className={style.brand} href="/" aria-label={`${t('app.name')} · ${t('menu.home')}`}>
          <BrandMark /> <span>{t('app.name')}</span>
        </a>
      </header>
      <main>{children}</main>
    </div>
  );
};
