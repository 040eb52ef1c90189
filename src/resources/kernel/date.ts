// Clinic calendar dates are 'YYYY-MM-DD' text in the branch's zone; instants are ISO text. No Date object crosses a room.

export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export type TimeZone = (typeof timeZones)[number];
const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;
const SHORT = 3;
const DAY_MS = 86_400_000;

/** True for a date that exists: '2026-02-31' is none. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Hours before Greenwich, the same all year since 1964: a formatter of the browser costs a slow phone 50 ms before the first row. */
const HOURS: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const HOUR_MS = 3_600_000;

/** 'YYYY-MM-DDTHH:mm…' of an instant in a zone. @throws RangeError of one that does not exist */
const wallClock = (zone: TimeZone, at: Date): string => new Date(at.getTime() + HOURS[zone] * HOUR_MS).toISOString();

/** The calendar day of an instant in a zone. */
export const dateIn = (zone: TimeZone, at: Date): string => wallClock(zone, at).slice(0, 10);

/** 'HH:mm' of an instant in a zone. */
export const timeIn = (zone: TimeZone, at: Date): string => wallClock(zone, at).slice(11, 16);

/** Day `days` later (or earlier, when negative). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day `months` later, or the last one of a month that is too short: '2026-01-31' + 1 -> '2026-02-28'. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** '2026-03-06' -> '06 Mar 2026' */
export const formatDate = (date: string): string => {
  const [year = '', month = '01', day = ''] = date.slice(0, 10).split('-');
  return `${day} ${MONTHS[Number(month) - 1]?.slice(0, SHORT)} ${year}`;
};

/** 'Maret 2026' of a day in it. */
export const monthName = (date: string): string => {
  const [year = '', month = '01'] = date.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
};

/** 'Januari' to 'Desember'. */
export const monthNames: readonly string[] = MONTHS;

/** '09:30' -> '09.30', as screens and papers write the time of a day. */
export const formatTime = (time: string): string => time.replace(':', '.');

/** '06 Mar 2026 09.30' of an instant in a zone, as screens and papers write it. */
export const formatInstant = (zone: TimeZone, at: Date): string =>
  `${formatDate(dateIn(zone, at))} ${formatTime(timeIn(zone, at))}`;

/** Full years between a birth date and a day. */
export const ageAt = (birth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};
