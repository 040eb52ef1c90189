// A call that answers a file instead of JSON answers this.
import type { Readable } from 'node:stream';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const WEBP = 'image/webp';
export type FileType = typeof XLSX | typeof PDF | typeof WEBP;

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
