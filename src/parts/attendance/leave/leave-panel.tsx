// Leave of the staff on the day's page: requests to decide, who is away, and what everybody has left (attendance.md 4, 10).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { requestState, requestStates } from '../../../resources/attendance/leave-life.ts';
import { BalanceList } from './balance-list.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { LeaveRows } from './leave-rows.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const LeaveSheet = onDemand(async () => (await import('./leave-sheet.tsx')).LeaveSheet);

const VIEWS = ['requests', 'calendar', 'balances'] as const;
type View = (typeof VIEWS)[number];

/** Requests by their state, those that wait first. */
const Requests = () => {
  const { t } = useTranslation();
  const [status, setStatus] = useState<number>(requestState.requested);
  return (
    <>
      <Segmented<number>
        className={surface.slide}
        aria-label={t('attendance.leave.states')}
        value={status}
        onChange={setStatus}
        options={([0, 1, -1, -2] as const).map((value) => ({
          value,
          label: requestStates[value].label,
        }))}
      />
      <LeaveRows filter={{ status }} />
    </>
  );
};

export const LeavePanel = () => {
  const { t } = useTranslation();
  const [view, show] = useState<View>('requests');
  const [asking, ask] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <Segmented<View>
          className={surface.slide}
          aria-label={t('attendance.leave.views')}
          value={view}
          onChange={show}
          options={VIEWS.map((value) => ({ value, label: t(`attendance.leave.${value}`) }))}
        />
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => ask(true)}>
          {t('attendance.leave.askFor')}
        </Button>
      </div>
      {view === 'requests' && <Requests />}
      {view === 'calendar' && <LeaveCalendar />}
      {view === 'balances' && <BalanceList />}
      {asking && <LeaveSheet onClose={() => ask(false)} />}
    </div>
  );
};
