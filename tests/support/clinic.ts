// The clinic group that tests work in: the four branches and the staff of the demo, without patients, visits or money.
import { demoBranches } from '../../server/db/seed/branch.ts';
import { DEMO_PASSWORD, demoStaff } from '../../server/db/seed/staff.ts';
import { createPool } from '../../server/db/pool.ts';
import { planned, run } from '../../server/db/statement.ts';
import { tx } from '../../server/db/transaction.ts';
import { openBranch } from '../../server/usecases/platform/create-admin.ts';
import { hashPassword } from '../../server/usecases/platform/password.ts';

const hire = planned<unknown, [string, number, string]>(
  `insert into users (profile_id, username, name, role, gender, jobname, password_hash)
   select $2, username, name, role, gender, jobname, $3
   from jsonb_to_recordset($1::jsonb) as staff(username text, name text, role smallint, gender smallint, jobname text)`,
);

/** Fills an empty, migrated database. Ids of branches are those of the demo; one hash serves all accounts. */
export const fillClinic = async (url: string): Promise<void> => {
  const pool = createPool(url, { max: 1 });
  try {
    const hash = await hashPassword(DEMO_PASSWORD);
    for (const branch of demoBranches) {
      await tx(pool, { branches: [] }, async (trx) => {
        const profile_id = await openBranch(trx, branch);
        const staff = demoStaff.filter(({ branchId }) => branchId === branch.id);
        await run(trx, hire, JSON.stringify(staff), profile_id, hash);
      });
    }
  } finally {
    await pool.end();
  }
};
