// A call that answers a file instead of JSON answers this.
import type { Readable } from 'node:stream';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

export class Download {
  readonly type: string;

  /** @param filename as the browser saves it, without a folder @param body a stream must not need the transaction any more */
  constructor(
    readonly filename: string,
    format: keyof typeof TYPES,
    readonly body: Buffer | Readable,
    /** 'inline' opens in the browser (a receipt to print). */
    readonly disposition: 'attachment' | 'inline' = 'attachment',
  ) {
    this.type = TYPES[format];
  }
}
