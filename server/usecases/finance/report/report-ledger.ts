// GET /api/finance-v2/laporan/bukubesar (finance.md 4, 6.9): one account, line by line, with its running balance.
import type { ledgerReport as ledgerCall } from '../../../../src/resources/finance/statement-calls.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type Range, rangeLabel } from '../../../domain/finance/report-column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type LedgerLine, ledgerFile } from './ledger-file.ts';
import { balanceAt, balanceBefore, type Lines, linesOf, type Place, sumsOf } from './ledger-sums.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

type Query = CallRequest<typeof ledgerCall>['query'];
interface Account {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly normal: 'D' | 'K';
}
interface Page {
  readonly limit: number;
  readonly offset: number;
}

const accountById = named<Account, [number]>(
  'ledger_account',
  'select id, code, name, normal from akuns where id = $1 and not isheader',
);

/** Lines at which a file ends; a longer range is asked for in parts. */
const MOST = { xlsx: 100_000, pdf: 10_000 } as const;

const asked = (context: Context, query: Query): Lines => ({
  branches: reportBranches(context, query.profile_id),
  akun_id: query.akun_id,
  actor_type: query.actor_type,
  actor_id: query.actor_id,
});
const rangeOf = (query: Query): Range => ({ start: query.start_date, end: query.end_date });

const countLines = async ({ tx }: Context, where: Conditions): Promise<number> => {
  const text = `select count(*) as count from journal_lines l ${where.text}`;
  return (await runOne(tx, planned<{ count: number }, unknown[]>(text), ...where.values))?.count ?? 0;
};

const CONTRA = `(select string_agg(distinct a.code, ', ' order by a.code) from journal_lines o join akuns a on a.id = o.akun_id
  where o.journal_id = c.journal_id and (o.debit > 0) <> (c.debit > 0))`;
const IN_ORDER = 'order by l.transaction_at, l.id';

/** A page of the lines in their order: what each branch has up to its end is found by the index alone. */
const readPlaces = ({ tx }: Context, where: Conditions, branches: readonly number[], { limit, offset }: Page) => {
  const text = `select l.id, l.transaction_at::text as transaction_at
    from unnest($${where.values.length + 1}::bigint[]) p (id) cross join lateral (
      select l.id, l.transaction_at from journal_lines l ${where.text} and l.profile_id = p.id ${IN_ORDER} limit ${offset + limit}
    ) l ${IN_ORDER} limit ${limit} offset ${offset}`;
  return run(tx, planned<Place, unknown[]>(text), ...where.values, branches);
};

const linesById = named<Omit<LedgerLine, 'balance'>, [readonly number[]]>(
  'ledger_lines',
  `select c.id, c.journal_id, c.profile_id, c.transaction_at::text as transaction_at, j.code, j.memo, j.source_type,
     j.source_id, c.description, ${CONTRA} as contra, c.debit, c.credit
   from journal_lines c join journals j on j.id = c.journal_id where c.id = any ($1) order by c.transaction_at, c.id`,
);

/** Each line with the balance after it, debit minus credit, counted from that before the first. */
const withBalance = (lines: readonly Omit<LedgerLine, 'balance'>[], before: number): readonly LedgerLine[] => {
  let balance = before;
  return lines.map((line) => {
    balance += line.debit - line.credit;
    return { ...line, balance };
  });
};

/**
 * Balances stand on the account's normal side.
 * @throws Refusal not-found for a header or an unknown account; export-too-long (422)
 */
export const reportLedger = async (context: Context, { query }: { readonly query: Query }) => {
  const account = await runOne(context.tx, accountById, query.akun_id);
  if (!account) throw new Refusal('not-found');
  const sign = account.normal === 'D' ? 1 : -1;
  const onNormalSide = (signed: number): number => signed * sign || 0;
  const lines = asked(context, query);
  const range = rangeOf(query);
  const where = linesOf(lines, range);
  const page = query.export
    ? { limit: MOST[query.export] + 1, offset: 0 }
    : { limit: query.limit, offset: (query.page - 1) * query.limit };
  const [opening, places] = await Promise.all([
    balanceBefore(context, lines, query.start_date),
    readPlaces(context, where, lines.branches, page),
  ]);
  if (query.export && places.length > MOST[query.export])
    throw new Refusal('export-too-long', { n: `${formatNumber(MOST[query.export])} baris` });
  const [first] = places;
  const before = page.offset === 0 || !first ? opening : await balanceAt(context, lines, first);
  const found = await run(
    context.tx,
    linesById,
    places.map(({ id }) => id),
  );
  const data = withBalance(found, before).map((line) => ({ ...line, balance: onNormalSide(line.balance) }));
  const { debit, credit } = await sumsOf(context, lines, range);
  const sums = {
    opening: onNormalSide(opening),
    totals: { debit, credit },
    ending: onNormalSide(opening + debit - credit),
  };
  if (query.export) {
    const subject = rangeLabel(range);
    const about = { as: query.export, account: `${account.code} ${account.name}`, subject, branches: lines.branches };
    return ledgerFile(context, { ...about, ...sums, lines: data });
  }
  return { data, count: await countLines(context, where), akun: account, ...sums };
};
