// What people see in a workbook, and a table would leave out without a word.
import { type Plain, textOf } from './cell.ts';
import type { OtherSheet, ReadWorkbook } from './read-rows.ts';

/** Merged cells that are told one by one. */
const MERGED_TOLD = 5;
/** Filled cells side by side that make a table: instructions have a word, and what it means. */
const TABLE_WIDTH = 3;

const isWide = (cells: readonly Plain[]): boolean =>
  cells.filter((cell) => textOf(cell) !== null).length >= TABLE_WIDTH;

/** Other sheets of the workbook that hold rows of somebody, by their names. @param isOwn a sheet that the table would have taken itself */
export const unreadSheets = ({ others }: ReadWorkbook, isOwn: (sheet: OtherSheet) => boolean): readonly string[] =>
  others
    .filter((sheet) => isOwn(sheet) || (isWide(sheet.header) && isWide(sheet.first)))
    .map(({ name }) => toldSheet(name));

/** @param name of a sheet that is not read */
export const toldSheet = (name: string): string =>
  `Lembar '${name}' juga berisi data dan tidak dibaca: gabungkan ke satu lembar, atau sembunyikan lembar itu`;

/** @param isOwn another sheet that the table would have taken itself */
export const lostProblems = (sheet: ReadWorkbook, isOwn: (other: OtherSheet) => boolean): readonly string[] => {
  const { header, rows, merged, beyond } = sheet;
  const stray = rows.find(({ cells }) =>
    cells.some((cell, i) => textOf(cell) !== null && textOf(header[i] ?? null) === null),
  );
  const strayRow = stray?.number ?? beyond;
  const last = rows.at(-1)?.number ?? 0;
  const reachesRows = (range: string): boolean => Number(/\d+/.exec(range)?.[0]) <= last;
  return [
    ...(strayRow === null ? [] : [`Baris ${strayRow} berisi sel di kolom tanpa judul`]),
    ...merged
      .filter(reachesRows)
      .slice(0, MERGED_TOLD)
      .map((range) => `Sel ${range} digabung: pisahkan, lalu isi setiap sel`),
    ...unreadSheets(sheet, isOwn),
  ];
};
