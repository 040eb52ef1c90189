// The journals that a request would leave, for whoever decides on it (docs/decisions/0036).
import type { ReviewJournal } from '../../../../src/resources/platform/approval.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { bookedIn } from './post-journal.ts';

const journalsOf = named<ReviewJournal, [readonly number[]]>(
  'approval_journals',
  `select j.transaction_at::text as transaction_at, j.memo, (
     select jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name, 'description', l.description, 'debit', l.debit,
       'credit', l.credit) order by l.line_no)
     from journal_lines l join akuns a on a.id = l.akun_id where l.journal_id = j.id
   ) as lines from journals j where j.id = any ($1) order by j.id`,
);

/** Those that the transaction has booked so far, with their lines. */
export const journalsOfTrial = ({ tx }: Pick<WriteContext, 'tx'>): Promise<readonly ReviewJournal[]> =>
  run(tx, journalsOf, bookedIn(tx));
