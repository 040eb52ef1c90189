// How what should have been in a drawer came about, once it has been counted; and the minutes of that as a paper (workspace.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { partsOf, type SessionMove } from '../../../domain/finance/session-parts.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { renderSession } from '../../../print/session.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { genericShow } from '../../kernel/generic.ts';
import { SESSION_MOVES } from './session-moves.ts';

interface Line extends SessionMove {
  readonly id: number;
  readonly code: string;
  readonly name: string | null;
  readonly method: string;
  readonly at: string;
}
const linesOf = named<Line, [readonly number[], number]>(
  'session_lines',
  `select x.kind, x.id, x.code, x.name, x.paymentmethod_id, p.name as method, x.amount, x.at
   from (${SESSION_MOVES}) x join paymentmethods p on p.id = x.paymentmethod_id and p.profile_id = any ($1)
   where p.kind <> ${paymentKind.deposit} order by x.at, x.id, p.kind`,
);

interface Count {
  readonly paymentmethod_id: number;
  readonly method: string;
  readonly kind: number;
  readonly is_active: boolean;
  readonly expected_amount: number;
  readonly counted_amount: number;
  readonly difference_amount: number;
}
const countsOf = named<Count, [readonly number[], number]>(
  'session_counts',
  `select c.paymentmethod_id, p.name as method, p.kind, p.is_active, c.expected_amount, c.counted_amount, c.difference_amount
   from kasirsesicounts c join paymentmethods p on p.id = c.paymentmethod_id
   where c.kasirsesi_id = $2 and c.profile_id = any ($1) order by p.kind, p.id`,
);

const readDetail = async (context: Context, id: number) => {
  const { tx, branches } = context;
  const session = await genericShow(kasirsesi, context, id);
  if (session.status === kasirsesi.state.open) throw new Refusal('session-uncounted');
  const [counts, lines] = await Promise.all([run(tx, countsOf, branches, id), run(tx, linesOf, branches, id)]);
  // The float lies in the first method of cash, as it was counted.
  const drawer = counts.find(({ kind }) => kind === paymentKind.cash)?.paymentmethod_id;
  return {
    session,
    counts: counts.map(({ kind: _kind, is_active: _active, ...count }) => ({
      ...count,
      parts: partsOf(
        lines,
        count.paymentmethod_id,
        count.paymentmethod_id === drawer ? session.opening_amount : 0,
        count.expected_amount,
      ),
    })),
    lines,
  };
};

/** GET /api/finance/kasirsesi/{id}/rincian @throws Refusal not-found; session-uncounted (409): an open drawer is counted blind */
export const showSessionDetail = async (
  context: Context,
  { params }: CallRequest<Calls['finance.kasirsesi.rincian']>,
) => {
  const { counts, lines } = await readDetail(context, params['id'] ?? 0);
  return { counts, lines };
};

const clinicOf = named<{ name: string; address: string | null; phone: string | null }, [number, readonly number[]]>(
  'session_clinic',
  `select p.name, p.address, p.phone from kasirsesis s join profiles p on p.id = s.profile_id
   where s.id = $1 and s.profile_id = any ($2)`,
);

/** GET /api/finance/kasirsesi/{id}/print @throws Refusal as `showSessionDetail` */
export const printSession = async (
  context: Context,
  { params }: CallRequest<Calls['finance.kasirsesi.print']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const { session, counts, lines } = await readDetail(context, id);
  const clinic = await runOne(context.tx, clinicOf, id, context.branches);
  if (!clinic) throw new Refusal('not-found');
  const { timezone, now, actor } = context;
  const at = (instant: string | null) => (instant === null ? null : formatInstant(timezone, new Date(instant)));
  const pdf = await renderSession({
    clinic,
    code: session.code,
    cashier: session.userdata.name,
    opened_at: at(session.opened_at) ?? '',
    closed_at: at(session.closed_at) ?? '',
    verified: session.verifierdata ? { by: session.verifierdata.name, at: at(session.verified_at) ?? '' } : null,
    note: session.note,
    recounts: session.recounts.map(({ paymentmethoddata, recounterdata, recounted_at, ...line }) => ({
      ...line,
      method: paymentmethoddata.name,
      by: recounterdata.name,
      at: at(recounted_at) ?? '',
    })),
    counts,
    lines: lines.map((line) => ({ ...line, at: at(line.at) ?? '' })),
    printed: `Dicetak ${actor.name}, ${formatInstant(timezone, now)}`,
  });
  return new Download(`Berita acara ${session.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
