// Which free place suits a patient on the waiting list (service.md 10).
import { weekdayOf } from './weekday.ts';

export interface Waiting {
  readonly doctor_id: number | null;
  readonly hari: readonly number[] | null;
  readonly jam_dari: string | null;
  readonly jam_sampai: string | null;
  readonly until: string;
}
export interface FreePlace {
  readonly doctor_id: number;
  readonly date: string;
  /** 'HH:mm' */
  readonly time: string;
}

/** True when doctor, weekday, hour and day are all among those that suit the patient; what he left open suits him always. */
export const suits = (waiting: Waiting, { doctor_id, date, time }: FreePlace): boolean =>
  date <= waiting.until &&
  (waiting.doctor_id === null || waiting.doctor_id === doctor_id) &&
  (waiting.hari === null || waiting.hari.length === 0 || waiting.hari.includes(weekdayOf(date))) &&
  (waiting.jam_dari === null || waiting.jam_dari <= time) &&
  (waiting.jam_sampai === null || waiting.jam_sampai >= time);
