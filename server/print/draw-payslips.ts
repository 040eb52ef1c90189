// Hundreds of slips of wages, drawn in a thread of their own: the desk does not wait for them.
import pLimit from 'p-limit';
import { startThread } from '../thread.ts';
import type { PayslipPaper } from './payslip.ts';
import type { DrawnAnswer } from './payslip-worker.ts';

export interface Drawing {
  /** The papers as PDF, in their order. @throws Error where one cannot be drawn, or the thread ended */
  readonly draw: (papers: readonly PayslipPaper[]) => Promise<readonly Buffer[]>;
  /** Ends the thread. */
  readonly close: () => Promise<void>;
}
/** One thread draws at a time, however many are open. */
const inTurn = pLimit(1);

export const openDrawing = (): Drawing => {
  const worker = startThread('print', 'payslip-worker', {});
  let settle: ((answer: DrawnAnswer) => void) | undefined;
  let failure: unknown;
  const fail = (cause: unknown): void => {
    failure ??= cause;
    settle?.({ failure: cause });
  };
  worker.on('message', (answer: DrawnAnswer) => settle?.(answer));
  // Out of memory arrives here as an error, not as a crash of the server.
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that draws slips has ended.')));
  const ask = async (papers: readonly PayslipPaper[]): Promise<readonly Buffer[]> => {
    if (failure !== undefined) throw failure;
    const answer = await new Promise<DrawnAnswer>((resolve) => {
      settle = resolve;
      worker.postMessage(papers);
    });
    if ('failure' in answer) throw answer.failure;
    return answer.files.map((file) => Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  };
  return {
    draw: (papers) => inTurn(() => ask(papers)),
    close: async () => {
      await worker.terminate();
    },
  };
};
