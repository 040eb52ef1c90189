// One entry of the activity log: who did what and when, where it is found, and what can be done with it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { logStatus } from '../../../resources/platform/applog.ts';
import { initialOf } from '../../../resources/platform/initial.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { PersonAvatar } from '../../../kit/chip/person-avatar.tsx';
import { useWithdraw } from '../../../screens/request/use-withdraw.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import type { Activity } from './activity.ts';
import style from './activity.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import { toneOf } from './tone.ts';

interface Props {
  readonly activity: Activity;
  /** The reader did it himself. */
  readonly own: boolean;
  /** Manager and superadmin see what changed. */
  readonly onChanges?: () => void;
  readonly onConfirm: () => void;
  /** A link was followed: a drawer around the list closes. */
  readonly onFollow?: () => void;
}

const Actor = ({ activity: { userdata }, own, onFollow }: Pick<Props, 'activity' | 'own' | 'onFollow'>) => {
  const { t } = useTranslation();
  if (own) return <strong>{t('activity.me')}</strong>;
  if (userdata.id === null) return <strong>{userdata.name}</strong>;
  return (
    <>
      {userdata.rolename}{' '}
      <Link to={`/user/${userdata.id}`} onClick={onFollow}>
        {userdata.name}
      </Link>
    </>
  );
};

export const ActivityRow = ({ activity, own, onChanges, onConfirm, onFollow }: Props) => {
  const { t } = useTranslation();
  const asked = activity.action !== null;
  const { withdraw, busy } = useWithdraw();
  return (
    <li className={style.row}>
      <PersonAvatar initial={initialOf(activity.userdata.name ?? '')} url={activity.userdata.avatarurl} size={34} />
      <div className={style.text}>
        <Actor activity={activity} own={own} onFollow={onFollow} /> {t('activity.did', { message: activity.message })}
        {asked && activity.reason !== null && <div className={words.faint}>{activity.reason}</div>}
        <div className={`${layout.row} ${words.caption}`}>
          <InstantText value={activity.logtime} />
          {asked && <StatusChip label={activity.statusname} tone={toneOf(activity.status)} />}
          {activity.url && (
            <Link to={activity.url} onClick={onFollow}>
              {t('activity.open')}
            </Link>
          )}
          {onChanges && (
            <Button type="link" size="small" onClick={onChanges}>
              {t('activity.changes')}
            </Button>
          )}
          {asked && own && activity.status === logStatus.requested && (
            <Button size="small" loading={busy} onClick={() => void withdraw(activity.id)}>
              {t('request.withdraw')}
            </Button>
          )}
          {asked && (
            <Button type={activity.decidable ? 'primary' : 'default'} size="small" onClick={onConfirm}>
              {t(activity.decidable ? 'activity.confirm' : 'activity.decision')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};
