// The chart of accounts from Excel (finance.md 2a, 8): new codes are added, known ones changed, all of them or none.
import {
  ACCOUNT_COLUMNS,
  type AccountColumn,
  accountProblems,
  type KnownAccount,
} from '../../domain/finance/account-sheet.ts';
import { named, run, runOne } from '../../db/statement.ts';
import { importSheet, type ImportSheet, rejectedRows, sheetTemplate, type Stored } from '../sheet-import.ts';

const knownAccounts = named<KnownAccount, [readonly string[]]>(
  'account_import_known',
  `select a.code, a.categoryname, a.isheader, a.normal, p.code as profile,
     a.is_system or a.subledger is not null or exists (select from journal_lines l where l.akun_id = a.id)
       or exists (select from akunbalances b where b.akun_id = a.id) as fixed
   from akuns a left join profiles p on p.id = a.profile_id where a.isheader or a.code = any ($1)`,
);
const branchCodes = named<{ code: string }, [readonly number[]]>(
  'account_import_branches',
  'select code from profiles where id = any ($1)',
);
const storeAccounts = named<Stored, [string, number]>(
  'account_import_store',
  `with new as (
     select n.*, p.id as profile_id from jsonb_to_recordset($1::jsonb) as n (code text, name text, categoryname text, isheader boolean,
       normal text, profile text) left join profiles p on p.code = n.profile
   ), changed as (
     update akuns a set name = n.name, categoryname = n.categoryname, isheader = n.isheader, normal = n.normal,
       profile_id = n.profile_id, allow_manual = case when a.isheader <> n.isheader then not n.isheader else a.allow_manual end,
       version = a.version + 1, updated_at = now()
     from new n where a.code = n.code returning a.id
   ), added as (
     insert into akuns (code, name, categoryname, isheader, normal, profile_id, allow_manual, cashflow, created_by)
     select n.code, n.name, n.categoryname, n.isheader, n.normal, n.profile_id, not n.isheader, coalesce(h.cashflow, 1), $2
     from new n left join lateral (
       select cashflow from akuns h where h.isheader and h.code <> n.code
         and h.code in (left(n.code, 5) || '0', left(n.code, 4) || '00', left(n.code, 3) || '000', left(n.code, 2) || '0000')
       order by h.code desc limit 1
     ) h on true
     where not exists (select from akuns a where a.code = n.code) returning id
   )
   select (select count(*) from added)::int as added, (select count(*) from changed)::int as changed`,
);
/** A new header stands between accounts and the one that they stood under. */
const placeAccounts = named<unknown>(
  'account_import_place',
  `update akuns a set parent_id = h.id from akuns h
   where h.id is distinct from a.parent_id and h.id = (
     select n.id from akuns n where n.isheader and n.code <> a.code
       and n.code in (left(a.code, 5) || '0', left(a.code, 4) || '00', left(a.code, 3) || '000', left(a.code, 2) || '0000')
     order by n.code desc limit 1)`,
);

const sheet: ImportSheet<AccountColumn> = {
  title: 'Akun',
  object: 'finance.akun.import',
  url: '/finance/master/akun',
  columns: ACCOUNT_COLUMNS,
  key: { at: 'code', of: ({ code }) => String(code) },
  whole: true,
  judge: async ({ tx, branches }, rows) => {
    const codes = rows.map(({ values }) => String(values.code));
    const [known, own] = await Promise.all([run(tx, knownAccounts, codes), run(tx, branchCodes, branches)]);
    return accountProblems(
      rows,
      known,
      own.map(({ code }) => code),
    );
  },
  store: async ({ tx, actor }, rows) => {
    const values = JSON.stringify(rows.map((row) => row.values));
    const stored = await runOne(tx, storeAccounts, values, actor.id);
    await run(tx, placeAccounts);
    return stored ?? { added: 0, changed: 0 };
  },
};

export const importAccounts = importSheet(sheet);
export const accountTemplate = sheetTemplate(sheet);
export const rejectedAccounts = rejectedRows(sheet);
