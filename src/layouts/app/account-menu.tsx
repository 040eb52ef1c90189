// Avatar and name; what opens below them is fetched when it opens.
import { DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../providers/session.ts';
import style from './account.module.css';
import { initials } from './initials.ts';

const AccountCard = lazy(() => import('./account-card.tsx'));

export const AccountMenu = () => {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <Suspense fallback={<div className={style.card} />}>
          <AccountCard />
        </Suspense>
      }
      getPopupContainer={(node) => node.parentElement ?? node}
    >
      <button type="button" className={style.account} aria-haspopup="dialog">
        <span className={style.avatar} aria-hidden="true">
          {initials(user.name)}
        </span>
        <span className={style.username}>{user.username}</span>
        <span className="visually-hidden">{t('account.menu', { name: user.name })}</span>
        <DownOutlined className={style.arrow} aria-hidden />
      </button>
    </Popover>
  );
};
