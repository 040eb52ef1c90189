// GET /api/finance-v2/jurnal/hledger: the journals of a range as plain text, for auditors with tools of their own (docs/ledger-export.md).
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { ledgerText, type TextAccount, type TextJournal } from '../../../domain/finance/hledger.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, TEXT } from '../../kernel/download.ts';
import { type SealHead, sealsOf } from '../check/noted-seal.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

/** A file ends here; a longer range is asked for in parts. */
const MOST_JOURNALS = 50_000;

const accounts = named<TextAccount>('export_accounts', 'select code, name, type from akuns order by code');
const journals = named<TextJournal, [readonly number[], string, string]>(
  'export_journals',
  `select j.code, j.transaction_at::text as day, j.memo, j.kind, p.code as branch, l.lines
   from (
     select * from journals where profile_id = any ($1) and transaction_at between $2 and $3
     order by transaction_at, id limit ${MOST_JOURNALS + 1}
   ) j join profiles p on p.id = j.profile_id cross join lateral (
     select jsonb_agg(jsonb_build_object('code', a.code, 'description', l.description, 'amount', l.debit - l.credit)
       order by l.line_no) as lines
     from journal_lines l join akuns a on a.id = l.akun_id where l.journal_id = j.id
   ) l order by j.transaction_at, j.id`,
);

/** Where each chain ends: kept with the file, it shows whether the books that it was taken from were made anew. */
const commentsOf = ({ now, timezone }: Context, seals: readonly SealHead[]): readonly string[] => [
  `Diekspor ${formatInstant(timezone, now)}`,
  ...seals.map(({ name, seq, hash }) => `Ujung rantai segel ${name}: ${seq}:${hash}`),
];

/** Every journal of the range, closing entries too. @throws Refusal export-too-long (422) */
export const exportLedger = async (context: Context, { query }: CallRequest<Calls['finance.jurnal.hledger']>) => {
  const { start_date, end_date } = query;
  const branches = reportBranches(context, query.profile_id);
  const [chart, found, seals] = await Promise.all([
    run(context.tx, accounts),
    run(context.tx, journals, branches, start_date, end_date),
    run(context.tx, sealsOf, branches),
  ]);
  if (found.length > MOST_JOURNALS) throw new Refusal('export-too-long', { n: '50.000 jurnal' });
  const name = `Jurnal ${start_date} ${end_date}.journal`;
  return new Download(name, TEXT, Buffer.from(ledgerText(chart, found, commentsOf(context, seals))));
};
