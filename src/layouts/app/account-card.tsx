// What the account menu holds: who is signed in, appearance, language, and the way out.
import { ClockCircleOutlined, DollarOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language } from '../../providers/i18n.ts';
import { useMode } from '../../providers/mode.ts';
import { useUser } from '../../providers/session.ts';
import { initialOf } from '../../resources/platform/initial.ts';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { PersonAvatar } from '../../kit/chip/person-avatar.tsx';
import { personPath } from '../../parts/platform/person/person.ts';
import type { Mode } from '../../theme.ts';
import { DOKTER, INVESTOR } from '../../policies/role.ts';
import { useScreens } from '../navigation.tsx';
import style from './account.module.css';
import { useLeave } from './use-leave.ts';
import words from '../../kit/style/words.module.css';
import layout from '../../kit/style/layout.module.css';

/** Roles that have a page of their own income. */
const OWN_INCOME: readonly number[] = [DOKTER, INVESTOR];

export default function AccountCard() {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const [mode, choose] = useMode();

  const leave = useLeave();
  const { opens } = useScreens();
  return (
    <div className={`${layout.stackLarge} ${style.card}`}>
      <div className={layout.line}>
        <PersonAvatar initial={initialOf(user.name)} url={user.avatarurl} size={44} />
        <div>
          <p className={words.name}>{user.name}</p>
          <p className={words.caption}>
            {user.username} · {user.rolename}
          </p>
        </div>
      </div>
      <LinkButton block to={`${personPath(user.id)}/`} icon={<UserOutlined aria-hidden />}>
        {t('account.profile')}
      </LinkButton>
      {OWN_INCOME.includes(user.role) && opens(`/user/${user.id}/finance`) && (
        <LinkButton block to={`/user/${user.id}/finance`} icon={<DollarOutlined aria-hidden />}>
          {t('menu.income')}
        </LinkButton>
      )}
      <LinkButton block to="/my-attendance" icon={<ClockCircleOutlined aria-hidden />}>
        {t('account.attendance')}
      </LinkButton>
      <div className={layout.between}>
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
      <div className={layout.between}>
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
}
