import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import style from './state.module.css';
import layout from '../style/layout.module.css';

/** 'Tidak ada Data', with a word on why and what can be done, where there is one. */
export const EmptyState = ({ text, action }: { text?: string; action?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.centred} ${style.state}`}>
      <InboxOutlined className={style.icon} aria-hidden />
      <p className={style.title}>{t('list.empty')}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
};
