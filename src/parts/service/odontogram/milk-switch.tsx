// Draws the milk teeth, or leaves them out.
import { Switch } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';

const Milk = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className={layout.lineTight}>
      <Switch id={id} size="small" checked={on} onChange={onChange} />
      <label htmlFor={id}>{t('chart.milk')}</label>
    </span>
  );
};

export const MilkSwitch = memo(Milk);
