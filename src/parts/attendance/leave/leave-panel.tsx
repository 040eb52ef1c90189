// Leave of the staff on the day's page: requests to decide, who is away, and what everybody has left (attendance.md 4, 10).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { requestState } from '../../../resources/attendance/leave-life.ts';
import { BalanceList } from './balance-list.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { LeaveRows } from './leave-rows.tsx';
import { StateChoice } from './state-choice.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const LeaveSheet = onDemand(async () => (await import('./leave-sheet.tsx')).LeaveSheet);

const VIEWS = ['requests', 'calendar', 'balances'] as const;
type View = (typeof VIEWS)[number];

const Requests = () => {
  const [status, setStatus] = useState<number>(requestState.requested);
  return (
    <>
      <StateChoice status={status} onChange={setStatus} />
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
