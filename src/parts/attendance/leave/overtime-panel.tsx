// Overtime of the staff on the day's page: requests to decide, and those that were (attendance.md 4).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { requestState, requestStates } from '../../../resources/attendance/leave-life.ts';
import { OvertimeRows } from './overtime-rows.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const OvertimeSheet = onDemand(async () => (await import('./overtime-sheet.tsx')).OvertimeSheet);

export const OvertimePanel = () => {
  const { t } = useTranslation();
  const [status, setStatus] = useState<number>(requestState.requested);
  const [asking, ask] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
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
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => ask(true)}>
          {t('attendance.leave.askFor')}
        </Button>
      </div>
      <OvertimeRows filter={{ status }} />
      {asking && <OvertimeSheet onClose={() => ask(false)} />}
    </div>
  );
};
