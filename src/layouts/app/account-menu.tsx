// Avatar and name; appearance, language, and signing out after a question.
import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Popover, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { changeLanguage, type Language } from '../../providers/i18n.ts';
import { useMode } from '../../providers/mode.ts';
import { useUser } from '../../providers/session.ts';
import { initialOf } from '../../resources/platform/initial.ts';
import { LinkButton } from '../../screens/parts/link-button.tsx';
import { PersonAvatar } from '../../screens/parts/person-avatar.tsx';
import { personPath } from '../../screens/parts/person/person.ts';
import type { Mode } from '../../theme.ts';
import style from './account.module.css';
import { useLeave } from './use-leave.ts';

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
      content={<AccountCard />}
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

const AccountCard = () => {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const [mode, choose] = useMode();

  const leave = useLeave();
  return (
    <div className={style.card}>
      <div className={style.person}>
        <PersonAvatar initial={initialOf(user.name)} url={user.avatarurl} size={44} />
        <div>
          <p className={style.name}>{user.name}</p>
          <p className={style.role}>
            {user.username} · {user.rolename}
          </p>
        </div>
      </div>
      <LinkButton block to={`${personPath(user.id)}/`} icon={<UserOutlined aria-hidden />}>
        {t('account.profile')}
      </LinkButton>
      <div className={style.choice}>
        <span>{t('account.theme')}</span>
        <Segmented<Mode>
          aria-label={t('account.theme')}
          value={mode}
          onChange={choose}
          options={[
            { value: 'light', label: t('account.light') },
            { value: 'dark', label: t('account.dark') },
          ]}
        />
      </div>
      <div className={style.choice}>
        <span>{t('account.language')}</span>
        <Segmented<Language>
          aria-label={t('account.language')}
          value={i18n.language === 'en' ? 'en' : 'id'}
          onChange={(language) => void changeLanguage(language)}
          options={[
            { value: 'id', label: t('account.id') },
            { value: 'en', label: t('account.en') },
          ]}
        />
      </div>
      <Button block icon={<LogoutOutlined aria-hidden />} onClick={leave}>
        {t('account.logout')}
      </Button>
    </div>
  );
};
