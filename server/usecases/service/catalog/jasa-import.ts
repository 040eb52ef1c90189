// What laboratories make, from Excel: new names are added to their laboratory, known ones changed (service.md 8).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import {
  importSheet,
  type ImportSheet,
  rejectedRows,
  sheetTemplate,
  type Stored,
} from '../../platform/file/sheet-import.ts';

/** Days of a new service whose sheet names none. */
const USUAL_DAYS = 7;

const laboratories = named<{ id: number; name: string }>(
  'jasa_import_laboratories',
  `select id, name from laboratoriums where status = ${activeStatus.active}`,
);
const storeJasas = named<Stored, [string, number, number]>(
  'jasa_import_store',
  `with new as (
     select n.*, l.id as laboratorium_id
     from jsonb_to_recordset($1::jsonb) as n (laboratorium text, name text, material text, fee bigint, price bigint, turnaround_days int)
     join laboratoriums l on lower(l.name) = lower(n.laboratorium)
   ), changed as (
     update laboratoriumjasas j set material = coalesce(n.material, j.material), fee = n.fee, price = coalesce(n.price, j.price),
       turnaround_days = coalesce(n.turnaround_days, j.turnaround_days), version = j.version + 1, updated_at = now()
     from new n where j.laboratorium_id = n.laboratorium_id and lower(j.name) = lower(n.name) returning j.id
   ), added as (
     insert into laboratoriumjasas (laboratorium_id, name, material, fee, price, turnaround_days, created_by)
     select n.laboratorium_id, n.name, n.material, n.fee, n.price, coalesce(n.turnaround_days, $2::int), $3 from new n
     where not exists (
       select from laboratoriumjasas j where j.laboratorium_id = n.laboratorium_id and lower(j.name) = lower(n.name))
     returning id
   )
   select (select count(*) from added) as added, (select count(*) from changed) as changed`,
);

const sheet: ImportSheet<'labservices'> = {
  sheet: 'labservices',
  title: 'Jasa Laboratorium',
  object: 'service.laboratoriumjasa.import',
  url: '/service/master/laboratorium/jasa',
  judge: async ({ tx }, rows) => {
    const known = new Set((await run(tx, laboratories)).map(({ name }) => name.toLowerCase()));
    return rows
      .filter(({ values }) => !known.has(String(values.laboratorium).toLowerCase()))
      .map(({ row }) => ({ row, field: 'laboratorium', message: 'Laboratorium tidak ditemukan' }));
  },
  store: async ({ tx, actor }, rows) => {
    const values = JSON.stringify(rows.map((row) => row.values));
    return (await runOne(tx, storeJasas, values, USUAL_DAYS, actor.id)) ?? { added: 0, changed: 0 };
  },
};

export const importJasas = importSheet(sheet);
export const jasaTemplate = sheetTemplate(sheet);
export const rejectedJasas = rejectedRows(sheet);
