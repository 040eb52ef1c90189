// The sessions of one doctor or unit on one day: every time with who comes, and the places that are free.
import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { useDropTarget } from '../../../kit/hooks/drag.tsx';
import type { Block, CalendarVisit, Cell, Slot } from './calendar.ts';
import style from './schedule.module.css';
import { VisitChip } from './visit-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export interface Place {
  readonly doctor_id: number;
  readonly date: string;
  readonly time: string;
}
export interface SlotActions {
  /** The reader makes and moves appointments. */
  readonly writes: boolean;
  readonly onOpen: (visit: CalendarVisit) => void;
  readonly onBook: (place: Place) => void;
}

const SlotRow = ({ block: { session }, slot, doctor, ...actions }: SlotActions & SlotRowProps) => {
  const { t } = useTranslation();
  const { writes, onOpen, onBook } = actions;
  const place = { doctor_id: session.doctor_id, date: session.date, time: slot.time };
  const closed = !writes || slot.free === 0;
  const { attach, isOver } = useDropTarget(`${place.doctor_id} ${place.date} ${place.time}`, place, closed);
  return (
    <li ref={attach} className={style.slot} data-over={isOver} data-free={slot.free > 0}>
      <span className={words.caption}>{formatTime(slot.time)}</span>
      <div className={layout.rowTight}>
        {slot.visits.map((visit) => (
          <VisitChip key={visit.id} visit={visit} movable={writes} onOpen={onOpen} />
        ))}
        {slot.free > 0 && writes && (
          <button
            type="button"
            className={style.free}
            aria-label={t('schedule.book', {
              doctor,
              date: formatDate(place.date),
              time: formatTime(place.time),
              count: slot.free,
            })}
            onClick={() => onBook(place)}
          >
            <PlusOutlined aria-hidden /> {slot.free}
          </button>
        )}
        {slot.free > 0 && !writes && (
          <span className={words.faint}>{t('schedule.slot.free', { count: slot.free })}</span>
        )}
      </div>
    </li>
  );
};
interface SlotRowProps {
  readonly block: Block;
  readonly slot: Slot;
  readonly doctor: string;
}

interface Props extends SlotActions {
  readonly cell: Cell;
  /** Name of a doctor by id: shown where the line is a unit. */
  readonly doctorOf: (id: number) => string;
  readonly showDoctor: boolean;
}

export const SlotList = ({ cell: { blocks, loose }, doctorOf, showDoctor, ...actions }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackTight}>
      {blocks.map((block) => {
        const { session, slots, away } = block;
        const doctor = doctorOf(session.doctor_id);
        return (
          <section key={session.jadwal_id} className={style.block} data-away={away !== null}>
            <p className={style.blockHead}>
              {session.sesi}{' '}
              <span>
                {formatTime(session.jam_mulai)}–{formatTime(session.jam_selesai)}
              </span>
              {showDoctor && <span className={style.blockDoctor}>{doctor}</span>}
            </p>
            {away !== null && <p className={style.away}>{t('schedule.away', { reason: away })}</p>}
            <ul className={style.slots}>
              {slots
                .filter(({ visits }) => away === null || visits.length > 0)
                .map((slot) => (
                  <SlotRow key={slot.time} {...actions} block={block} slot={slot} doctor={doctor} />
                ))}
            </ul>
          </section>
        );
      })}
      {loose.length > 0 && (
        <section className={style.block}>
          <p className={style.blockHead}>{t('schedule.loose')}</p>
          <div className={layout.rowTight}>
            {loose.map((visit) => (
              <VisitChip key={visit.id} visit={visit} movable={actions.writes} onOpen={actions.onOpen} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
};
