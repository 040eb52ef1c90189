// Words of reports that come by themselves, for browser and server: which, in what rhythm, of which days (decision 119).
import { addDays, addMonths } from '../kernel/date.ts';

/** `call`: whose right it needs, and whose page prints the same paper. */
export const sentReports = [
  { value: 'labarugi', label: 'Laba Rugi', call: 'finance.laporan.labarugi' },
  { value: 'neraca', label: 'Neraca', call: 'finance.laporan.neraca' },
  { value: 'aruskas', label: 'Arus Kas', call: 'finance.laporan.aruskas' },
  { value: 'kasharian', label: 'Kas Harian', call: 'finance.laporan.kasharian' },
  { value: 'neracasaldo', label: 'Neraca Saldo', call: 'finance.laporan.neracasaldo' },
  { value: 'neracalajur', label: 'Neraca Lajur', call: 'finance.laporan.neracalajur' },
] as const;
export type SentReport = (typeof sentReports)[number]['value'];

export const rhythms = [
  { value: 'harian', label: 'Setiap hari' },
  { value: 'mingguan', label: 'Setiap minggu' },
  { value: 'bulanan', label: 'Setiap bulan' },
] as const;
export type Rhythm = (typeof rhythms)[number]['value'];

export const sentRanges = [
  { value: 'kemarin', label: 'Kemarin' },
  { value: 'minggu-lalu', label: 'Minggu lalu (Senin-Minggu)' },
  { value: 'bulan-lalu', label: 'Bulan lalu' },
  { value: 'bulan-ini', label: 'Bulan berjalan sampai kemarin' },
] as const;
export type SentRange = (typeof sentRanges)[number]['value'];

export const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

export const subscriptionState = { active: 1, paused: 0, stopped: -1 } as const;
export const deliveryState = { waiting: 1, mailing: 2, sent: 3, shown: 4, dropped: -1, failed: -2 } as const;
export const deliveryStates = [
  { value: 1, label: 'Sedang disiapkan', tone: 'neutral' },
  { value: 2, label: 'Di lonceng, e-mail menunggu', tone: 'warning' },
  { value: 3, label: 'Terkirim', tone: 'success' },
  { value: 4, label: 'Di lonceng', tone: 'success' },
  { value: -1, label: 'Tidak dikirim', tone: 'neutral' },
  { value: -2, label: 'Gagal', tone: 'danger' },
] as const;

/** People of one subscription. */
export const MOST_READERS = 50;
/** Days for which the paper of a delivery is kept. */
export const KEPT_DAYS = 90;
const WEEK = 7;

/** 1 Monday to 7 Sunday. @param day 'YYYY-MM-DD' */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK;

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOf = (day: string): string => addDays(addMonths(firstOf(day), 1), -1);
/** The day of a month; of a shorter one its last. */
const inMonth = (month: string, wanted: number): string => {
  const last = lastOf(month);
  return Number(last.slice(8)) < wanted ? last : `${month.slice(0, 8)}${String(wanted).padStart(2, '0')}`;
};

/**
 * The last day of a rhythm that is not after a day.
 * @param wanted weekly 1 Monday to 7 Sunday, monthly 1 to 31; daily null @param today 'YYYY-MM-DD'
 */
export const lastDue = (rhythm: Rhythm, wanted: number | null, today: string): string => {
  if (rhythm === 'harian') return today;
  if (rhythm === 'mingguan') return addDays(today, -((weekdayOf(today) - (wanted ?? 1) + WEEK) % WEEK));
  const due = inMonth(firstOf(today), wanted ?? 1);
  return due <= today ? due : inMonth(addMonths(firstOf(today), -1), wanted ?? 1);
};

/** The first day of a rhythm that is not before a day. */
export const nextDue = (rhythm: Rhythm, wanted: number | null, from: string): string => {
  const last = lastDue(rhythm, wanted, from);
  if (last === from || rhythm === 'harian') return from;
  if (rhythm === 'mingguan') return addDays(last, WEEK);
  return inMonth(addMonths(firstOf(last), 1), wanted ?? 1);
};

/** What a paper of a day tells: always days that are over. @param day 'YYYY-MM-DD' */
export const rangeOf = (range: SentRange, day: string): { readonly start: string; readonly end: string } => {
  const yesterday = addDays(day, -1);
  if (range === 'kemarin') return { start: yesterday, end: yesterday };
  if (range === 'minggu-lalu') {
    const end = addDays(day, -weekdayOf(day));
    return { start: addDays(end, 1 - WEEK), end };
  }
  if (range === 'bulan-ini') return { start: firstOf(yesterday), end: yesterday };
  const end = addDays(firstOf(day), -1);
  return { start: firstOf(end), end };
};

/** 'Setiap Senin', 'Setiap tanggal 5', 'Setiap akhir bulan' */
export const rhythmText = (rhythm: Rhythm, day: number | null): string => {
  if (rhythm === 'harian') return 'Setiap hari';
  if (rhythm === 'mingguan') return `Setiap ${weekdays[(day ?? 1) - 1] ?? ''}`;
  return day === 31 ? 'Setiap akhir bulan' : `Setiap tanggal ${day ?? 1}`;
};
export const reportLabel = (report: string): string =>
  sentReports.find(({ value }) => value === report)?.label ?? report;
export const rangeText = (range: string): string => sentRanges.find(({ value }) => value === range)?.label ?? range;

/** The values of a choice, as a shape takes them. */
export const valuesIn = <V extends string>(options: readonly { readonly value: V }[]) =>
  options.map(({ value }) => value) as [V, ...V[]];
