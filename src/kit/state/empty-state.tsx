import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import style from './state.module.css';
import surface from '../style/surface.module.css';
import layout from '../style/layout.module.css';

interface Props {
  /** What is so, where 'Tidak ada Data' would mislead: nothing was chosen yet, all is done, a place is full. */
  readonly title?: string;
  /** Why, and what can be done. */
  readonly text?: string;
  /** Of what is to be chosen here; a tray where nothing is said. */
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** On a sheet of its own, where it would lie on the bare page. */
  readonly framed?: boolean;
}

/** 'Tidak ada Data' or what is so instead, with a word on why and what can be done, where there is one. */
export const EmptyState = ({ title, text, icon, action, framed = false }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.centred} ${style.state} ${framed ? surface.sheet : ''}`}>
      <span className={style.icon} aria-hidden>
        {icon ?? <InboxOutlined />}
      </span>
      <p className={style.title}>{title ?? t('list.empty')}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
};
