// The chart of accounts from Excel (finance.md 2a, 8): new codes are added, known ones changed, all of them or none.
import { accountProblems, type KnownAccount } from '../../../domain/finance/account-sheet.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import {
  type ImportCounts,
  importSheet,
  type ImportSheet,
  rejectedRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { placeAccounts, pointed } from './write-akun.ts';

const knownAccounts = composed<KnownAccount, [readonly string[]]>(
  'account_import_known',
  () => `select a.code, a.categoryname, a.isheader, a.normal, a.is_system,
     exists (select from akunbalances b where b.akun_id = a.id) as used,
     ${pointed('a.id')} as pointed,
     exists (select from akuns c where c.parent_id = a.id) as over
   from akuns a where a.isheader or a.code = any ($1)`,
);
/** A new account counts in the cash flow where the header above it does. */
const storeAccounts = named<ImportCounts, [string, number]>(
  'account_import_store',
  `with new as (
     select * from jsonb_to_recordset($1::jsonb) as n (code text, name text, categoryname text, isheader boolean, normal text)
   ), changed as (
     update akuns a set name = n.name, categoryname = n.categoryname, isheader = n.isheader, normal = n.normal,
       allow_manual = case when a.isheader <> n.isheader then not n.isheader else a.allow_manual end,
       version = a.version + 1, updated_at = now()
     from new n where a.code = n.code returning a.id
   ), added as (
     insert into akuns (code, name, categoryname, isheader, normal, allow_manual, cashflow, created_by)
     select n.code, n.name, n.categoryname, n.isheader, n.normal, not n.isheader, coalesce(h.cashflow, 1), $2
     from new n left join lateral (
       select cashflow from akuns h where h.isheader and h.code <> n.code
         and h.code in (left(n.code, 5) || '0', left(n.code, 4) || '00', left(n.code, 3) || '000', left(n.code, 2) || '0000')
       order by h.code desc limit 1
     ) h on true
     where not exists (select from akuns a where a.code = n.code) returning id
   )
   select (select count(*) from added)::int as added, (select count(*) from changed)::int as changed`,
);

const judge: ImportSheet<'accounts'>['cells'] = async (context, rows) => {
  const codes = rows.map(({ values }) => String(values.code));
  // The chart is shared: a line of any branch counts.
  return accountProblems(rows, await acrossBranches(context, (wide) => run(wide, knownAccounts, codes)));
};

const sheet: ImportSheet<'accounts'> = {
  sheet: 'accounts',
  title: 'Akun',
  object: 'finance.akun.import',
  url: '/finance/master/akun',
  whole: true,
  judge,
  cells: judge,
  store: async ({ tx, actor }, rows) => {
    const stored = await runOne(tx, storeAccounts, JSON.stringify(rows.map((row) => row.values)), actor.id);
    for (const group of new Set(rows.map(({ values }) => String(values.code).slice(0, 1))))
      await run(tx, placeAccounts, group);
    return stored ?? { added: 0, changed: 0 };
  },
};

export const importAccounts = importSheet(sheet);
export const accountTemplate = sheetTemplate(sheet);
export const rejectedAccounts = rejectedRows(sheet);
