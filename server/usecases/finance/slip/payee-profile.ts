// Tax and bank profile of whoever is paid (finance.md 2a).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { composed, named, runOne } from '../../../db/statement.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { profileFields } from '../../../../src/resources/finance/payee-profile.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { payeeName } from '../payable/hutang-rows.ts';
import { payeeCategory } from './payee-tax.ts';
import { followPayee } from './payee-port.ts';

/** The clinic's staff stand beside those whom slips pay; their wages are paid by payroll. */
type Kept = Payee | 'pegawai';

export interface Profile {
  readonly kategori: string;
  readonly npwp: string | null;
  readonly nik: string | null;
  readonly pajak_id: number | null;
  readonly pajakdata: { readonly id: number; readonly name: string; readonly code: string } | null;
  readonly objek_id: number | null;
  readonly objekdata: { readonly id: number; readonly name: string; readonly code: string } | null;
  readonly ptkp: string | null;
  readonly fasilitas: string | null;
  readonly nitku: string | null;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
}
const profileOf = named<Profile, [Kept, number]>(
  'payee_profile',
  `select p.kategori, p.npwp, p.nik, p.pajak_id, p.objek_id, p.ptkp, p.fasilitas, p.nitku, p.bank_name, p.bank_account_no,
     p.bank_account_name,
     case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'code', t.code) end as pajakdata,
     case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'code', o.code) end as objekdata
   from actorpajaks p left join pajaks t on t.id = p.pajak_id left join objekpajaks o on o.id = p.objek_id
   where p.actor_type = $1 and p.actor_id = $2`,
);
export type BankAccount = Pick<Profile, 'bank_name' | 'bank_account_no' | 'bank_account_name'>;
const accountOf = named<BankAccount, [Payee, number]>(
  'payee_account',
  'select bank_name, bank_account_no, bank_account_name from actorpajaks where actor_type = $1 and actor_id = $2',
);
/** Where transfers to a payee go, for the slip to keep; nulls: it was not written down. */
export const payeeAccount = async ({ tx }: Context, type: Payee, id: number): Promise<BankAccount> =>
  (await runOne(tx, accountOf, type, id)) ?? { bank_name: null, bank_account_no: null, bank_account_name: null };

const nameOf = composed<{ name: string | null }, [Payee, number]>(
  'payee_name',
  () => `select ${payeeName('$1::text', '$2::bigint')} as name`,
);

/** Laboratories, vendors, partners and investors belong to the group; a doctor to his branch, and to those that owed him something. */
const inReach = named<{ found: boolean }, [Payee, number, branches: readonly number[]]>(
  'payee_reach',
  `select $1 not in ('${actorType.doctor}', '${actorType.employee}') or exists (
     select from users u where u.id = $2 and ($1 = '${actorType.employee}' or u.role = ${userRole.dokter}) and (
     u.profile_id = any ($3) or exists (select from hutangs h where h.actor_type = $1 and h.actor_id = u.id and h.profile_id = any ($3))
   )) as found`,
);
/** Number and account of a doctor of another branch are nobody's to read or to turn elsewhere. @throws Refusal payee-unknown (422) */
const requireReach = async ({ tx, branches }: Context, type: Payee, id: number): Promise<void> => {
  const reach = await runOne(tx, inReach, type, id, branches);
  if (!reach?.found) throw new Refusal('payee-unknown');
};

/** GET /api/finance/actorpajak?actor_type&actor_id: the profile; null where none was written down. @throws Refusal payee-unknown (422) */
export const showProfile = async (
  context: Context,
  { query: { actor_type, actor_id } }: CallRequest<Calls['finance.actorpajak.show']>,
) => {
  await requireReach(context, actor_type, actor_id);
  return { data: (await runOne(context.tx, profileOf, actor_type, actor_id)) ?? null };
};

const save = named<
  unknown,
  [
    type: Kept,
    actor: number,
    by: number,
    kategori: string,
    npwp: string | null,
    nik: string | null,
    pajak: number | null,
    bank: string | null,
    account: string | null,
    owner: string | null,
    objek: number | null,
    ptkp: string | null,
    fasilitas: string | null,
    nitku: string | null,
  ]
