// The branch's own static QRIS code, and codes with an amount that are made of it (workspace.md 4). Nothing is booked by showing one.
import type { makeQris as makeCall, setQris as setCall } from '../../../../src/resources/finance/qris-calls.ts';
import { paymentKind, paymentmethod } from '../../../../src/resources/finance/paymentmethod.ts';
import { type Qris, type QrisInitiation, qrisWithAmount, readQris } from '../../../../src/resources/finance/qris.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockVersion } from '../../kernel/generic.ts';

interface Stored {
  readonly qris_payload: string | null;
  readonly qris_nmid: string | null;
  readonly qris_name: string | null;
  readonly qris_max_amount: number | null;
  readonly qris_initiation: QrisInitiation | null;
}

const save = named<
  unknown,
  [number, string | null, string | null, string | null, number | null, QrisInitiation | null]
>(
  'method_qris',
  `update paymentmethods set qris_payload = $2, qris_name = $3, qris_nmid = $4, qris_max_amount = $5, qris_initiation = $6,
     version = version + 1, updated_at = now() where id = $1`,
);

const readOf = (payload: string): Qris => {
  const read = readQris(payload);
  if (typeof read === 'string') throw refuseField(read, 'payload');
  return read;
};

/**
 * PUT /api/finance/paymentmethod/{id}/qris: the log keeps which code was there before, and who changed it.
 * @throws Refusal not-found; stale-version (409); method-not-qris, those of a code that cannot be read (422)
 */
export const setQris = async (context: WriteContext, { params, body }: CallRequest<typeof setCall>) => {
  const before = await lockVersion(paymentmethod, context, params['id'] ?? 0, body.version);
  if (before['kind'] !== paymentKind.qris) throw new Refusal('method-not-qris');
  const { payload, max_amount, initiation } = body;
  const code = payload === null ? undefined : readOf(payload);
  await run(
    context.tx,
    save,
    before.id,
    payload,
    code?.name ?? null,
    code?.nmid ?? null,
    code ? max_amount : null,
    code ? initiation : null,
  );
  const record = await genericShow(paymentmethod, context, before.id);
  const told = code ? `NMID ${code.nmid} (${code.name})` : 'dihapus';
  return {
    record,
    log: {
      message: `perubahan kode QRIS ${record.name}: ${told}`,
      url: `/finance/master/paymentmethod/${before.id}`,
      before: { qris_payload: before['qris_payload'], qris_nmid: before['qris_nmid'] },
      after: body,
    },
  };
};

const codeOf = named<Stored, [number, readonly number[]]>(
  'method_qris_code',
  `select qris_payload, qris_nmid, qris_name, qris_max_amount, qris_initiation
   from paymentmethods where id = $1 and profile_id = any ($2) and is_active`,
);

/**
 * GET /api/finance/paymentmethod/{id}/qris?amount=
 * @throws Refusal not-found; qris-unset, qris-limit (422)
 */
export const makeQris = async (context: Context, { params, query }: CallRequest<typeof makeCall>) => {
  const stored = await runOne(context.tx, codeOf, params['id'] ?? 0, context.branches);
  if (!stored) throw new Refusal('not-found');
  const { qris_payload, qris_max_amount: max, qris_initiation } = stored;
  if (qris_payload === null || max === null || qris_initiation === null) throw new Refusal('qris-unset');
  const { amount } = query;
  if (amount > max) throw new Refusal('qris-limit', { max: formatRupiah(max), n: Math.ceil(amount / max) });
  const code = readOf(qris_payload);
  const { name, city, nmid } = code;
  return { text: qrisWithAmount(code, amount, qris_initiation), name, city, nmid, amount };
};
