// Writes patients: the person, his home branch and the header of his record. One by one from the desk, many from a sheet.
import type { IdentityType } from '../../../../src/resources/service/nik.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

type Maybe = string | null | undefined;
export interface NewPatient {
  readonly username: string;
  readonly name: string;
  readonly gender: number;
  readonly idcard_type: IdentityType;
  readonly birth_date: string;
  readonly phone: string;
  /** Day of joining; today when nothing is given. */
  readonly join_at?: Maybe;
  readonly idcard?: Maybe;
  readonly birth_place?: Maybe;
  readonly address?: Maybe;
  readonly email?: Maybe;
  readonly instagram?: Maybe;
  readonly note?: Maybe;
  readonly wali_name?: Maybe;
  readonly wali_idcard?: Maybe;
  readonly wali_gender?: Maybe;
  readonly wali_phone?: Maybe;
  readonly wali_email?: Maybe;
  readonly wali_address?: Maybe;
  readonly doctor_id?: number | null;
  readonly golongan_darah?: Maybe;
  /** Undefined or null: nobody asked. An empty list: there are none. */
  readonly alergi?: readonly string[] | null;
  readonly pekerjaan?: Maybe;
  readonly kontak_darurat_nama?: Maybe;
  readonly kontak_darurat_phone?: Maybe;
  readonly sumber?: Maybe;
}

const PERSON = `username, name, idcard_type, idcard, birth_place, phone, address, email, instagram, note,
  wali_name, wali_idcard, wali_gender, wali_phone, wali_email, wali_address`;
const typed = (names: string): string => names.replaceAll(/\w+/g, '$& text');
const HEADER = 'golongan_darah, pekerjaan, kontak_darurat_nama, kontak_darurat_phone, sumber';

/** A number that somebody else is storing at this moment is waited for, and the row left out when it is taken. */
const insertPeople = named<{ id: number; username: string }, [string, number, number, string]>(
  'patient_insert',
  `insert into users (profile_id, role, created_by, gender, birth_date, join_at, ${PERSON})
   select $2, ${CUSTOMER}, $3, gender, birth_date, coalesce(join_at, $4::date), ${PERSON}
   from jsonb_to_recordset($1::jsonb) as n(gender smallint, birth_date date, join_at date, ${typed(PERSON)})
   on conflict do nothing
   returning id, username`,
);
const insertHomes = named<unknown, [readonly number[], number]>(
  'patient_home',
  'insert into customerprofiles (user_id, profile_id, ishome) select unnest($1::bigint[]), $2, true',
);
const insertHeaders = named<unknown, [string, number, string]>(
  'patient_header',
  `insert into rekammedis (customer_id, doctor_id, alergi, alergi_checked_at, created_by, ${HEADER})
   select customer_id, doctor_id, coalesce(alergi, '{}'), case when alergi is not null then $3::timestamptz end, $2, ${HEADER}
   from jsonb_to_recordset($1::jsonb) as n(customer_id bigint, doctor_id bigint, alergi text[], ${typed(HEADER)})`,
);

/**
 * Stores patients of the branch and answers their ids by RM number. One whose RM or identity number was taken meanwhile is
 * missing from the answer.
 */
export const storePatients = async (
  { tx, branch, actor, today, now }: WriteContext,
  patients: readonly NewPatient[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await run(tx, insertPeople, JSON.stringify(patients), branch.id, actor.id, today);
  const ids = new Map(rows.map(({ username, id }) => [username, id]));
  const stored = patients.flatMap((patient) => {
    const customer_id = ids.get(patient.username);
    return customer_id === undefined ? [] : [{ ...patient, customer_id }];
  });
  await run(tx, insertHomes, [...ids.values()], branch.id);
  await run(tx, insertHeaders, JSON.stringify(stored), actor.id, now.toISOString());
  return ids;
};

const link = named<{ user_id: number }, [number, number]>(
  'patient_link',
  `insert into customerprofiles (user_id, profile_id) values ($1, $2) on conflict do nothing returning user_id`,
);

/** Makes a patient of another branch one of this branch too; false: he was one. */
export const linkPatient = async ({ tx, branch }: WriteContext, id: number): Promise<boolean> =>
  (await runOne(tx, link, id, branch.id)) !== undefined;
