// What is done in the calendar, as its parts hand it on.
import type { CalendarVisit } from './calendar.ts';

export interface Place {
  readonly doctor_id: number;
  readonly date: string;
  readonly time: string;
}
export interface CalendarActions {
  /** The reader makes and moves appointments. */
  readonly writes: boolean;
  readonly onOpen: (visit: CalendarVisit) => void;
  readonly onBook: (place: Place) => void;
  /** @param minutes how long it lasts from now on */
  readonly onResize: (visit: CalendarVisit, minutes: number) => void;
}
