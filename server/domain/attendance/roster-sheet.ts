// The sheet of a roster (attendance.md 8): Attendance ID, name, and a column for each day with codes of shifts. Pure.
import { isDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';

export const ROSTER_HEAD = ['Attendance ID', 'Nama'] as const;
/** Its columns beside those of the days. */
export const ROSTER_COLUMNS = {
  code: { header: ROSTER_HEAD[0], required: true, field: field.text(ROSTER_HEAD[0], { required: true, max: 20 }) },
  name: { header: ROSTER_HEAD[1], field: field.text(ROSTER_HEAD[1], { max: 100 }) },
} as const;
/** What a free day is called; an empty cell is one too. */
export const FREE_DAY = 'L';

/** 'YYYY-MM-DD' of a heading in this form or as 'dd/mm/yyyy'; undefined: no day. */
export const headingDay = (heading: string): string | undefined => {
  const local = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(heading.trim());
  const [, day = '', month = '', year = ''] = local ?? [];
  const text = local ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : heading.trim().slice(0, 10);
  return isDate(text) ? text : undefined;
};

export interface RosterCell {
  readonly row: number;
  readonly code: string;
  readonly date: string;
  /** Code of a shift; null: free. */
  readonly shift: string | null;
}

export interface RosterSheet {
  readonly cells: readonly RosterCell[];
  /** Rows that say something of days, and not whose. */
  readonly nameless: readonly number[];
}

export const isRosterHead = (header: readonly string[]): boolean =>
  ROSTER_HEAD.every((name, at) => header[at]?.trim().toLowerCase() === name.toLowerCase());

/** What keeps a first row from being the headings of a roster; none: it is. */
export const rosterHeadProblems = (header: readonly string[]): readonly string[] => {
  if (!isRosterHead(header))
    return [`Baris pertama harus '${ROSTER_HEAD.join("', '")}', lalu satu kolom untuk setiap tanggal`];
  const headings = header.slice(ROSTER_HEAD.length).map((text) => ({ text, day: headingDay(text) }));
  if (headings.length === 0) return ["Belum ada kolom tanggal, misalnya '01/03/2026'"];
  const strange = headings.filter(({ day }) => day === undefined);
  const twice = headings.filter(
    ({ day }, at) => day !== undefined && headings.findIndex((one) => one.day === day) < at,
  );
  return [
    ...strange.map(({ text }) => `Kolom '${text}' bukan tanggal (dd/mm/yyyy)`),
    ...twice.map(({ text }) => `Kolom '${text}' tertulis dua kali`),
  ];
};

/** What the rows beneath such headings say. */
export const readRoster = (
  header: readonly string[],
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): RosterSheet => {
  const dates = header.slice(ROSTER_HEAD.length).flatMap((text) => headingDay(text) ?? []);
  const read = rows.map(({ number: row, cells }) => ({
    row,
    code: cells[0]?.trim() ?? '',
    said: dates.map((date, at) => ({ date, text: (cells[at + ROSTER_HEAD.length] ?? '').trim().toUpperCase() })),
  }));
  return {
    cells: read
      .filter(({ code }) => code !== '')
      .flatMap(({ row, code, said }) =>
        said.map(({ date, text }) => ({ row, code, date, shift: text === '' || text === FREE_DAY ? null : text })),
      ),
    nameless: read
      .filter(({ code, said }) => code === '' && said.some(({ text }) => text !== ''))
      .map(({ row }) => row),
  };
};
