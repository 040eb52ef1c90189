// The time axis of the calendar: its hours, how high a minute is, and which columns stand beside each other.
import type { Span } from '../../../resources/service/session.ts';
import { type Calendar, type Cell, cellOf, type Line, type Moment } from './calendar.ts';

export interface Column {
  readonly key: string;
  readonly line: Line;
  readonly date: string;
  readonly cell: Cell;
}
export interface Axis {
  /** Whole hours, in minutes after midnight. */
  readonly from: number;
  readonly to: number;
  /** Pixels of a minute. */
  readonly scale: number;
}

const HOUR = 60;
const MORNING = 8 * HOUR;
const EVENING = 17 * HOUR;
/** Two lines of a chip in the shortest slot that is shown. */
const SLOT_PX = 40;
const USUAL_SLOT = 30;
/** Slots of five minutes would make a day of a hundred screens. */
const MOST_SCALE = 2.8;
const LEAST_SCALE = 1.2;

/** For each day the lines that have anything on it; a day of which all are empty has the first, so that it is seen to be empty. */
export const columnsOf = (
  calendar: Calendar,
  { lines, days, now }: { readonly lines: readonly Line[]; readonly days: readonly string[]; readonly now: Moment },
): readonly Column[] =>
  days.flatMap((date) => {
    const all = lines.map((line) => ({
      key: `${date} ${line.id}`,
      line,
      date,
      cell: cellOf(calendar, line, date, now),
    }));
    const filled = all.filter(({ cell }) => cell.blocks.length + cell.placed.length + cell.loose.length > 0);
    return filled.length > 0 ? filled : all.slice(0, 1);
  });

/** From the first hour in which anything is to the last, and a minute as high as the shortest slot wants. */
export const axisOf = (columns: readonly Column[]): Axis => {
  const blocks = columns.flatMap(({ cell }) => cell.blocks);
  const spans: readonly Span[] = [
    ...blocks.flatMap(({ slots }) => slots.map(({ span }) => span)),
    ...columns.flatMap(({ cell }) => cell.placed.map(({ span }) => span)),
  ];
  const shortest = Math.min(...(blocks.length > 0 ? blocks.map(({ session }) => session.slot_minutes) : [USUAL_SLOT]));
  const first = Math.min(...(spans.length > 0 ? spans.map(([start]) => start) : [MORNING]));
  const last = Math.max(...(spans.length > 0 ? spans.map(([, end]) => end) : [EVENING]));
  return {
    from: Math.floor(first / HOUR) * HOUR,
    to: Math.ceil(last / HOUR) * HOUR,
    scale: Math.min(MOST_SCALE, Math.max(LEAST_SCALE, SLOT_PX / shortest)),
  };
};

/** Every hour of the axis, in minutes after midnight. */
export const hoursOf = ({ from, to }: Axis): readonly number[] =>
  Array.from({ length: (to - from) / HOUR }, (_, k) => from + k * HOUR);

/** Where a span stands: pixels from the top of the axis, and how high it is. */
export const boxOf = (
  { from, scale }: Axis,
  [start, end]: Span,
): { readonly top: number; readonly height: number } => ({
  top: (start - from) * scale,
  height: (end - start) * scale,
});
