// 'Notifikasi': mode 0 what was done, mode 1 what waits for the reader as the one who decides (specified).
import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { type ActivityMode, firstFilter } from '../../screens/parts/activity/activity.ts';
import { ActivityList } from '../../screens/parts/activity/activity-list.tsx';
import { useReturnFocus } from '../../screens/parts/return-focus.ts';
import style from './header.module.css';

interface Props {
  readonly waiting: number;
  readonly onClose: () => void;
}

export default function NotificationDrawer({ waiting, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const me = useUser();
  const decides = can(me, 'platform.applog.decide', 'call');
  const [mode, setMode] = useState<ActivityMode>(decides && waiting > 0 ? 1 : 0);
  const [filter, setFilter] = useState(firstFilter(mode));
  const change = (next: ActivityMode) => {
    setMode(next);
    setFilter(firstFilter(next));
  };
  return (
    <Drawer
      open
      onClose={onClose}
      width={520}
      title={t('notification.title')}
      closable={{ 'aria-label': t('app.close') }}
    >
      <div className={style.notifications}>
        {decides && (
          <Segmented<ActivityMode>
            block
            aria-label={t('notification.mode')}
            value={mode}
            onChange={change}
            options={[
              { value: 0, label: t('notification.done') },
              { value: 1, label: t('notification.waiting', { count: waiting }) },
            ]}
          />
        )}
        <ActivityList mode={mode} filter={filter} onFilter={setFilter} onFollow={onClose} />
      </div>
    </Drawer>
  );
}