>(
  'payee_profile_save',
  `insert into actorpajaks (actor_type, actor_id, created_by, kategori, npwp, nik, pajak_id, bank_name, bank_account_no, bank_account_name,
     objek_id, ptkp, fasilitas, nitku)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (actor_type, actor_id) do update set kategori = excluded.kategori, npwp = excluded.npwp, nik = excluded.nik,
     pajak_id = excluded.pajak_id, bank_name = excluded.bank_name, bank_account_no = excluded.bank_account_no,
     bank_account_name = excluded.bank_account_name, objek_id = excluded.objek_id, ptkp = excluded.ptkp,
     fasilitas = excluded.fasilitas, nitku = excluded.nitku, updated_at = now(), version = actorpajaks.version + 1`,
);

/** Of a profile, what the employment of a member of the staff says. */
export type StaffPayee = Partial<
  Pick<Profile, 'kategori' | 'npwp' | 'nik' | 'bank_name' | 'bank_account_no' | 'bank_account_name'>
>;

/** Where the profile of a member of the staff stands: doctors are paid by slips as well. */
export const staffPayeeType = (role: number): Kept => (role === userRole.dokter ? actorType.doctor : 'pegawai');

/** Keeps what is given of the profile of a member of the staff; what is left out stays as it is. */
export const keepStaffPayee = async (
  { tx, actor }: WriteContext,
  staff: { readonly id: number; readonly role: number },
  given: StaffPayee,
): Promise<void> => {
  const type = staffPayeeType(staff.role);
  const before = await runOne(tx, profileOf, type, staff.id);
  const { kategori = payeeCategory.employee, ...rest } = { ...before, ...given };
  await runOne(
    tx,
    save,
    type,
    staff.id,
    actor.id,
    kategori,
    rest.npwp ?? null,
    rest.nik ?? null,
    rest.pajak_id ?? null,
    rest.bank_name ?? null,
    rest.bank_account_no ?? null,
    rest.bank_account_name ?? null,
    rest.objek_id ?? null,
    rest.ptkp ?? null,
    rest.fasilitas ?? null,
    rest.nitku ?? null,
  );
};

const LABEL: Readonly<Record<Payee, string>> = {
  [actorType.doctor]: 'dokter',
  [actorType.laboratory]: 'laboratorium',
  [actorType.investor]: 'investor',
  [actorType.rumahsakit]: 'mitra',
  [actorType.vendor]: 'vendor',
  [actorType.employee]: 'pegawai',
};

/** PUT /api/finance/actorpajak: from the next slip on. @throws Refusal payee-unknown (422) */
export const saveProfile = async (context: WriteContext, { body }: CallRequest<Calls['finance.actorpajak.simpan']>) => {
  const { tx, actor, branches } = context;
  const { actor_type, actor_id, kategori, npwp, nik, pajak_id, bank_name, bank_account_no, bank_account_name } = body;
  const { objek_id, ptkp, fasilitas, nitku } = body;
  await requireReach(context, actor_type, actor_id);
  const name = (await runOne(tx, nameOf, actor_type, actor_id))?.name;
  if (!name) throw new Refusal('payee-unknown');
  await requireReferences(tx, profileFields, body, branches);
  await runOne(
    tx,
    save,
    actor_type,
    actor_id,
    actor.id,
    kategori,
    npwp ?? null,
    nik ?? null,
    pajak_id ?? null,
    bank_name ?? null,
    bank_account_no ?? null,
    bank_account_name ?? null,
    objek_id ?? null,
    ptkp ?? null,
    fasilitas ?? null,
    nitku ?? null,
  );
  if (actor_type === actorType.doctor) await followPayee.given()(context, actor_id, kategori);
  return {
    record: { data: (await runOne(tx, profileOf, actor_type, actor_id)) ?? null },
    log: { message: `perubahan profil pajak dan rekening ${LABEL[actor_type]} ${name}` },
  };
};
