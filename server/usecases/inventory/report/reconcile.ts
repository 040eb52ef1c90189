// GET /api/inventory/report/reconciliation: the stock beside the books (inventory.md 10.7). What the stock is worth, and where it is not
// what its moves come to, is asked as the checks of the books ask it.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { composed, named, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { STOCK_ACCOUNTS, STOCK_BY_DOCUMENT, stockForLedger } from '../stock/stock-behind-ledger.ts';
import { documentOf } from './move-document.ts';
import { sheetOf } from './report-sheet.ts';

type Answer = AnswerOf<'inventory.report.reconciliation'>;
type Account = Answer['data'][number];
type Document = Answer['documents'][number];
type Kept = Answer['kept']['data'][number] & { readonly found: number };

const SIDES = `json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch,
  json_build_object('id', a.id, 'code', a.code, 'name', a.name) as akun, coalesce(s.amount, 0)::bigint as stock,
  coalesce(l.amount, 0)::bigint as ledger, (coalesce(s.amount, 0) - coalesce(l.amount, 0))::bigint as difference`;
const accountsOf = named<Account, [branches: readonly number[], codes: readonly string[]]>(
  'reconcile_accounts',
  `select ${SIDES}
   from profiles p cross join akuns a
   left join (
     select w.code, w.profile_id, sum(w.amount) as amount from (${stockForLedger.worth}) w (code, profile_id, amount) group by 1, 2
   ) s on s.code = a.code and s.profile_id = p.id
   left join (select b.profile_id, b.akun_id, sum(b.debit - b.credit) as amount from akunbalances b
     where b.profile_id = any ($1) group by 1, 2) l on l.akun_id = a.id and l.profile_id = p.id
   where p.id = any ($1) and a.code = any ($2) order by p.id, a.code`,
);

/** Documents that are named; the rest are of the same kind. */
const NAMED = 100;
/**
 * Stock of the first day of the books is the detail behind their opening balance: neither of both has a counterpart of its own, so
 * that they are compared as one document, the first period.
 */
const FIRST = `select distinct on (profile_id) profile_id, id, start_date from periodes where profile_id = any ($1)
  order by profile_id, start_date`;
const documentsOf = composed<Document, [branches: readonly number[], accounts: readonly number[]]>(
  'reconcile_documents',
  () => `with first as (${FIRST}), opening as (
     select distinct m.source_type, m.source_id, f.id from stock_moves m join first f using (profile_id)
     where m.profile_id = any ($1) and m.move_type = ${moveType.opening} and m.transaction_at = f.start_date
   ), stock as (
     select d.profile_id, d.akun_id, case when o.id is null then d.source_type else 'periode' end as source_type,
       coalesce(o.id, d.source_id) as source_id, sum(d.amount) as amount
     from (${STOCK_BY_DOCUMENT}) d left join opening o using (source_type, source_id) where d.akun_id = any ($2) group by 1, 2, 3, 4
   ), ledger as (
     select l.profile_id, l.akun_id, case when j.kind = ${journalKind.opening} then 'periode' else j.source_type end as source_type,
       j.source_id, sum(l.debit - l.credit) as amount
     from journal_lines l join journals j on j.id = l.journal_id
     where l.profile_id = any ($1) and l.akun_id = any ($2) group by 1, 2, 3, 4
   )
   select ${SIDES}, k.source_type, k.source_id, ${documentOf('k')}
   from stock s full join ledger l using (profile_id, akun_id, source_type, source_id)
   cross join lateral (select source_type, source_id) k
   join profiles p on p.id = profile_id join akuns a on a.id = akun_id
   where coalesce(s.amount, 0) <> coalesce(l.amount, 0)
   order by abs(coalesce(s.amount, 0) - coalesce(l.amount, 0)) desc, p.id, a.code, k.source_type, k.source_id limit ${NAMED}`,
);
const keptOf = named<Kept, [branches: readonly number[]]>(
  'reconcile_kept',
  `select d.key, p.name as branch, d.expected, d.actual, d.url, (count(*) over ())::int as found
   from (${stockForLedger.kept}) d (key, profile_id, month, account, document, expected, actual, url)
   join profiles p on p.id = d.profile_id order by d.key limit ${NAMED}`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 28 },
  { name: 'akun', header: 'Akun', field: field.text('Akun', { max: 120 }), width: 36 },
  { name: 'document', header: 'Dokumen', field: field.text('Dokumen', { max: 60 }), width: 24 },
  { name: 'stock', header: 'Nilai stok', field: field.money('Nilai stok') },
  { name: 'ledger', header: 'Buku besar', field: field.money('Buku besar') },
  { name: 'difference', header: 'Selisih', field: field.money('Selisih') },
];
const fileOf = (accounts: readonly Account[], documents: readonly Document[], today: string): Download => {
  const told = (row: Account, document: string | null, strong: boolean) => ({
    ...row,
    branch: row.branch.name,
    akun: `${row.akun.code} ${row.akun.name}`,
    document,
    strong,
  });
  return sheetOf({ title: 'Rekonsiliasi Persediaan', days: [today], columns: COLUMNS }, [
    ...accounts.map((row) => told(row, null, true)),
    ...documents.map((row) => told(row, row.document ?? `${row.source_type} ${row.source_id}`, false)),
  ]);
};

/** Documents are looked at only where an account differs. @throws Refusal forbidden (403) for a branch out of reach */
export const reconcileStock: CallHandlers['inventory.report.reconciliation'] = async (context, { query }) => {
  const { tx, today } = context;
  const branches = reportBranches(context, query.profile_id);
  const [data, kept] = await Promise.all([run(tx, accountsOf, branches, STOCK_ACCOUNTS), run(tx, keptOf, branches)]);
  const wrong = data.filter(({ difference }) => difference !== 0);
  const documents =
    wrong.length === 0
      ? []
      : await run(
          tx,
          documentsOf,
          [...new Set(wrong.map(({ branch }) => branch.id))],
          [...new Set(wrong.map(({ akun }) => akun.id))],
        );
  if (query.export !== undefined) return fileOf(data, documents, today);
  return {
    data,
    documents,
    kept: { count: kept[0]?.found ?? 0, data: kept.map(({ found: _found, ...row }) => row) },
  };
};
