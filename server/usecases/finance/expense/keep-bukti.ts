// The paper behind an expense or an invoice (finance.md 2e), a PDF or a picture, read by whoever may keep one.
import type { expenseCalls } from '../../../../src/resources/finance/expense-calls.ts';
import { biaya } from '../../../../src/resources/finance/biaya.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { lockRow } from '../../kernel/generic.ts';
import { keepPaper } from '../../platform/file/keep-paper.ts';
import { showBiaya } from './list-biaya.ts';
import { showInvoice } from './list-biayainvoice.ts';

type Calls = typeof expenseCalls;
type Asked<N extends keyof Calls> = CallRequest<Calls[N]>;

const ofBiaya = named<unknown, [number, number]>(
  'biaya_bukti',
  'update biayas set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);
const ofInvoice = named<unknown, [number, number]>(
  'biayainvoice_bukti',
  'update biayainvoices set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);

const logOf = (code: unknown, url: string) => ({ message: `unggah bukti ${String(code)}`, url });

/** POST /api/finance/biaya/{id}/bukti. @throws Refusal not-found; bukti-format, photo-unreadable (422); too-large (413) */
export const keepBiayaBukti = async (context: WriteContext, { params, upload }: Asked<'finance.biaya.bukti'>) => {
  const { id, code } = await lockRow(biaya, context, params['id'] ?? 0);
  await run(context.tx, ofBiaya, id, await keepPaper(context, 'finance.biaya.bukti', upload));
  return { record: await showBiaya(context, id), log: logOf(code, `${biaya.screens.list}/${id}`) };
};

/** POST /api/finance/biayainvoice/{id}/bukti. Refuses as the one above. */
export const keepInvoiceBukti = async (
  context: WriteContext,
  { params, upload }: Asked<'finance.biayainvoice.bukti'>,
) => {
  const { id, code } = await lockRow(biayainvoice, context, params['id'] ?? 0);
  await run(context.tx, ofInvoice, id, await keepPaper(context, 'finance.biayainvoice.bukti', upload));
  return { record: await showInvoice(context, id), log: logOf(code, `${biayainvoice.screens.list}/${id}`) };
};
