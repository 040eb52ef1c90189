// The demo group as it opens its doors: branches, people, units, treatments and prices, settings, payment methods.
import { openBranch } from '../../usecases/platform/branch/open-branch.ts';
import { hashPassword } from '../../usecases/platform/access/password.ts';
import { CUSTOMER, DOKTER, INVESTOR, SUPERADMIN } from '../../../src/policies/role.ts';
import { listed, planned, run } from '../statement.ts';
import { installLaboratories } from './laboratory.ts';
import { type DemoBranch, demoBranches } from './branch.ts';
import { installSessions } from './session.ts';
import { DEMO_PASSWORD, demoStaff } from './staff.ts';
import { installSupplies } from './supply.ts';
import { ADMINISTRATION_FEE, demoCategories, demoTreatments, JAKARTA_MARKUP_PERCENT } from './treatment.ts';
import type { Transaction } from '../transaction.ts';

type Trx = Transaction;

const NO_MEMBERS = [SUPERADMIN, CUSTOMER, INVESTOR];

const passBranchIds = planned<unknown, [number]>(
  `select nextval(pg_get_serial_sequence('profiles', 'id')) from generate_series(1, $1::int)`,
);
const insertUnits = planned<unknown, [number, number]>(
  `insert into units (profile_id, code, name) select $1, 'U' || n, 'Unit ' || n from generate_series(1, $2::int) n`,
);
const choosePreferences = planned<unknown, [number, number, boolean]>(
  `update branchpreferences set administrasi_amount = $2, administrasi_akun_id = a.id, admin_boleh_selesai = $3
   from akuns a where a.code = '4-1401' and profile_id = $1`,
);
const insertStaff = planned<unknown, [number, string, string, number, number, string, string]>(
  `insert into users (profile_id, username, name, role, gender, jobname, password_hash) values ($1, $2, $3, $4, $5, $6, $7)`,
);
/** Numbers, days of joining and telephones as an office would have entered them; superadmins and investors have no numbers. */
const completeStaff = planned<unknown, [string]>(
  `update users set membership_id = case when not n.free then n.code || '-' || lpad(n.number::text, 4, '0') end,
     attendance_code = case when not n.free then (1000 + n.number)::text end,
     join_at = $1::date - (users.id * 137 % 2000)::int, phone = '0812' || lpad((users.id * 7919)::text, 8, '3')
   from (select u.id, p.code, u.role in ${listed(NO_MEMBERS)} as free,
       row_number() over (partition by p.id, u.role in ${listed(NO_MEMBERS)} order by u.id) as number
     from users u join profiles p on p.id = u.profile_id where u.role <> 1) n
   where users.id = n.id`,
);
/** On the usual terms: a doctor practises on his own (attendance.md 2). */
const openEmployments = planned<unknown>(
  `insert into pegawais (id, profile_id, contract_type, tax_scheme, is_attendance_exempt, is_bpjs_kes, is_bpjs_jht, is_bpjs_jp,
     is_bpjs_jkk_jkm)
   select u.id, u.profile_id, case when m then 4 else 1 end, case when m then 3 else 1 end, m, not m, not m, not m, not m
   from users u cross join lateral (select u.role = ${DOKTER} as m) k where u.membership_id is not null`,
);
const countStaff = planned<unknown>(
  `insert into number_sequences (profile_id, name, period, last)
   select profile_id, 'membership', '', count(*) from users where membership_id is not null group by profile_id`,
);
const insertCategory = planned<unknown, [string, string]>(
  'insert into tindakanmediskategoris (name, akun_id) select $1, id from akuns where code = $2',
);
const insertTreatment = planned<{ id: number }, [string, string, string, string, number, boolean]>(
  `insert into tindakanmedis (code, name, kategori_id, scope, duration_minutes, islabdefault)
   select $1, $2, id, $4, $5, $6 from tindakanmediskategoris where name = $3 returning id`,
);
const insertPrice = planned<unknown, [number, number | null, number, string]>(
  'insert into tindakanmedisprices (perawatan_id, profile_id, price, valid_from) values ($1, $2, $3, $4)',
);

const installBranch = async (trx: Trx, branch: DemoBranch): Promise<void> => {
  const { id, code, name, timezone, address, phone } = branch;
  // Ids are given, not drawn, because a load that was interrupted has used up some of the sequence.
  await openBranch(trx, { id, code, name, timezone, address, phone, isexportall: code === 'BDG' });
  await run(trx, insertUnits, id, branch.units);
  // In one branch the front desk may finish visits, so that both ways can be seen.
  await run(trx, choosePreferences, id, ADMINISTRATION_FEE, code === 'BDG');
};

const installStaff = async (trx: Trx, today: string): Promise<void> => {
  // One hash for all: the password is printed at every start, and each hash costs a fraction of a second.
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const { branchId, username, name, role, gender, jobname } of demoStaff) {
    await run(trx, insertStaff, branchId, username, name, role, gender, jobname, hash);
  }
  await run(trx, completeStaff, today);
  await run(trx, openEmployments);
  await run(trx, countStaff);
};

const installTreatments = async (trx: Trx, validFrom: string): Promise<void> => {
  for (const [name, akun] of demoCategories) await run(trx, insertCategory, name, akun);
  const dearer = demoBranches.find(({ code }) => code === 'JKT')?.id ?? null;
  for (const { code, name, category, scope, minutes, price, islab = false } of demoTreatments) {
    const [made] = await run(trx, insertTreatment, code, name, category, scope, minutes, islab);
    if (!made) throw new Error(`The category ${category} is not there.`);
    await run(trx, insertPrice, made.id, null, price, validFrom);
    await run(trx, insertPrice, made.id, dearer, (price * (100 + JAKARTA_MARKUP_PERCENT)) / 100, validFrom);
  }
};

/** @param validFrom first day of the prices, before the first demo day */
export const installGroup = async (trx: Trx, validFrom: string): Promise<void> => {
  for (const branch of demoBranches) await installBranch(trx, branch);
  await run(trx, passBranchIds, demoBranches.length);
  await installStaff(trx, validFrom);
  await installSessions(trx, validFrom);
  await installTreatments(trx, validFrom);
  await installLaboratories(trx);
  await installSupplies(trx);
};
