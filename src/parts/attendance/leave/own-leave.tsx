// One's own leave: what is left of the year, what was asked for, and a new request.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useUser } from '../../../providers/session.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { LeaveRows } from './leave-rows.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const LeaveSheet = onDemand(async () => (await import('./leave-sheet.tsx')).LeaveSheet);

export const OwnLeave = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const year = Number(useToday().slice(0, 4));
  const [asking, ask] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('attendance.leave.title')}</h2>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => ask(true)}>
          {t('attendance.leave.ask')}
        </Button>
      </div>
      <BalanceFigures year={year} />
      <LeaveRows own filter={{ pegawai: id }} />
      {asking && <LeaveSheet pegawai={id} onClose={() => ask(false)} />}
    </div>
  );
};
