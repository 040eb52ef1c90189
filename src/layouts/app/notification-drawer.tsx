// 'Notifikasi': mode 0 what was done, mode 1 what waits for the reader as the one who decides (specified); 2 what became of his own
// requests.
import { Drawer, Segmented } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mustAsk } from '../../policies/approval.ts';
import { can } from '../../policies/index.ts';
import { sendCall } from '../../providers/send.ts';
import { useUser } from '../../providers/session.ts';
import { approvalActions } from '../../resources/platform/approval.ts';
import { type ActivityMode, firstFilter } from '../../parts/platform/activity/activity.ts';
import { ActivityList } from '../../parts/platform/activity/activity-list.tsx';
import { useReturnFocus } from '../../kit/hooks/return-focus.ts';
import { NEWS } from './news.ts';
import layout from '../../kit/style/layout.module.css';

interface Props {
  readonly waiting: number;
  /** Own requests that have ended since he last looked. */
  readonly decided: number;
  readonly onClose: () => void;
}

const firstMode = (waiting: number, decided: number): ActivityMode => {
  if (waiting > 0) return 1;
  return decided > 0 ? 2 : 0;
};

export default function NotificationDrawer({ waiting, decided, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const me = useUser();
  const decides = can(me, 'platform.applog.decide', 'call');
  const asks = approvalActions.some((action) => mustAsk(me.role, action));
  const client = useQueryClient();
  const [mode, setMode] = useState<ActivityMode>(firstMode(decides ? waiting : 0, decided));
  const [filter, setFilter] = useState(firstFilter(mode));
  // What is looked at is seen: on every device, since the server keeps it.
  useEffect(() => {
    if (mode === 2 && decided > 0)
      void sendCall('platform.applog.seen', {}, undefined).then(() => client.invalidateQueries({ queryKey: [NEWS] }));
  }, [mode, decided, client]);
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
      <div className={layout.stackLarge}>
        <Segmented<ActivityMode>
          block
          aria-label={t('notification.mode')}
          value={mode}
          onChange={change}
          options={[
            { value: 0, label: t('notification.done') },
            ...(decides ? [{ value: 1 as const, label: t('notification.waiting', { count: waiting }) }] : []),
            ...(asks
              ? [
                  {
                    value: 2 as const,
                    label: decided > 0 ? t('notification.ownDecided', { count: decided }) : t('notification.own'),
                  },
                ]
              : []),
          ]}
        />
        <ActivityList mode={mode} filter={filter} onFilter={setFilter} onFollow={onClose} />
      </div>
    </Drawer>
  );
}
