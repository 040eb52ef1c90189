// Buttons of the day's page that open what the staff asks for, with how much waits; the address names the open one, so that an entry
// of the activity log leads there.
import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Drawer, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../kit/chip/count-badge.tsx';
import { useAddress } from '../../../kit/page/address.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import { requestState } from '../../../resources/attendance/leave-life.ts';
import { leave } from '../../../resources/attendance/leave.ts';
import { overtime } from '../../../resources/attendance/overtime.ts';

const PANELS = {
  leave: {
    resource: leave.name,
    label: 'attendance.leave.title',
    Icon: CalendarOutlined,
    Content: deferred(async () => (await import('./leave-panel.tsx')).LeavePanel),
  },
  overtime: {
    resource: overtime.name,
    label: 'attendance.overtime.title',
    Icon: ClockCircleOutlined,
    Content: deferred(async () => (await import('./overtime-panel.tsx')).OvertimePanel),
  },
} as const;
type Panel = keyof typeof PANELS;
const NAMES = Object.keys(PANELS) as Panel[];
const WIDTH = 1080;
const NOTHING = {};

/** How many requests wait; told anew when one is made or decided. */
const useWaiting = (resource: string): number => {
  const { result } = useList({
    resource,
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: requestState.requested }],
    errorNotification: false,
    liveMode: 'auto',
  });
  return result.total ?? 0;
};

const PanelButton = ({ name, onOpen }: { name: Panel; onOpen: () => void }) => {
  const { t } = useTranslation();
  const { resource, label, Icon } = PANELS[name];
  const waiting = useWaiting(resource);
  return (
    <CountBadge count={waiting}>
      <Button icon={<Icon aria-hidden />} onClick={onOpen}>
        {t(label)}
        {waiting > 0 && <span className="visually-hidden">{t('attendance.leave.waitingCount', { n: waiting })}</span>}
      </Button>
    </CountBadge>
  );
};

export const StaffRequests = () => {
  const { t } = useTranslation();
  const [address, put] = useAddress();
  const open = NAMES.find((name) => name === address.get('panel'));
  const show = (panel: Panel | null) => put({ panel });
  const Content = open && PANELS[open].Content;
  return (
    <>
      {NAMES.map((name) => (
        <PanelButton key={name} name={name} onOpen={() => show(name)} />
      ))}
      {open && Content && (
        <Drawer
          open
          title={t(PANELS[open].label)}
          width={WIDTH}
          closable={{ 'aria-label': t('app.close') }}
          onClose={() => show(null)}
        >
          <Suspense fallback={<Skeleton active title={false} />}>
            <Content {...NOTHING} />
          </Suspense>
        </Drawer>
      )}
    </>
  );
};
