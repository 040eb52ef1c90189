// 'Perlu dijadwalkan ulang': appointments that fall into an absence (service.md 2.5).
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { bookingVerbs } from '../../../resources/service/visit-booking.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import type { CalendarVisit } from './calendar.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly visits: readonly CalendarVisit[];
  readonly doctorOf: (id: number) => string;
  readonly writes: boolean;
  readonly onMove: (visit: CalendarVisit) => void;
  readonly onClose: () => void;
}

const WIDTH = 480;
const whenOf = ({ visit_date, session_time }: CalendarVisit): string =>
  [`${weekdayName(visit_date)}, ${formatDate(visit_date)}`, session_time && formatTime(session_time)]
    .filter(Boolean)
    .join(' · ');

export const DisplacedDrawer = ({ visits, doctorOf, writes, onMove, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Drawer open title={t('schedule.displaced.title')} width={WIDTH} onClose={onClose}>
      {visits.length === 0 && <EmptyState title={t('schedule.displaced.none')} />}
      <ul className={layout.stackSmall}>
        {visits.map((visit) => (
          <li key={visit.id} className={`${surface.card} ${layout.stackTight}`}>
            <div>
              <b>{visit.customerdata.name}</b> <span className={words.faint}>{visit.customerdata.code}</span>
              <p className={words.faint}>{[whenOf(visit), doctorOf(visit.doctor_id)].join(' · ')}</p>
            </div>
            {writes && (
              <Button type="primary" onClick={() => onMove(visit)}>
                {bookingVerbs.jadwalulang.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
};
