// A photo as it is answered, and the list of them: own branches', or one patient's in all of his branches (service.md 2.11, 5, 6.1).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { gender } from '../../../../src/resources/platform/person.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import { differsFrom, type XrayFacts } from '../../../../src/resources/service/xray/facts.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { addPatientKeyword, byLookup } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.visitmultimedia'];
/** A photo as it is answered. */
export type PhotoRecord = WholeOf<'service.visitmultimedia', 'written'>;
/** What is read of it; the rest follows from that. */
type Row = Omit<PhotoRecord, 'url' | 'thumburl' | 'dicomurl' | 'xray'> & {
  readonly xray: XrayFacts | null;
  /** What the record says of the patient. */
  readonly birth_date: string | null;
  readonly gender: number | null;
};

const COLUMNS = `
  t.id, t.profile_id, t.version, t.created_at, t.created_by, t.updated_at, t.customer_id, t.visit_id, t.multimedialabel_id, t.upload_at,
  t.quality, t.edit, t.tooth, t.mount, t.note, t.file_id, t.thumb_id, t.dicom_id, t.xray, t.calibration, t.deleted_at, f.width, f.height,
  c.birth_date::text as birth_date, c.gender,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata,
  case when v.id is not null then json_build_object('id', v.id, 'name', v.code, 'code', v.code, 'visit_date', v.visit_date) end
    as visitdata,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'code', d.username) end as doctordata,
  case when l.id is not null then json_build_object('id', l.id, 'name', l.name, 'group', l."group") end as labeldata,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'code', u.username) end as authordata,
  json_build_object('id', p.id, 'name', p.name, 'code', p.code) as profiledata`;
const JOINS = `
  join profiles p on p.id = t.profile_id
  join files f on f.id = t.file_id
  join users c on c.id = t.customer_id
  left join visits v on v.id = t.visit_id
  left join users d on d.id = v.doctor_id
  left join multimedialabels l on l.id = t.multimedialabel_id
  left join users u on u.id = t.created_by`;

const byId = named<Row, [number]>(
  'photo_by_id',
  `select ${COLUMNS} from visitmultimedias t ${JOINS} where t.id = $1 and t.deleted_at is null`,
);

const fileUrl = (id: number): string => `/api/files/${id}`;

const SEX: Readonly<Record<number, 'M' | 'F'>> = { [gender.male]: 'M', [gender.female]: 'F' };
/** With what its file says otherwise of the patient than the record does. */
const presentXray = ({ xray, birth_date, gender: sex, customerdata: { name } }: Row): PhotoRecord['xray'] =>
  xray && {
    ...xray,
    differs: [...differsFrom(xray, { name, birth_date, sex: sex === null ? null : (SEX[sex] ?? null) })],
  };

const present = (row: Row): PhotoRecord => {
  const { birth_date: _born, gender: _sex, ...kept } = row;
  return {
    ...kept,
    xray: presentXray(row),
    url: fileUrl(row.file_id),
    thumburl: fileUrl(row.thumb_id),
    dicomurl: row.dicom_id === null ? null : fileUrl(row.dicom_id),
  };
};

/**
 * The photo where its patient is seen, in whichever branch it was taken.
 * @throws Refusal not-found (404), also for a removed photo and for a patient who is not the doctor's own
 */
export const readPhoto = async (context: Context, id: number): Promise<PhotoRecord> => {
  const row = await runOne(context.tx, byId, id);
  if (!row) throw new Refusal('not-found');
  await requireOwnCustomer(context, row.customer_id);
  return present(row);
};

/** Rows that the request may see; row-level security shows one patient's photos of his other branches as well. */
const photoWhere = (context: Context, parameters: ListParameters): Conditions => {
  const resource =
    parameters.customer === undefined ? visitmultimedia : { ...visitmultimedia, scope: 'group' as const };
  const where = declaredWhere(resource, context, parameters);
  where.add('t.deleted_at is null and ?', true);
  // One branch, compared by '=', lets the index give the order as well.
  const [branch, ...others] = context.branches;
  if (resource === visitmultimedia && others.length === 0) where.add('t.profile_id = ?', branch);
  if (context.actor.role === DOKTER)
    where.add('t.customer_id in (select own.customer_id from own_customers(?) own)', context.actor.id);
  where.add('t.visit_id in (select v.id from visits v where v.doctor_id = ?)', parameters.doctor);
  if (parameters.mounted !== undefined) where.add('(t.mount is not null) = ?', parameters.mounted);
  if (parameters.unlabelled !== undefined) where.add('(t.multimedialabel_id is null) = ?', parameters.unlabelled);
  addPatientKeyword(where, context, parameters.keyword, 't.note', byLookup);
  return where;
};

const keptTotal = named<{ photos: number }, [readonly number[]]>(
  'photo_total',
  'select coalesce(sum(photos), 0)::bigint as photos from multimediacounts where profile_id = any($1)',
);

/** All photos of the branches: their number is kept. Undefined for a list that leaves some out. */
const totalOf = (context: Context, parameters: ListParameters): (() => Promise<number>) | undefined => {
  const { page: _page, limit: _limit, sortby: _order, ...narrowing } = parameters;
  const isWhole = context.actor.role !== DOKTER && Object.values(narrowing).every((value) => value === undefined);
  return isWhole ? async () => (await runOne(context.tx, keptTotal, context.branches))?.photos ?? 0 : undefined;
};

/** Photos that were not removed, the newest first. */
export const listPhoto: Operations['list'] = async (context, parameters) => {
  const { rows, count } = await readPage<Row>(context, visitmultimedia, parameters, {
    where: photoWhere(context, parameters),
    columns: COLUMNS,
    joins: JOINS,
    total: totalOf(context, parameters),
  });
  return { data: rows.map(present), count };
};
