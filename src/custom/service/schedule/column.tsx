// One doctor or unit on one day: a list in the order of time, each entry at its place on the axis.
import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { useDropTarget } from '../../../kit/hooks/drag.tsx';
import type { CalendarActions } from './actions.ts';
import { type Axis, boxOf, type Column } from './axis.ts';
import { type Block, freeLane, type Placed, type Slot } from './calendar.ts';
import { VisitChip } from './visit-chip.tsx';
import style from './axis.module.css';

/** Where something stands across its column. */
const across = (lane: number, lanes: number) => ({ left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` });

interface SlotProps extends CalendarActions {
  readonly block: Block;
  readonly slot: Slot;
  readonly axis: Axis;
  readonly column: Column;
  readonly doctor: string;
}

const SlotRow = ({ block: { session }, slot, axis, column: { cell }, doctor, writes, onBook }: SlotProps) => {
  const { t } = useTranslation();
  const place = { doctor_id: session.doctor_id, date: session.date, time: slot.time };
  const closed = !writes || !slot.open;
  const { attach, isOver } = useDropTarget(`${place.doctor_id} ${place.date} ${place.time}`, place, closed);
  const told = { doctor, date: formatDate(place.date), time: formatTime(place.time), count: slot.free };
  return (
    <li ref={attach} className={style.slot} data-over={isOver} data-open={slot.open} style={boxOf(axis, slot.span)}>
      {slot.free > 0 && writes && (
        <button
          type="button"
          className={style.free}
          style={across(freeLane(cell.placed, slot.span), cell.lanes)}
          aria-label={t('schedule.book', told)}
          onClick={() => onBook(place)}
        >
          <PlusOutlined aria-hidden /> <span>{formatTime(slot.time)}</span>
          {slot.free > 1 && <small>{slot.free}</small>}
        </button>
      )}
      {slot.free > 0 && !writes && (
        <span className="visually-hidden">
          {formatTime(slot.time)} {t('schedule.slot.free', { count: slot.free })}
        </span>
      )}
    </li>
  );
};

interface Props extends CalendarActions {
  readonly column: Column;
  readonly axis: Axis;
  /** Minutes after midnight where the day is today, else null. */
  readonly nowAt: number | null;
  readonly doctorOf: (id: number) => string;
}

/** Slots and chips by their time: as they are read out, and reached by the keyboard. */
const entriesOf = ({ cell: { blocks, placed } }: Column) =>
  [
    ...blocks.flatMap((block) =>
      block.away === null ? block.slots.map((slot) => ({ at: slot.span[0], block, slot, placed: undefined })) : [],
    ),
    ...placed.map((one) => ({ at: one.span[0], placed: one, block: undefined, slot: undefined })),
  ].toSorted((a, b) => a.at - b.at);

/** Minutes of a slot of the session in which a visit stands, and those until its end; of none where it stands in none. */
const roomOf = ({ cell }: Column, { span }: Placed): { readonly step: number | null; readonly most: number } => {
  const block = cell.blocks.find(({ slots }) => slots.some((slot) => slot.span[0] === span[0]));
  const end = block?.slots.at(-1)?.span[1] ?? span[1];
  return { step: block?.session.slot_minutes ?? null, most: end - span[0] };
};

export const DayColumn = ({ column, axis, nowAt, doctorOf, ...actions }: Props) => {
  const { t } = useTranslation();
  const { line, date, cell } = column;
  const byUnit = line.by === 'unit';
  return (
    <section className={style.column} aria-label={`${line.name}, ${weekdayName(date)} ${formatDate(date)}`}>
      {cell.blocks
        .filter(({ away }) => away !== null)
        .map(({ session, slots, away }) => (
          <p
            key={session.jadwal_id}
            className={style.away}
            style={boxOf(axis, [slots[0]?.span[0] ?? axis.from, slots.at(-1)?.span[1] ?? axis.to])}
          >
            {t('schedule.away', { reason: away })}
          </p>
        ))}
      <ul className={style.entries}>
        {entriesOf(column).map(({ block, slot, placed }) =>
          placed ? (
            <li
              key={`visit ${placed.visit.id}`}
              className={style.entry}
              style={{ ...boxOf(axis, placed.span), ...across(placed.lane, cell.lanes) }}
            >
              <VisitChip
                visit={placed.visit}
                movable={actions.writes}
                height={boxOf(axis, placed.span).height}
                scale={axis.scale}
                {...roomOf(column, placed)}
                doctor={byUnit ? doctorOf(placed.visit.doctor_id) : undefined}
                onOpen={actions.onOpen}
                onResize={actions.onResize}
              />
            </li>
          ) : (
            <SlotRow
              key={`slot ${block.session.jadwal_id} ${slot.time}`}
              {...{ block, slot, axis, column }}
              doctor={doctorOf(block.session.doctor_id)}
              {...actions}
            />
          ),
        )}
      </ul>
      {nowAt !== null && nowAt >= axis.from && nowAt <= axis.to && (
        <div className={style.now} style={{ top: boxOf(axis, [nowAt, nowAt]).top }} aria-hidden />
      )}
    </section>
  );
};
