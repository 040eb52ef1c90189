// Day, doctor and unit of the board.
import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { visit } from '../../../resources/service/visit.ts';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { DoctorSelect } from '../../../parts/service/visit/doctor-select.tsx';
import type { BoardFilter } from './use-board.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './visit-board.module.css';

interface Props {
  readonly filter: BoardFilter;
  readonly today: string;
  readonly onChange: (filter: Partial<BoardFilter>) => void;
  readonly onRefresh: () => void;
}

export const BoardToolbar = ({ filter: { date, doctor, unit }, today, onChange, onRefresh }: Props) => {
  const { t } = useTranslation();
  const place = visit.fields.unit_id;
  return (
    <div className={`${layout.row} ${style.toolbar}`} role="search">
      <DaySteps
        label={visit.fields.visit_date.label}
        date={date}
        today={today}
        previous={t('queue.previousDay')}
        next={t('queue.nextDay')}
        onChange={(day) => onChange({ date: day })}
      />
      <div className={layout.pick}>
        <DoctorSelect value={doctor} onChange={(next) => onChange({ doctor: next })} />
      </div>
      <div className={layout.pick}>
        <RefSelect
          resource={place.to}
          label={place.label}
          placeholder={t('schedule.board.allUnits')}
          value={unit}
          onChange={(next) => onChange({ unit: next })}
        />
      </div>
      <Button icon={<ReloadOutlined aria-hidden />} aria-label={t('list.refresh')} onClick={onRefresh} />
    </div>
  );
};
