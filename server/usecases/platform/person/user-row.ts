// A user as he is answered: age, names of his role and gender, the header of his record, and the figures that were asked for.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { ageAt } from '../../../../src/resources/kernel/date.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { type computedFields, genders } from '../../../../src/resources/platform/person.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import type { Visibility } from '../../../../src/resources/kernel/field.ts';
import { maySee, roleName, seesDebts } from '../../../../src/policies/index.ts';
import { CUSTOMER, MULTIMEDIA } from '../../../../src/policies/role.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Context } from '../../kernel/contract.ts';
import { type FinanceStats, patientMoney } from './finance-stats-port.ts';
import { customerMemberships } from './membership-port.ts';
import { recordFigures } from './record-figures-port.ts';
import { avatarUrl } from '../file/avatar-url.ts';

/** A user as a change answers him; lists and pages carry his open requests as well, which the pipeline puts there. */
export type UserRecord = WholeOf<'platform.users', 'written'>;
type RecordHeader = NonNullable<UserRecord['rekammedisdata']>;
/** What is worked out of the others. */
type Computed = Exclude<keyof typeof computedFields, 'rekammedisdata'>;
export interface UserRow extends Omit<UserRecord, Computed> {
  readonly visits_count: number;
  readonly visitperawatans_count: number | null;
  readonly visitreseps_count: number | null;
}
export interface Figures {
  /** Visits, treatments and prescriptions. */
  readonly records: boolean;
  /** PAID and HUTANG. */
  readonly money: boolean;
}

const HEADER = `json_build_object('id', r.id, 'version', r.version, 'doctor_id', r.doctor_id,
    'doctordata', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'code', d.username) end,
    'golongan_darah', r.golongan_darah, 'alergi', r.alergi,
    'alergi_checked_at', to_char(r.alergi_checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'pekerjaan', r.pekerjaan, 'kontak_darurat_nama', r.kontak_darurat_nama,
    'kontak_darurat_phone', r.kontak_darurat_phone, 'sumber', r.sumber)`;

/** SELECT list over the rows `t`, with the joins of USER_JOINS. */
export const userColumns = ({ records }: Figures): string =>
  [
    storedColumns(user, 't'),
    ...embedColumns(user.fields, 't'),
    // Instead of the stored one, which is the staff's: of two columns of a name the last is read.
    `case when t.role = ${CUSTOMER} then ${customerMemberships.given().newestOf('t.id')} else t.membership_id end as membership_id`,
    `case when r.id is not null then ${HEADER} end as rekammedisdata`,
    'coalesce(r.visits_count, 0) as visits_count',
    `${records ? recordFigures.given().treatments('t.id') : 'null::bigint'} as visitperawatans_count`,
    `${records ? recordFigures.given().prescriptions('t.id') : 'null::bigint'} as visitreseps_count`,
  ].join(', ');

export const USER_JOINS = 'left join rekammedis r on r.customer_id = t.id left join users d on d.id = r.doctor_id';

/** What is asked for, less what the role may not see; figures that are not asked for are not counted. */
export const figuresFor = (role: number, asked: { readonly records: unknown; readonly money: unknown }): Figures => ({
  records: asked.records === true && role !== MULTIMEDIA,
  money: asked.money === true && seesDebts(role),
});

/** Parts of the record's header by who may see them. */
const HEADER_PARTS = {
  contact: ['kontak_darurat_phone'],
  clinical: ['golongan_darah', 'alergi', 'alergi_checked_at'],
} as const satisfies Partial<Readonly<Record<Visibility, readonly (keyof RecordHeader)[]>>>;

const openHeader = (header: RecordHeader | null, role: number): RecordHeader | null => {
  if (header === null) return header;
  const open: { -readonly [K in keyof RecordHeader]: RecordHeader[K] } = { ...header };
  for (const [visibility, names] of Object.entries(HEADER_PARTS))
    if (!maySee(role, visibility as Visibility)) for (const name of names) delete open[name];
  return open;
};

const present = (
  { visits_count: _visits, visitperawatans_count: _treatments, visitreseps_count: _prescriptions, ...row }: UserRow,
  { actor, today }: Context,
) => ({
  ...row,
  rolename: roleName(row.role),
  gendername: genders.find(({ value }) => value === row.gender)?.label ?? '',
  old: row.birth_date === null ? null : ageAt(row.birth_date, today),
  initial: initialOf(row.name),
  avatarurl: avatarUrl(row.id, row.avatar),
  rekammedisdata: openHeader(row.rekammedisdata, actor.role),
});

/** How often a patient came, and what was done and prescribed. */
const countsOf = ({ visits_count, visitperawatans_count, visitreseps_count }: UserRow) => ({
  visits_count,
  visitperawatans_count: visitperawatans_count ?? 0,
  visitreseps_count: visitreseps_count ?? 0,
});

/** PAID and HUTANG among the figures, and beside them the receipts and bills that they come of. */
const moneyOf = (stats: FinanceStats | undefined) => {
  if (stats === undefined) return { sums: {}, documents: {} };
  const { billtransactions, bills, ...sums } = stats;
  return { sums, documents: { billtransactions, bills } };
};

/** The wire form of joined rows, with `meta` where figures were asked for. */
export const presentUsers = async (
  context: Context,
  rows: readonly UserRow[],
  figures: Figures,
): Promise<readonly UserRecord[]> => {
  const customers = rows.filter(({ role }) => role === CUSTOMER).map(({ id }) => id);
  const money = figures.money ? await patientMoney.given().statsOf(context.tx, customers, context.branches) : undefined;
  return rows.map((row) => {
    const { sums, documents } = moneyOf(money?.get(row.id));
    const meta = { ...(figures.records && countsOf(row)), ...sums };
    return Object.keys(meta).length === 0 ? present(row, context) : { ...present(row, context), ...documents, meta };
  });
};
