// Title of a page with its actions at the right and, on records, the way back to the list; home is on the rail.
import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf, useOpens } from '../../providers/opens.ts';
import { Link } from './link.tsx';
import style from './page-header.module.css';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';

interface Props {
  readonly title: string;
  /** Beside the title: a status chip. */
  readonly mark?: ReactNode;
  /** Below the title: code, count, date. */
  readonly note?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly actions?: ReactNode;
}

export const PageHeader = ({ title, mark, note, back, actions }: Props) => {
  const { t } = useTranslation();
  const opens = useOpens();
  return (
    <header className={style.header}>
      <title>{`${title} · ${t('app.name')}`}</title>
      <div className={style.words}>
        {back && opens(pathOf(back.to)) && (
          <nav className={style.back} aria-label={t('menu.back')}>
            <Link to={back.to}>
              <ArrowLeftOutlined aria-hidden /> {back.label}
            </Link>
          </nav>
        )}
        <div className={layout.row}>
          <h1 className={style.title}>{title}</h1>
          {mark}
        </div>
        {note && <div className={`${words.faint} ${style.note}`}>{note}</div>}
      </div>
      {actions && <div className={`${layout.row} print-none`}>{actions}</div>}
    </header>
  );
};
