// Treatments from Excel: new codes are added, known ones changed; the price is the general one from its day on (service.md 8).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import {
  type ImportCounts,
  importSheet,
  type ImportSheet,
  rejectedRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';

const categories = named<{ id: number; name: string }>(
  'treatment_import_categories',
  `select id, name from tindakanmediskategoris where status = ${activeStatus.active}`,
);
const storeTreatments = named<ImportCounts, [string, string, number]>(
  'treatment_import_store',
  `with new as (
     select n.*, k.id as kategori_id from jsonb_to_recordset($1::jsonb) as n (code text, name text, kategori text, scope text, price bigint,
       valid_from date, duration_minutes int, islabdefault boolean, isconsent boolean, status smallint)
     join tindakanmediskategoris k on lower(k.name) = lower(n.kategori)
   ), changed as (
     update tindakanmedis m set name = n.name, kategori_id = n.kategori_id, scope = n.scope,
       duration_minutes = coalesce(n.duration_minutes, m.duration_minutes), islabdefault = coalesce(n.islabdefault, m.islabdefault),
       isconsent = coalesce(n.isconsent, m.isconsent), status = coalesce(n.status, m.status), version = m.version + 1, updated_at = now()
     from new n where m.code = n.code returning m.id, m.code
   ), added as (
     insert into tindakanmedis (code, name, kategori_id, scope, duration_minutes, islabdefault, isconsent, status, created_by)
     select n.code, n.name, n.kategori_id, n.scope, n.duration_minutes, coalesce(n.islabdefault, false), coalesce(n.isconsent, false),
       coalesce(n.status, 1), $3
     from new n where not exists (select from tindakanmedis m where m.code = n.code) returning id, code
   ), priced as (
     insert into tindakanmedisprices (perawatan_id, profile_id, price, valid_from)
     select s.id, null, n.price, coalesce(n.valid_from, $2::date) from (table changed union all table added) s join new n using (code)
     on conflict on constraint tindakanmedisprices_day do update set price = excluded.price
   )
   select (select count(*) from added) as added, (select count(*) from changed) as changed`,
);

const judge: ImportSheet<'treatments'>['cells'] = async ({ tx }, rows) => {
  const known = new Set((await run(tx, categories)).map(({ name }) => name.toLowerCase()));
  return rows
    .filter(({ values }) => !known.has(String(values.kategori).toLowerCase()))
    .map(({ row }) => ({ row, field: 'kategori', message: 'Kategori tidak ditemukan' }));
};

const sheet: ImportSheet<'treatments'> = {
  sheet: 'treatments',
  title: 'Tindakan Medis',
  object: 'service.tindakanmedis.import',
  url: '/service/master/tindakanmedis',
  judge,
  cells: judge,
  store: async ({ tx, today, actor }, rows) => {
    const values = JSON.stringify(rows.map((row) => row.values));
    return (await runOne(tx, storeTreatments, values, today, actor.id)) ?? { added: 0, changed: 0 };
  },
};

export const importTreatments = importSheet(sheet);
export const treatmentTemplate = sheetTemplate(sheet);
export const rejectedTreatments = rejectedRows(sheet);
