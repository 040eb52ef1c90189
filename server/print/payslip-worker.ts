// Runs in a thread of its own: draws slips of wages, as many as it is given at a time.
import { parentPort } from 'node:worker_threads';
import { type PayslipPaper, renderPayslip } from './payslip.ts';

/** What was drawn, or why it was not. */
export type DrawnAnswer = { readonly files: readonly Uint8Array[] } | { readonly failure: unknown };

const draw = async (papers: readonly PayslipPaper[]): Promise<readonly Uint8Array<ArrayBuffer>[]> => {
  const files: Uint8Array<ArrayBuffer>[] = [];
  // Between threads a Buffer arrives as plain bytes.
  for (const paper of papers)
    files.push(new Uint8Array(await renderPayslip({ ...paper, logo: paper.logo && Buffer.from(paper.logo) })));
  return files;
};

parentPort?.on('message', (papers: readonly PayslipPaper[]) => {
  draw(papers).then(
    (files) =>
      parentPort?.postMessage(
        { files } satisfies DrawnAnswer,
        files.map(({ buffer }) => buffer),
      ),
    (failure: unknown) => parentPort?.postMessage({ failure } satisfies DrawnAnswer),
  );
});
