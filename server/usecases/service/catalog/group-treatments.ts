// Done treatments of a range of days by treatment or by doctor, the most worth first (service.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import type { TreatmentGroup } from '../../../../src/resources/service/treatment-calls.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { Conditions } from '../../../db/conditions.ts';
import { planned, run } from '../../../db/statement.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';

type Query = CallRequest<Calls['service.visitperawatan.group']>['query'];
type Row = Required<TreatmentGroup>;

const GROUPS = {
  tindakan: { column: 't.perawatan_id', of: 'join tindakanmedis g on g.id = s.id', code: 'g.code', label: 'Tindakan' },
  dokter: { column: 't.doctor_id', of: 'join users g on g.id = s.id', code: 'g.username', label: 'Dokter' },
} as const;

const whereOf = ({ branches, timezone, actor }: Context, query: Query): Conditions => {
  const where = new Conditions();
  const at = (day: string) => `(${day})::timestamp at time zone '${timezone}'`;
  where.add(`t.status = ${visitperawatan.state.done} and t.profile_id = any(?)`, branches);
  where.add(`t.performed_at >= ${at('?::date')}`, query.start_date);
  where.add(`t.performed_at < ${at('?::date + 1')}`, query.end_date);
  where.add('t.perawatan_id in (select m.id from tindakanmedis m where m.kategori_id = ?)', query.kategori);
  where.add('t.perawatan_id = ?', query.perawatan);
  where.add('t.doctor_id = ?', query.doctor);
  if (actor.role === DOKTER)
    where.add('(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))', actor.id);
  return where;
};

const sheetOf = (label: string, seesMoney: boolean): readonly SheetColumn[] => [
  { name: 'code', header: 'Kode', field: field.text('Kode', { max: 30 }) },
  { name: 'name', header: label, field: field.text(label, { max: 100 }), width: 40 },
  { name: 'count', header: 'Tindakan', field: field.integer('Tindakan') },
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  ...(seesMoney ? [{ name: 'amount', header: 'Nilai', field: field.money('Nilai') }] : []),
];

/** A doctor counts what was done for his own patients; amounts are left out for roles that do not see money. */
export const groupTreatments = async (
  context: Context,
  { query }: CallRequest<Calls['service.visitperawatan.group']>,
) => {
  const { column, of, code, label } = GROUPS[query.by];
  const where = whereOf(context, query);
  const text = `select s.id, ${code} as code, g.name, s.count, s.qty, s.amount from (
      select ${column} as id, count(*) as count, sum(t.qty) as qty, sum(t.amount) as amount
      from visitperawatans t ${where.text} group by 1) s ${of} order by s.amount desc, s.count desc, g.name`;
  const rows = await run(context.tx, planned<Row, unknown[]>(text), ...where.values);
  const seesMoney = maySee(context.actor.role, 'money');
  const data: readonly TreatmentGroup[] = seesMoney ? rows : rows.map(({ amount: _amount, ...open }) => open);
  if (!query.export) return { data, count: data.length };
  const title = `Riwayat per ${query.by} ${formatDate(query.start_date)} - ${formatDate(query.end_date)}`;
  return new Download(
    `${title}.xlsx`,
    XLSX,
    writeSheet(
      `Riwayat per ${query.by}`,
      sheetOf(label, seesMoney),
      data.map((row) => ({ ...row })),
    ),
  );
};
