// Cells of a text with separators (RFC 4180), one row a line of the file; quotes may hold separators and line breaks.

export interface CsvRow {
  /** Line of the file on which it begins, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** As it stands in the file. */
  readonly raw: string;
}

/** Where a cell's quote opens; blanks may stand before it. */
const quoteAt = (text: string, from: number): number | undefined => {
  let at = from;
  while (text[at] === ' ') at += 1;
  return text[at] === '"' ? at : undefined;
};

/** One row that begins at `from`: its cells, and where the next one begins. */
const rowAt = (text: string, separator: string, from: number): { cells: string[]; next: number } => {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let cell = '';
    const quote = quoteAt(text, at);
    if (quote !== undefined) {
      at = quote + 1;
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n') {
      cell += text[at];
      at += 1;
    }
    cells.push(cell.trim());
    if (text[at] !== separator) return { cells, next: at + 1 };
    at += 1;
  }
};

/** @param text with '\n' between its lines */
export const csvRows = (text: string, separator: string): readonly CsvRow[] => {
  const rows: CsvRow[] = [];
  let row = 1;
  for (let at = 0; at < text.length;) {
    const { cells, next } = rowAt(text, separator, at);
    const raw = text.slice(at, next - 1);
    rows.push({ row, cells, raw });
    row += raw.split('\n').length;
    at = next;
  }
  return rows;
};

/** The text of a file as banks send it: UTF-8 with or without its mark, or the letters of old Windows. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const decoded = (() => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem;
      return new TextDecoder('windows-1252').decode(bytes);
    }
  })();
  return decoded.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
};
