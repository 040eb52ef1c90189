// Day, doctor and unit of the board.
import { LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../resources/kernel/date.ts';
import { visit } from '../../resources/service/visit.ts';
import { RefSelect } from '../../screens/parts/ref-select.tsx';
import type { BoardFilter } from './use-board.ts';
import style from './visit-board.module.css';

interface Props {
  readonly filter: BoardFilter;
  readonly today: string;
  readonly onChange: (filter: Partial<BoardFilter>) => void;
  readonly onRefresh: () => void;
}

const DAY = 'YYYY-MM-DD';

export const BoardToolbar = ({ filter: { date, doctor, unit }, today, onChange, onRefresh }: Props) => {
  const { t } = useTranslation();
  const { to, filter, label } = visit.fields.doctor_id;
  const place = visit.fields.unit_id;
  return (
    <div className={style.toolbar} role="search">
      <div className={style.day}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('queue.previousDay')}
          onClick={() => onChange({ date: addDays(date, -1) })}
        />
        <DatePicker
          allowClear={false}
          aria-label={visit.fields.visit_date.label}
          format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
          value={dayjs(date, DAY)}
          onChange={(day) => onChange({ date: day?.format(DAY) ?? today })}
        />
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('queue.nextDay')}
          onClick={() => onChange({ date: addDays(date, 1) })}
        />
        <Button disabled={date === today} onClick={() => onChange({ date: today })}>
          {t('queue.today')}
        </Button>
      </div>
      <div className={style.doctor}>
        <RefSelect
          resource={to}
          filter={filter}
          label={label}
          placeholder={t('queue.allDoctors')}
          value={doctor}
          onChange={(next) => onChange({ doctor: next })}
        />
      </div>
      <div className={style.unit}>
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
