// Which quarter of the mouth a narrow screen shows: as large as a finger needs it.
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Quarter, QUARTERS } from './layout.ts';
import style from './chart.module.css';

export const QuarterSwitch = ({ value, onChange }: { value: Quarter; onChange: (quarter: Quarter) => void }) => {
  const { t } = useTranslation();
  return (
    <Segmented<Quarter>
      block
      className={style.quarters}
      aria-label={t('chart.quarters')}
      value={value}
      options={QUARTERS.map((quarter) => ({ value: quarter, label: t(`chart.quarter.${quarter}`) }))}
      onChange={onChange}
    />
  );
};
