// The picture of the paper behind an expense or an invoice (finance.md 2e), read by whoever may keep one.
import type { CallName } from '../../../src/resources/calls.ts';
import type { expenseCalls } from '../../../src/resources/finance/expense-calls.ts';
import { biaya } from '../../../src/resources/finance/biaya.ts';
import { biayainvoice } from '../../../src/resources/finance/biayainvoice.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Outcome, Upload, WriteContext } from '../contract.ts';
import { WEBP } from '../download.ts';
import { lockRow } from '../generic.ts';
import { encodeUpload } from '../platform/encode-upload.ts';
import { keepFile } from '../platform/keep-file.ts';
import { showBiaya } from './list-biaya.ts';
import { showInvoice } from './list-biayainvoice.ts';

type Calls = typeof expenseCalls;
type Asked<N extends keyof Calls> = CallRequest<Calls[N]>;

/** Pixels: small print stays readable. */
const SIDE = 1600;

const ofBiaya = named<unknown, [number, number]>(
  'biaya_bukti',
  'update biayas set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);
const ofInvoice = named<unknown, [number, number]>(
  'biayainvoice_bukti',
  'update biayainvoices set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);

const keep = async (context: WriteContext, call: CallName, upload: Upload | undefined): Promise<number> => {
  const picture = await encodeUpload(upload, 'bukti', SIDE);
  return keepFile(context, call, WEBP, picture, picture);
};
const logOf = (code: unknown, url: string) => ({ message: `unggah bukti ${String(code)}`, url });

/** POST /api/finance/biaya/{id}/bukti. @throws Refusal not-found; photo-format, photo-unreadable (422); too-large (413) */
export const keepBiayaBukti = async (
  context: WriteContext,
  { params, upload }: Asked<'finance.biaya.bukti'>,
): Promise<Outcome> => {
  const { id, code } = await lockRow(biaya, context, params['id'] ?? 0);
  await run(context.tx, ofBiaya, id, await keep(context, 'finance.biaya.bukti', upload));
  return { record: await showBiaya(context, id), log: logOf(code, `${biaya.screens.list}/${id}`) };
};

/** POST /api/finance/biayainvoice/{id}/bukti. Refuses as the one above. */
export const keepInvoiceBukti = async (
  context: WriteContext,
  { params, upload }: Asked<'finance.biayainvoice.bukti'>,
): Promise<Outcome> => {
  const { id, code } = await lockRow(biayainvoice, context, params['id'] ?? 0);
  await run(context.tx, ofInvoice, id, await keep(context, 'finance.biayainvoice.bukti', upload));
  return { record: await showInvoice(context, id), log: logOf(code, `${biayainvoice.screens.list}/${id}`) };
};
