// A cashier's session: opened with a float, closed blind, verified by who keeps the books (finance.md 1.6, 2c, 3).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import type {
  closeSession as closeCall,
  openSession as openCall,
} from '../../../../src/resources/finance/desk-calls.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { type CountedMethod, countsOf, type SessionCount } from '../../../domain/finance/cash-count.ts';
import { codePrefix, documentKinds } from '../../../domain/document-code.ts';
import type { Row } from '../../../db/repository.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, LogEntry, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockVersion } from '../../kernel/generic.ts';
import { staleVersion, toldOf } from '../../kernel/last-change.ts';
import { post } from '../ledger/post-journal.ts';
import { type DrawerMove, drawerMoves } from './drawer-port.ts';
import { SESSION_MOVES } from './session-moves.ts';
import { countOn } from '../../../db/sequence.ts';

const insertSession = named<{ id: number; code: string }, unknown[]>(
  'session_open',
  `with number as (
     ${countOn('$1', `'${documentKinds.session.series}'`, '$2')} returning last
   )
   insert into kasirsesis (profile_id, code, user_id, opened_at, opening_amount, note, created_by)
   select $1, $3 || lpad(number.last::text, 6, '0'), $4, $5, $6, $7, $4 from number
   where not exists (select from kasirsesis where user_id = $4 and status = ${kasirsesi.state.open})
   on conflict (user_id) where status = ${kasirsesi.state.open} do nothing returning id, code`,
);
/** What the session took by method, less what it paid out. Methods without a document with 0. */
const takings = named<CountedMethod, [number, number]>(
  'session_takings',
  `select p.id, p.kind, p.is_active, coalesce(t.taken, 0)::bigint as taken
   from paymentmethods p left join (
     select x.paymentmethod_id, sum(x.amount) as taken from (${SESSION_MOVES}) x group by 1
   ) t on t.paymentmethod_id = p.id
   where p.profile_id = $1 and p.kind <> ${paymentKind.deposit} order by p.kind, p.id`,
);
const storeClosed = named<unknown, [number, string, number, string | null, string, number]>(
  'session_close',
  `with closed as (
     update kasirsesis set status = ${kasirsesi.state.closed}, closed_at = $2, difference_amount = $3, note = coalesce($4, note),
       version = version + 1,
       updated_at = now() where id = $1
   )
   insert into kasirsesicounts (kasirsesi_id, profile_id, paymentmethod_id, expected_amount, counted_amount, difference_amount)
   select $1, $6, c.paymentmethod_id, c.expected_amount, c.counted_amount, c.counted_amount - c.expected_amount
   from jsonb_to_recordset($5) c (paymentmethod_id bigint, expected_amount bigint, counted_amount bigint)`,
);
const storeVerified = named<unknown, [number, string, number, number | null]>(
  'session_verify',
  `update kasirsesis set status = ${kasirsesi.state.verified}, verified_at = $2, verified_by = $3, journal_id = $4,
   version = version + 1, updated_at = now()
   where id = $1`,
);

const answer = async (context: WriteContext, id: number, log: Omit<LogEntry, 'url'>) => ({
  record: await genericShow(kasirsesi, context, id),
  log: { ...log, url: `/finance/payment/kasirsesi/${id}` },
});

/** POST /api/finance/kasirsesi/open. @throws Refusal session-open (409): one drawer a cashier, in whatever branch */
export const openSession = async (context: WriteContext, { body }: CallRequest<typeof openCall>) => {
  const year = context.today.slice(0, 4);
  const { opening_amount, note = null } = body;
  const made = await runOne(
    context.tx,
    insertSession,
    context.branch.id,
    year,
    codePrefix(documentKinds.session.prefix, context.branch.code, year),
    context.actor.id,
    context.now.toISOString(),
    opening_amount,
    note,
  );
  if (!made) throw new Refusal('session-open');
  const message = `pembukaan sesi kasir ${made.code} dengan modal ${formatRupiah(opening_amount)}`;
  return { status: 201 as const, ...(await answer(context, made.id, { message, after: { opening_amount } })) };
};

/** With what higher modules paid from the drawer. */
const readTakings = async ({ tx, branch }: WriteContext, session: number): Promise<readonly CountedMethod[]> => {
  const moves: DrawerMove[] = [];
  for (const movesOf of drawerMoves.given()) moves.push(...(await movesOf(tx, session)));
  return (await run(tx, takings, branch.id, session)).map((method) => ({
    ...method,
    taken: moves.reduce((sum, move) => sum + (move.paymentmethod_id === method.id ? move.amount : 0), method.taken),
  }));
};

const requireOwnOpen = (context: WriteContext, row: Row): void => {
  if (row['user_id'] !== context.actor.id) throw new Refusal('session-not-own');
  if (row['status'] !== kasirsesi.state.open) throw new Refusal('wrong-state', { singular: kasirsesi.singular });
};

/**
 * POST /api/finance/kasirsesi/{id}/close: what was expected is answered now, and not before.
 * @throws Refusal not-found; session-not-own (403); wrong-state, stale-version (409); count-unknown (422)
 */
export const closeSession = async (context: WriteContext, { params, body }: CallRequest<typeof closeCall>) => {
  const { tx, branch, now } = context;
  const row = await lockVersion(kasirsesi, context, params['id'] ?? 0, undefined);
  requireOwnOpen(context, row);
  if (row.version !== body.version) throw await staleVersion(context, toldOf(kasirsesi, row));
  const methods = await readTakings(context, row.id);
  const unknown = Object.keys(body.counted).find((id) => methods.every((method) => String(method.id) !== id));
  if (unknown !== undefined) throw refuseField('count-unknown', `counted.${unknown}`);
  const { counts, difference } = countsOf(methods, row.opening_amount, body.counted);
  const note = body.note ?? null;
  await run(tx, storeClosed, row.id, now.toISOString(), difference, note, JSON.stringify(counts), branch.id);
  const message = `penutupan sesi kasir ${row.code} dengan selisih ${formatRupiah(difference)}`;
  return answer(context, row.id, { message, after: { counts: counts satisfies readonly SessionCount[] } });
};

/**
 * POST /api/finance/kasirsesi/{id}/verify: books the difference of the cash on the day of the verification.
 * @throws Refusal those of posting
 */
export const verifySession: UseCases['finance.kasirsesi']['verify'] = async (context, row) => {
  const difference = row.difference_amount ?? 0;
  const component = difference < 0 ? 'short' : 'over';
  const journal = await post(context, postedEvent.cashDifference, {
    source: { type: 'kasirsesi', id: row.id },
    transaction_at: context.today,
    memo: `Selisih kas sesi ${row.code}`,
    amounts: { [component]: [{ amount: Math.abs(difference) }] },
  });
  const { now, actor } = context;
  await run(context.tx, storeVerified, row.id, now.toISOString(), actor.id, journal?.id ?? null);
  const message = `verifikasi sesi kasir ${row.code} dengan selisih ${formatRupiah(difference)}`;
  return answer(context, row.id, { message, after: { difference_amount: difference } });
};
