// Runs in a worker thread with a memory ceiling: unpacks a workbook, reads its rows and judges them by themselves.
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '../../src/resources/refusals.ts';
import type { SheetName } from '../../src/resources/kernel/sheet-name.ts';
import { judgeSheet, type JudgedTable } from './judge-table.ts';

export interface SheetRequest {
  readonly name: SheetName;
  readonly bytes: Uint8Array;
  /** Business day 'YYYY-MM-DD'. */
  readonly today: string;
}
export type SheetAnswer =
  | { readonly table: JudgedTable }
  | { readonly refusal: RefusalCode; readonly at?: Refusal['at'] };

const answer = async ({ name, bytes, today }: SheetRequest): Promise<SheetAnswer> => ({
  table: await judgeSheet(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), today),
});

// What unpacking and reading stumble over otherwise is a file that is none.
const refusalOf = (cause: unknown): SheetAnswer =>
  cause instanceof Refusal ? { refusal: cause.code, at: cause.at } : { refusal: 'wrong-template' };
parentPort?.postMessage(await answer(workerData as SheetRequest).catch(refusalOf));
