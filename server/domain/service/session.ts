// A doctor's session: the times at which patients are booked, and absences (service.md 2.5, 6.2). Times are 'HH:mm' of the branch.

export interface SessionTimes {
  readonly jam_mulai: string;
  readonly jam_selesai: string;
  readonly slot_minutes: number;
}
export interface Leave {
  /** Null: the whole branch. */
  readonly doctor_id: number | null;
  /** 'YYYY-MM-DDTHH:mm' on the branch's clock; the end is outside. */
  readonly start: string;
  readonly end: string;
}

const HOUR = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Every time of the session: its start, and each slot later that begins before its end. */
export const timesOf = ({ jam_mulai, jam_selesai, slot_minutes }: SessionTimes): readonly string[] => {
  const start = minutesOf(jam_mulai);
  const count = Math.ceil((minutesOf(jam_selesai) - start) / slot_minutes);
  return Array.from({ length: count }, (_, k) => timeOf(start + k * slot_minutes));
};

/** True when the doctor is away at that time; without a time, when he is away all day. */
export const isOnLeave = (leaves: readonly Leave[], doctorId: number, date: string, time: string | null): boolean =>
  leaves.some(({ doctor_id, start, end }) => {
    if (doctor_id !== null && doctor_id !== doctorId) return false;
    if (time === null) return start <= `${date}T00:00` && end >= `${date}T23:59`;
    return start <= `${date}T${time}` && end > `${date}T${time}`;
  });
