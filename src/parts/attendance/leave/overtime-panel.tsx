// Overtime of the staff on the day's page: requests to decide, and those that were (attendance.md 4).
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import { requestState } from '../../../resources/attendance/leave-life.ts';
import { OvertimeRows } from './overtime-rows.tsx';
import { StateChoice } from './state-choice.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const OvertimeSheet = onDemand(async () => (await import('./overtime-sheet.tsx')).OvertimeSheet);

export const OvertimePanel = () => {
  const { t } = useTranslation();
  const [status, setStatus] = useState<number>(requestState.requested);
  const [asking, ask] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <StateChoice status={status} onChange={setStatus} />
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => ask(true)}>
          {t('attendance.leave.askFor')}
        </Button>
      </div>
      <OvertimeRows filter={{ status }} />
      {asking && <OvertimeSheet onClose={() => ask(false)} />}
    </div>
  );
};
