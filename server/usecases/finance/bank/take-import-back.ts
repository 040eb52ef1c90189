// Taking an import back: its lines go as long as nothing rests on them, and the history says who took it and when.
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { holdAccount } from './bank-account.ts';

type Calls = typeof bankCalls;

interface Facts {
  readonly filename: string;
  readonly taken: boolean;
  readonly matched: number;
  /** Its earliest line; null: it added none. */
  readonly first: string | null;
  /** Another import goes on where it ends. */
  readonly followed: boolean;
}
const factsOf = named<Facts, [number, number]>(
  'bank_import_facts',
  `select i.filename, i.taken_at is not null as taken,
     (select count(*) from banklines l join bankmatchlines m on m.bankline_id = l.id where l.bankimport_id = i.id)::int as matched,
     (select min(l.date) from banklines l where l.bankimport_id = i.id) as first,
     exists (select from banklines l join banklines later on later.bankaccount_id = l.bankaccount_id
       and (later.date, later.seq) > (l.date, l.seq) and later.bankimport_id <> i.id
       where l.bankimport_id = i.id) as followed
   from bankimports i where i.id = $1 and i.bankaccount_id = $2`,
);
const dropLines = named<unknown, [number]>('bank_import_drop', 'delete from banklines where bankimport_id = $1');
const mark = named<unknown, [number, number, string]>(
  'bank_import_taken',
  'update bankimports set taken_by = $2, taken_at = $3 where id = $1',
);

/**
 * POST /api/finance/bank/rekening/{id}/tarik. The account is held alone: nobody matches, imports or closes meanwhile.
 * @throws Refusal not-found; bank-import-taken, bank-import-matched, bank-import-followed, bank-closed (409)
 */
export const takeImportBack = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['finance.bank.tarik']>,
) => {
  const { tx, actor, now } = context;
  const account = await holdAccount(context, params['id'], 'alone');
  const facts = await runOne(tx, factsOf, body.import_id, account.id);
  if (!facts) throw new Refusal('not-found');
  const { filename, taken, matched, first, followed } = facts;
  if (taken) throw new Refusal('bank-import-taken');
  if (matched > 0) throw new Refusal('bank-import-matched', { n: matched });
  if (account.closed_until !== null && first !== null && first <= account.closed_until)
    throw new Refusal('bank-closed', { day: formatDate(account.closed_until) });
  // Without its lines the balances of those after them would lead on from nowhere.
  if (followed) throw new Refusal('bank-import-followed');
  await run(tx, dropLines, body.import_id);
  await run(tx, mark, body.import_id, actor.id, now.toISOString());
  return {
    record: { id: body.import_id },
    log: {
      message: `penarikan impor mutasi ${filename} rekening ${account.account_no}`,
      url: `/finance/bank/${account.id}?tab=riwayat`,
      before: { import_id: body.import_id, first },
    },
  };
};
