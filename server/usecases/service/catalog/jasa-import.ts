// What laboratories make, from Excel: new names are added to their laboratory, known ones changed (service.md 8).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import {
  type ImportCounts,
  importSheet,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';

/** Days of a new service whose sheet names none. */
const USUAL_DAYS = 7;

const laboratories = named<{ id: number; name: string }>(
  'jasa_import_laboratories',
  `select id, name from laboratoriums where status = ${activeStatus.active}`,
);
/** Codes of the sheet that name other work already. */
const takenCodes = named<{ code: string; laboratorium: string; name: string }, [readonly string[]]>(
  'jasa_import_codes',
  `select j.code, lower(l.name) as laboratorium, lower(j.name) as name
   from laboratoriumjasas j join laboratoriums l on l.id = j.laboratorium_id where j.code = any ($1)`,
);
const storeJasas = named<ImportCounts, [string, number, number]>(
  'jasa_import_store',
  `with new as (
     select n.*, l.id as laboratorium_id
     from jsonb_to_recordset($1::jsonb) as n (laboratorium text, code text, name text, material text, fee bigint, price bigint,
       turnaround_days int)
     join laboratoriums l on lower(l.name) = lower(n.laboratorium)
   ), changed as (
     update laboratoriumjasas j set code = coalesce(n.code, j.code), material = coalesce(n.material, j.material), fee = n.fee,
       price = coalesce(n.price, j.price),
       turnaround_days = coalesce(n.turnaround_days, j.turnaround_days), version = j.version + 1, updated_at = now()
     from new n where j.laboratorium_id = n.laboratorium_id and lower(j.name) = lower(n.name) returning j.id
   ), added as (
     insert into laboratoriumjasas (laboratorium_id, code, name, material, fee, price, turnaround_days, created_by)
     select n.laboratorium_id, n.code, n.name, n.material, n.fee, n.price, coalesce(n.turnaround_days, $2::int), $3 from new n
     where not exists (
       select from laboratoriumjasas j where j.laboratorium_id = n.laboratorium_id and lower(j.name) = lower(n.name))
     returning id
   )
   select (select count(*) from added) as added, (select count(*) from changed) as changed`,
);

type Rows = SheetRows<'labservices'>;
const lower = (value: unknown): string => String(value).toLowerCase();

/** A cell that is wrong may have been meant to say it. */
const saysSame = (known: string | undefined, cell: unknown): boolean => cell === undefined || known === lower(cell);

/** A code names one work: neither another one that is known, nor another row of the sheet. */
const codeProblems = async ({ tx }: Pick<Context, 'tx'>, rows: Rows) => {
  const coded = rows.filter(({ values }) => typeof values.code === 'string');
  const codes = coded.map(({ values }) => String(values.code));
  const taken = new Map((await run(tx, takenCodes, codes)).map((row) => [row.code, row]));
  return coded.flatMap(({ row, values }, at) => {
    const first = codes.indexOf(codes[at] ?? '');
    const other = taken.get(codes[at] ?? '');
    const isOwn = saysSame(other?.laboratorium, values.laboratorium) && saysSame(other?.name, values.name);
    const message =
      first < at
        ? `Sama dengan baris ${coded[first]?.row}`
        : other && !isOwn
          ? 'Kode sudah dipakai jasa lain'
          : undefined;
    return message === undefined ? [] : [{ row, field: 'code' as const, message }];
  });
};

const judge: ImportSheet<'labservices'>['cells'] = async (context, rows) => {
  const known = new Set((await run(context.tx, laboratories)).map(({ name }) => name.toLowerCase()));
  const nowhere = rows
    .filter(({ values }) => !known.has(lower(values.laboratorium)))
    .map(({ row }) => ({ row, field: 'laboratorium' as const, message: 'Laboratorium tidak ditemukan' }));
  return [...nowhere, ...(await codeProblems(context, rows))];
};

const sheet: ImportSheet<'labservices'> = {
  sheet: 'labservices',
  title: 'Jasa Laboratorium',
  object: 'service.laboratoriumjasa.import',
  url: '/service/master/laboratorium/jasa',
  judge,
  cells: judge,
  store: async ({ tx, actor }, rows) => {
    const values = JSON.stringify(rows.map((row) => row.values));
    return (await runOne(tx, storeJasas, values, USUAL_DAYS, actor.id)) ?? { added: 0, changed: 0 };
  },
};

export const importJasas = importSheet(sheet);
export const jasaTemplate = sheetTemplate(sheet);
export const rejectedJasas = rejectedRows(sheet);
