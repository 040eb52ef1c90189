// The books of a group of twenty branches: four lines a journal, spread over the months, with the balances that posting would have kept.
import { type FillStep, MONTHS } from './fill-master.ts';
import { BOOK_BRANCHES, FIRST_BOOK, type Scale } from './scale.ts';

const LINES_PER_JOURNAL = 4;
const JOURNALS_AT_ONCE = 250_000;

const branches = `
  insert into profiles (id, code, name)
    select ${FIRST_BOOK} + n, 'K' || chr(65 + n / 10) || chr(65 + n % 10), 'Cabang Buku ' || (n + 1)
    from generate_series(0, ${BOOK_BRANCHES - 1}) n;
  insert into profilecontrols (profile_id) select id from profiles where id >= ${FIRST_BOOK};
  insert into periodes (profile_id, start_date, saldo_awal)
    select id, (date_trunc('month', current_date) - interval '${MONTHS} months')::date, '[]' from profiles where id >= ${FIRST_BOOK};`;

/** Bank and receivable against one of nine incomes and one of many expenses; days go up with the number, to yesterday. */
const journalsOf = (from: number, until: number, count: number): string => `
  with made as (
    insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
    select ${FIRST_BOOK} + n % ${BOOK_BRANCHES}, 'BK/' || n,
      current_date - 1 - ((${count} - n) * ${MONTHS * 30}::bigint / ${count})::int, 'Buku ' || n, 1, 1, 'bench.books', 'books', n,
      400000 + n % 1000
    from generate_series(${from}, ${until}) n returning id, profile_id, transaction_at, source_id as n, total_amount
  )
  insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
  select made.id, l.no, made.profile_id, made.transaction_at, 1, a.id, 'Buku', l.debit, l.credit
  from made cross join lateral (values
    (1, '1-1111', made.total_amount - 100000, 0::bigint),
    (2, '6-110' || (1 + n % 7), 100000, 0),
    (3, '4-110' || (1 + n % 9), 0, made.total_amount - 50000),
    (4, '2-1601', 0, 50000)
  ) l (no, code, debit, credit) join akuns a on a.code = l.code
  order by made.id, l.no;`;

const BALANCES = `
  analyze journals; analyze journal_lines; analyze akuns;
  insert into akunbalances (profile_id, akun_id, month, kind, cash, slot, debit, credit)
  select l.profile_id, l.akun_id, date_trunc('month', l.transaction_at)::date, l.kind, c.journal_id is not null, l.journal_id % 16,
    sum(l.debit), sum(l.credit)
  from journal_lines l left join (
    select distinct m.journal_id from journal_lines m join akuns a on a.id = m.akun_id where a.cashflow = 0
  ) c on c.journal_id = l.journal_id where l.profile_id >= ${FIRST_BOOK}
  group by 1, 2, 3, 4, 5, 6;`;

/** As the server would, of all branches. */
const FOLD = `select fold_balances(id, (date_trunc('month', current_date) - interval '1 month')::date, null) from profiles order by id;`;

/** The branches alone: others have rows in them too. */
export const groupSteps = (_scale: Scale): readonly FillStep[] => [{ label: 'branches of the books', sql: branches }];

export const bookSteps = ({ bookLines }: Scale): readonly FillStep[] => {
  const count = bookLines / LINES_PER_JOURNAL;
  const parts = Array.from({ length: Math.ceil(count / JOURNALS_AT_ONCE) }, (_, i) => {
    const from = i * JOURNALS_AT_ONCE + 1;
    return { label: `books from ${from}`, sql: journalsOf(from, Math.min(from + JOURNALS_AT_ONCE - 1, count), count) };
  });
  return [...parts, { label: 'balances of the books', sql: BALANCES }, { label: 'folded balances', sql: FOLD }];
};
