// What of an account is not matched yet, both sides, with suggestions (decision 102).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { type BookedAs, MOST_SHOWN } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { rupiahOf, senOf } from '../../../domain/finance/bank/amount.ts';
import { qrisIn } from '../../../domain/finance/bank/stem.ts';
import {
  type OpenEntry,
  type OpenLine,
  type Rule,
  type Suggestion,
  suggestionsOf,
} from '../../../domain/finance/bank/suggest.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { accountAt, IS_ENTRY } from './bank-account.ts';

type Calls = typeof bankCalls;
type Work = AnswerOf<'finance.bank.kerja'>;

interface StoredLine extends OpenLine {
  readonly sen: number;
  readonly balance_sen: number;
}
const openLines = named<StoredLine, [number, string]>(
  'bank_open_lines',
  `select l.id, l.date, l.text, l.reference, l.sen, l.amount, l.balance_sen from banklines l
   where l.bankaccount_id = $1 and l.date <= $2 and l.amount <> 0
     and not exists (select from bankmatchlines m where m.bankline_id = l.id)
   order by l.date, l.seq`,
);
interface StoredEntry extends OpenEntry {
  readonly code: string;
  readonly memo: string;
}
/** References of settlements and of tenders are read beside the memo, for the text of the bank names them. */
const openEntries = named<StoredEntry, [number, string]>(
  'bank_open_entries',
  `select e.id, e.journal_id, e.transaction_at as date, j.code, j.memo, j.event, j.reversal_of_id, (e.debit - e.credit) as amount,
     concat_ws(' ', j.code, j.memo, nullif(e.description, j.memo), s.reference, t.reference) as text
   from bankaccounts b join journal_lines e on ${IS_ENTRY} join journals j on j.id = e.journal_id
   left join settlements s on j.source_type = 'settlement' and s.id = j.source_id
   left join lateral (
     select string_agg(reference, ' ') as reference from billtransactionmethods m
     where j.source_type = 'billtransaction' and m.billtransaction_id = j.source_id
   ) t on true
   where b.id = $1 and e.transaction_at <= $2
     and not exists (select from bankmatchentries m where m.journal_line_id = e.id)
   order by e.transaction_at, e.id`,
);
const rulesOf = named<Rule & { readonly akun: Work['suggestions'][number]['akun'] | null }, [number]>(
  'bank_rules',
  `select r.stem, r.incoming, r.event, r.component, r.akun_id, r.hits,
     case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code) end as akun
   from bankrules r left join akuns a on a.id = r.akun_id where r.bankaccount_id = $1 and r.hits > 0 order by r.id`,
);

const shownLine = ({ id, date, text, reference, sen, amount, balance_sen }: StoredLine): Work['lines'][number] => {
  const qris = qrisIn(text, sen, (part) => senOf(part, '.'));
  return {
    id,
    date,
    text,
    reference,
    sen,
    amount,
    balance_sen,
    qris: qris && { gross: rupiahOf(qris.gross), fee: rupiahOf(qris.fee) },
  };
};

/**
 * GET /api/finance/bank/rekening/{id}/kerja?sampai=: the oldest of each side first, and what is suggested for them.
 * @throws Refusal not-found
 */
export const listWork = async (
  context: Context,
  { params, query }: CallRequest<Calls['finance.bank.kerja']>,
): Promise<Work> => {
  const until = query.sampai ?? context.today;
  const account = await accountAt(context, params['id'] ?? 0, until);
  const [lines, entries, rules] = await Promise.all([
    run(context.tx, openLines, account.id, until),
    run(context.tx, openEntries, account.id, until),
    run(context.tx, rulesOf, account.id),
  ]);
  const suggestions = suggestionsOf(lines, entries, rules);
  const seen = new Set(lines.slice(0, MOST_SHOWN).map(({ id }) => id));
  const shown = suggestions.filter(({ line_ids }) => line_ids.every((id) => seen.has(id))).slice(0, MOST_SHOWN);
  const asked = new Set(shown.flatMap(({ entry_ids }) => entry_ids));
  const near = new Set(entries.slice(0, MOST_SHOWN).map(({ id }) => id));
  const akuns = new Map(rules.map(({ akun_id, akun }) => [akun_id, akun]));
  const suggested = ({ component, akun_id, ...rest }: Suggestion): Work['suggestions'][number] => ({
    ...rest,
    line_ids: [...rest.line_ids],
    entry_ids: [...rest.entry_ids],
    ...(component !== undefined && { component: component as BookedAs, akun: akuns.get(akun_id ?? null) ?? null }),
  });
  return {
    account,
    lines: lines.slice(0, MOST_SHOWN).map(shownLine),
    entries: entries
      .filter(({ id }) => near.has(id) || asked.has(id))
      .map(({ id, date, code, memo, amount, journal_id }) => ({ id, date, code, text: memo, amount, journal_id })),
    suggestions: shown.map(suggested),
    more: lines.length > MOST_SHOWN || entries.length > MOST_SHOWN,
  };
};
