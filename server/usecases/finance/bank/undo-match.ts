// Undoing a match: lines and entries are free again; what was booked from the line is taken back by its mirror.
import { matchKind } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { holdAccount } from './bank-account.ts';
import { unlearn } from './bank-rule.ts';
import { storeGroups } from './match-lines.ts';

type Calls = typeof bankCalls;

interface Match {
  readonly id: number;
  readonly kind: number;
  readonly journal_id: number | null;
  readonly journal_status: number | null;
}
const lockMatch = named<Match, [number, number]>(
  'bank_match_lock',
  `select m.id, m.kind, m.journal_id, (select status from journals j where j.id = m.journal_id) as journal_status
   from bankmatches m where m.id = $1 and m.bankaccount_id = $2 for update`,
);
const linesOf = named<{ date: string; text: string }, [number]>(
  'bank_match_its_lines',
  'select l.date, l.text from bankmatchlines m join banklines l on l.id = m.bankline_id where m.match_id = $1',
);
const dropLines = named<unknown, [number]>('bank_match_drop_lines', 'delete from bankmatchlines where match_id = $1');
const dropEntries = named<unknown, [number]>(
  'bank_match_drop_entries',
  'delete from bankmatchentries where match_id = $1',
);
const drop = named<unknown, [number]>('bank_match_drop', 'delete from bankmatches where id = $1');
const bothEntries = named<{ id: number }, [readonly number[], number]>(
  'bank_match_mirror_entries',
  `select e.id from journal_lines e where e.journal_id = any ($1) and e.akun_id = $2
   and not exists (select from bankmatchentries m where m.journal_line_id = e.id) order by e.id`,
);

/**
 * POST /api/finance/bank/rekening/{id}/lepas {match_id}
 * @throws Refusal not-found; bank-not-matched, bank-closed (409); those of posting
 */
export const undoMatch = async (context: WriteContext, { params, body }: CallRequest<Calls['finance.bank.lepas']>) => {
  const { tx, today } = context;
  const account = await holdAccount(context, params['id'], 'shared');
  const match = await runOne(tx, lockMatch, body.match_id, account.id);
  if (!match) throw new Refusal('bank-not-matched');
  const lines = await run(tx, linesOf, match.id);
  const closed = account.closed_until;
  if (closed !== null && lines.some(({ date }) => date <= closed))
    throw new Refusal('bank-closed', { day: formatDate(closed) });
  await run(tx, dropLines, match.id);
  await run(tx, dropEntries, match.id);
  await run(tx, drop, match.id);
  await unlearn(
    context,
    account.id,
    lines.map(({ text }) => text),
  );
  const { journal_id, journal_status } = match;
  if (journal_id !== null && journal_status === jurnal.state.posted) {
    const mirror = await reverse(context, journal_id, today, 'pencocokan bank dilepas');
    const entries = await run(tx, bothEntries, [journal_id, mirror.id], account.akun_id);
    const parts = { kind: matchKind.takenBack, journal_id: null, lines: [], entries: entries.map(({ id }) => id) };
    await storeGroups(context, account.id, [parts]);
  }
  return {
    record: { id: match.id },
    log: {
      message: `pelepasan pencocokan mutasi bank ${account.account_no}`,
      url: `/finance/bank/${account.id}`,
      before: { ...match, lines },
    },
  };
};
