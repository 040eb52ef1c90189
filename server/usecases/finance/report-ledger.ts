// GET /api/finance-v2/laporan/bukubesar (finance.md 4, 6.9): one account, line by line, with its running balance.
import type { ledgerReport as ledgerCall } from '../../../src/resources/finance/statement-calls.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { rangeLabel } from '../../domain/finance/report-column.ts';
import { Conditions } from '../../db/conditions.ts';
import { named, planned, run, runOne } from '../../db/statement.ts';
import { type SheetColumn, writeSheet } from '../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../contract.ts';
import { Download, XLSX } from '../download.ts';
import { reportBranches } from './report-branches.ts';

type Query = CallRequest<typeof ledgerCall>['query'];
interface Account {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly normal: 'D' | 'K';
}
interface LedgerLine {
  readonly transaction_at: string;
  readonly code: string;
  readonly description: string;
  /** Codes of the accounts on the other side. */
  readonly contra: string | null;
  readonly debit: number;
  readonly credit: number;
  /** Running balance on the account's normal side, rupiah. */
  readonly balance: number;
}
interface Sums {
  readonly debit: number;
  readonly credit: number;
  readonly count: number;
}

const accountById = named<Account, [number]>(
  'ledger_account',
  'select id, code, name, normal from akuns where id = $1 and not isheader',
);

/** A sheet of Excel ends after so many lines. */
const MAX_EXPORT = 100_000;

/** Lines of the account in the range, of one actor where he was asked for. */
const scopeOf = (context: Context, query: Query): Conditions => {
  const where = new Conditions();
  where.add('l.profile_id = any (?)', reportBranches(context, query.profile_id));
  where.add('l.akun_id = ?', query.akun_id);
  where.add('l.actor_type = ?', query.actor_type);
  where.add('l.actor_id = ?', query.actor_id);
  where.add('l.transaction_at <= ?', query.end_date);
  where.add('l.transaction_at >= ?', query.start_date);
  return where;
};

const readSums = async (context: Context, query: Query): Promise<Sums> => {
  const where = scopeOf(context, query);
  const text = `select coalesce(sum(l.debit), 0)::bigint as debit, coalesce(sum(l.credit), 0)::bigint as credit, count(*) as count
    from journal_lines l ${where.text}`;
  return (
    (await runOne(context.tx, planned<Sums, unknown[]>(text), ...where.values)) ?? { debit: 0, credit: 0, count: 0 }
  );
};

const openingOfAccount = named<{ opening: number }, [readonly number[], number, string]>(
  'ledger_opening',
  `select (
     (select coalesce(sum(debit - credit), 0) from akunbalances
      where profile_id = any ($1) and akun_id = $2 and month < date_trunc('month', $3::date)::date)
     + (select coalesce(sum(debit - credit), 0) from journal_lines
      where profile_id = any ($1) and akun_id = $2 and transaction_at >= date_trunc('month', $3::date)::date and transaction_at < $3::date)
   )::bigint as opening`,
);
const openingOfActor = named<{ opening: number }, [readonly number[], number, string, string | null, number | null]>(
  'ledger_actor_opening',
  `select coalesce(sum(debit - credit), 0)::bigint as opening from journal_lines
   where profile_id = any ($1) and akun_id = $2 and transaction_at < $3::date and ($4::text is null or actor_type = $4)
     and ($5::bigint is null or actor_id = $5)`,
);

/** Debit minus credit before the range: from the kept balances, for one actor from his lines. */
const readOpening = async (context: Context, query: Query): Promise<number> => {
  const { tx } = context;
  const branches = reportBranches(context, query.profile_id);
  const { akun_id, start_date, actor_type = null, actor_id = null } = query;
  const found =
    actor_type === null && actor_id === null
      ? await runOne(tx, openingOfAccount, branches, akun_id, start_date)
      : await runOne(tx, openingOfActor, branches, akun_id, start_date, actor_type, actor_id);
  return found?.opening ?? 0;
};

const CONTRA = `(select string_agg(distinct a.code, ', ' order by a.code) from journal_lines o join akuns a on a.id = o.akun_id
  where o.journal_id = c.journal_id and (o.debit > 0) <> (c.debit > 0))`;

/** Lines of the range in their order; the running balance counts from the opening, whatever page is read. */
const readLines = (context: Context, query: Query, opening: number, limit: number, offset: number) => {
  const where = scopeOf(context, query);
  const base = where.values.length + 1;
  const running = `select l.*, $${base}::numeric + sum(l.debit - l.credit) over (order by l.transaction_at, l.id) as running
    from journal_lines l ${where.text}`;
  const text = `select c.id, c.journal_id, c.profile_id, c.transaction_at::text as transaction_at, j.code, j.memo, j.source_type,
      j.source_id, c.description, ${CONTRA} as contra, c.debit, c.credit, c.running::bigint as balance
    from (${running} order by l.transaction_at, l.id limit ${limit} offset ${offset}) c join journals j on j.id = c.journal_id
    order by c.transaction_at, c.id`;
  return run(context.tx, planned<LedgerLine, unknown[]>(text), ...where.values, opening);
};

const SHEET: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal') },
  { name: 'code', header: 'Kode Jurnal', field: field.code('Kode Jurnal'), width: 24 },
  { name: 'description', header: 'Keterangan', field: field.note('Keterangan', { max: 500 }), width: 40 },
  { name: 'contra', header: 'Akun Lawan', field: field.text('Akun Lawan', { max: 200 }), width: 20 },
  { name: 'debit', header: 'Debit', field: field.money('Debit') },
  { name: 'credit', header: 'Kredit', field: field.money('Kredit') },
  { name: 'balance', header: 'Saldo', field: field.money('Saldo') },
];

/**
 * Balances stand on the account's normal side.
 * @throws Refusal not-found for a header or an unknown account
 */
export const reportLedger = async (context: Context, { query }: { readonly query: Query }) => {
  const account = await runOne(context.tx, accountById, query.akun_id);
  if (!account) throw new Refusal('not-found');
  const sign = account.normal === 'D' ? 1 : -1;
  const onNormalSide = (signed: number): number => signed * sign || 0;
  const opening = await readOpening(context, query);
  const page = query.export
    ? { limit: MAX_EXPORT, offset: 0 }
    : { limit: query.limit, offset: (query.page - 1) * query.limit };
  const read = await readLines(context, query, opening, page.limit, page.offset);
  const data = read.map((line) => ({ ...line, balance: onNormalSide(line.balance) }));
  if (query.export) {
    const title = `Buku Besar ${account.code} ${rangeLabel({ start: query.start_date, end: query.end_date })}`;
    return new Download(`${title}.xlsx`, XLSX, writeSheet('Buku Besar', SHEET, data));
  }
  const { debit, credit, count } = await readSums(context, query);
  return {
    data,
    count,
    akun: account,
    opening: onNormalSide(opening),
    totals: { debit, credit },
    ending: onNormalSide(opening + debit - credit),
  };
};
