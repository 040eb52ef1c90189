// Weekdays as the clinic counts them: 1 Senin .. 7 Minggu.
export const WEEKDAYS = [
  { value: 1, label: 'Senin' },
  { value: 2, label: 'Selasa' },
  { value: 3, label: 'Rabu' },
  { value: 4, label: 'Kamis' },
  { value: 5, label: 'Jumat' },
  { value: 6, label: 'Sabtu' },
  { value: 7, label: 'Minggu' },
] as const;

/** 1 Senin .. 7 Minggu of a day 'YYYY-MM-DD'. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** 'Senin' of a day 'YYYY-MM-DD'. */
export const weekdayName = (date: string): string => WEEKDAYS[weekdayOf(date) - 1]?.label ?? '';
