// Avatar and name; appearance, language, and signing out after a question.
import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button, Popover, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language } from '../../providers/i18n.ts';
import { useMode } from '../../providers/mode.ts';
import { useUser } from '../../providers/session.ts';
import type { Mode } from '../../theme.ts';
import style from './account.module.css';
import { useLeave } from './use-leave.ts';

const initials = (name: string): string =>
  name
    .replace(/\b(drg?|Drg?|Sp)\.\s*/g, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export const AccountMenu = () => {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={<AccountCard />}
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

const AccountCard = () => {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const [mode, choose] = useMode();

  const leave = useLeave();
  return (
    <div className={style.card}>
      <div className={style.person}>
        <span className={style.avatarLarge} aria-hidden="true">
          {initials(user.name)}
        </span>
        <div>
          <p className={style.name}>{user.name}</p>
          <p className={style.role}>
            {user.username} · {user.rolename}
          </p>
        </div>
      </div>
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
