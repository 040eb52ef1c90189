// One's own overtime: what was asked for, what is paid of it, and a new request.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useUser } from '../../../providers/session.ts';
import { OvertimeRows } from './overtime-rows.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const OvertimeSheet = onDemand(async () => (await import('./overtime-sheet.tsx')).OvertimeSheet);

export const OwnOvertime = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const [asking, ask] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('attendance.overtime.title')}</h2>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => ask(true)}>
          {t('attendance.overtime.ask')}
        </Button>
      </div>
      <OvertimeRows own filter={{ pegawai: id }} />
      {asking && <OvertimeSheet pegawai={id} onClose={() => ask(false)} />}
    </div>
  );
};
