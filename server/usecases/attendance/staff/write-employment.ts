// Contracts and pay of the staff (attendance.md 2): made with the account, changed by who keeps the staff.
import { isMember } from '../../../../src/policies/index.ts';
import {
  contractType,
  employmentFields,
  payFields,
  taxScheme,
  workFields,
} from '../../../../src/resources/attendance/employment.ts';
import type { EmploymentInput } from '../../../../src/resources/attendance/pegawai-calls.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { contractProblems, endedContract, usualTerms, withContract } from '../../../domain/attendance/contract.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { keepStaffPayee, type StaffPayee } from '../../finance/slip/payee-profile.ts';
import type { FollowPayee } from '../../finance/slip/payee-port.ts';
import { payeeCategory } from '../../finance/slip/payee-tax.ts';

export type EmploymentChanges = Partial<EmploymentInput>;
interface Employee {
  readonly id: number;
  readonly role: number;
  readonly profile_id: number;
}
type Stored = Pick<EmploymentInput, 'contract_type' | 'tax_scheme'> & {
  readonly contract_start_at: string | null;
  readonly contract_end_at: string | null;
  readonly profile_id: number;
  readonly join_at: string | null;
};

/** What the store of finance's payees holds, by the names that it has there. */
const PAYEE = {
  npwp: 'npwp',
  nik: 'nik',
  bank_name: 'bank_name',
  bank_account: 'bank_account_no',
  bank_holder: 'bank_account_name',
} as const satisfies Partial<Record<keyof EmploymentInput, keyof StaffPayee>>;
const isPayee = (name: string): name is keyof typeof PAYEE => name in PAYEE;
const OWN = Object.keys(employmentFields)
  .filter((name) => !isPayee(name))
  .join(', ');

const open = named<{ id: number }, [id: number, branch: number, by: number, terms: string]>(
  'pegawai_open',
  `insert into pegawais (id, profile_id, created_by, contract_type, tax_scheme, is_attendance_exempt, is_bpjs_kes, is_bpjs_jht,
     is_bpjs_jp, is_bpjs_jkk_jkm)
   select $1, $2, $3, t.contract_type, t.tax_scheme, t.is_attendance_exempt, t.is_bpjs_kes, t.is_bpjs_jht, t.is_bpjs_jp,
     t.is_bpjs_jkk_jkm
   from jsonb_populate_record(null::pegawais, $4::jsonb) t
   on conflict (id) do nothing returning id`,
);
const lock = named<Stored, [id: number]>(
  'pegawai_lock',
  `select p.contract_type, p.tax_scheme, p.contract_start_at::text as contract_start_at, p.contract_end_at::text as contract_end_at,
     p.profile_id, u.join_at::text as join_at
   from pegawais p join users u on u.id = p.id where p.id = $1 for no key update of p`,
);
const keepEnded = named<
  unknown,
  [profile: number, by: number, pegawai: number, start: string, end: string, today: string]
>(
  'pegawai_contract_ended',
  `insert into pegawaikontraks (profile_id, created_by, pegawai_id, contract_start_at, contract_end_at, recorded_on)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (pegawai_id, contract_start_at) do update set contract_end_at = excluded.contract_end_at,
     recorded_on = excluded.recorded_on, created_by = excluded.created_by, created_at = now()`,
);
const change = named<unknown, [id: number, changes: string]>(
  'pegawai_change',
  `update pegawais p set (${OWN}) = (select ${OWN} from jsonb_populate_record(p, $2::jsonb)), version = version + 1,
     updated_at = now()
   where p.id = $1`,
);

const categoryOf = (scheme: number): string =>
  scheme === taxScheme.freelance ? payeeCategory.freelance : payeeCategory.employee;

/** Changes an employment; a contract that ends by it is kept, so that it is compensated. */
const changeOf = async (
  context: WriteContext,
  id: number,
  before: Stored,
  changes: EmploymentChanges,
): Promise<void> => {
  const { tx, actor, today } = context;
  const { contract_type = before.contract_type } = changes;
  const { contract_start_at = before.contract_start_at, contract_end_at = before.contract_end_at } = changes;
  const ended = endedContract(before, { contract_type, contract_start_at, contract_end_at }, today);
  if (ended) await run(tx, keepEnded, before.profile_id, actor.id, id, ended.start, ended.end, today);
  await run(tx, change, id, JSON.stringify(changes));
};

/** The employment of a new account, on the usual terms: a doctor practises on his own until somebody says otherwise. */
export const openEmployment = async (context: WriteContext, { id, role, profile_id }: Employee): Promise<void> => {
  if (!isMember({ role })) return;
  const terms = usualTerms(role === userRole.dokter ? contractType.partner : contractType.permanent);
  await run(context.tx, open, id, profile_id, context.actor.id, JSON.stringify(terms));
};

/** What of the changes is stored in finance's store of payees; undefined: nothing. */
const payeeChanges = (changes: EmploymentChanges): StaffPayee | undefined => {
  const given = Object.entries(changes).filter(([name, value]) => isPayee(name) && value !== undefined);
  const renamed = given.map(([name, value]) => [PAYEE[name as keyof typeof PAYEE], value]);
  const category = changes.tax_scheme === undefined ? [] : [['kategori', categoryOf(changes.tax_scheme)]];
  return renamed.length + category.length > 0 ? Object.fromEntries([...renamed, ...category]) : undefined;
};

const requireSound = (before: Stored, changes: EmploymentChanges): void => {
  const [first] = contractProblems({ ...before, ...changes });
  if (first) throw refuseField(first[1], first[0]);
};

/**
 * Stores what is given; another contract brings its usual terms along.
 * @throws Refusal not-a-member, contract-end, partner-tax, invalid (422)
 */
export const changeEmployment = async (
  context: WriteContext,
  person: Employee,
  given: EmploymentChanges,
): Promise<void> => {
  if (!isMember(person)) throw new Refusal('not-a-member');
  await openEmployment(context, person);
  const before = await runOne(context.tx, lock, person.id);
  if (!before) throw new Refusal('not-found');
  const changes = withContract(before, given);
  requireSound(before, changes);
  await requireReferences(context.tx, employmentFields, changes, [person.profile_id]);
  await changeOf(context, person.id, before, changes);
  const payee = payeeChanges(changes);
  if (payee) await keepStaffPayee(context, person, payee);
};

const pick = (values: object, names: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in names));

/** What belongs to the employment of what was sent; undefined: nothing. */
export const employmentOf = (sent: object): EmploymentChanges | undefined => {
  const changes: EmploymentChanges = pick(sent, employmentFields);
  return Object.keys(changes).length > 0 ? changes : undefined;
};

/** For the log, which many read: what he works; of his pay, that it was changed. */
export const loggedEmployment = (changes: EmploymentChanges = {}): Readonly<Record<string, unknown>> => {
  const pay = Object.keys(pick(changes, payFields));
  return { ...pick(changes, workFields), ...(pay.length > 0 && { pay }) };
};

/** A doctor whom finance calls an employee has a contract, and one who practises on his own has none. */
export const followCategory: FollowPayee = async (context, doctor, kategori) => {
  const before = await runOne(context.tx, lock, doctor);
  if (!before) return;
  const employed = kategori === payeeCategory.employee;
  if (employed === (before.tax_scheme !== taxScheme.freelance)) return;
  const fitting = employed && before.contract_type === contractType.partner ? contractType.permanent : undefined;
  const terms = usualTerms(employed ? (fitting ?? before.contract_type) : contractType.partner);
  await changeOf(context, doctor, before, withContract(before, terms));
};
