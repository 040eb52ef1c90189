// Avatar and name; what opens below them is fetched when it opens.
import { DownOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useUser } from '../../providers/session.ts';
import { initialOf } from '../../resources/platform/initial.ts';
import { PersonAvatar } from '../../kit/chip/person-avatar.tsx';
import style from './account.module.css';
import layout from '../../kit/style/layout.module.css';

const AccountCard = lazy(() => import('./account-card.tsx'));

export const AccountMenu = () => {
  const { t } = useTranslation();
  const user = useUser();
  // The card has done its work when its link has led away.
  const { key } = useLocation();
  return (
    <Popover
      key={key}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <Suspense fallback={<div className={`${layout.stackLarge} ${style.card}`} />}>
          <AccountCard />
        </Suspense>
      }
      getPopupContainer={(node) => node.parentElement ?? node}
    >
      <button type="button" className={style.account} aria-haspopup="dialog">
        <PersonAvatar initial={initialOf(user.name)} url={user.avatarurl} size={30} />
        <span className={style.username}>{user.username}</span>
        <span className="visually-hidden">{t('account.menu', { name: user.name })}</span>
        <DownOutlined className={style.arrow} aria-hidden />
      </button>
    </Popover>
  );
};
