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

/** Cells of a roster; undefined: it is none. */
export const readRoster = (
  header: readonly string[],
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): readonly RosterCell[] | undefined => {
  const days = header.slice(ROSTER_HEAD.length).map(headingDay);
  const isHead = ROSTER_HEAD.every((name, at) => header[at]?.trim().toLowerCase() === name.toLowerCase());
  const dates = days.filter((day) => day !== undefined);
  if (!isHead || dates.length === 0 || dates.length !== days.length || new Set(dates).size !== dates.length)
    return undefined;
  return rows.flatMap(({ number, cells }) => {
    const code = cells[0]?.trim() ?? '';
    if (code === '') return [];
    return dates.map((date, at) => {
      const said = (cells[at + ROSTER_HEAD.length] ?? '').trim().toUpperCase();
      return { row: number, code, date, shift: said === '' || said === FREE_DAY ? null : said };
    });
  });
};
