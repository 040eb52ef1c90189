// A call that answers a file instead of JSON answers this.
import type { Readable } from 'node:stream';
import type { Context } from './contract.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const WEBP = 'image/webp';
export const TEXT = 'text/plain; charset=utf-8';
export const CSV = 'text/csv; charset=utf-8';
export const XML = 'application/xml; charset=utf-8';
export const ZIP = 'application/zip';
export const DICOM = 'application/dicom';
export type FileType =
  | typeof ZIP
  | typeof XLSX
  | typeof PDF
  | typeof WEBP
  | typeof TEXT
  | typeof CSV
  | typeof XML
  | typeof DICOM;

export class Download {
  /** @param filename as the browser saves it, without a folder @param body a stream must not need the transaction any more */
  constructor(
    readonly filename: string,
    readonly type: FileType,
    readonly body: Buffer | Readable,
    /** 'inline' opens in the browser (a receipt to print). */
    readonly disposition: 'attachment' | 'inline' = 'attachment',
    /** Seconds that the reader's own browser may keep it, as long as the same session asks. */
    readonly keptFor = 0,
  ) {}
}

/** Reads by the rights of whoever asked, in a short transaction of its own. */
export type ReadAgain = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** A long file that is read while it is written, page by page, so that it never stands in memory and holds no transaction. */
export class StreamedDownload {
  /** @param rows how many it will have: the browser shows how far it has come */
  constructor(
    readonly filename: string,
    readonly type: FileType,
    readonly rows: number,
    readonly open: (read: ReadAgain) => Readable,
  ) {}
}
