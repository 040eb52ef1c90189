// The demo shows a run with personal components, a kasbon that it takes back, and an employed doctor with fees (attendance.md 8).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { employStaff } from '../../server/db/seed/employment.ts';
import { runPayroll } from '../../server/db/seed/payroll.ts';
import { tx } from '../../server/db/transaction.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { sql, userId } from './payroll-stage.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

interface Line {
  readonly code: string;
  readonly amount: number;
  readonly note: string | null;
}
const linesOf = async (username: string, status: number): Promise<readonly Line[]> =>
  sql<Line>(
    clinic,
    `select c.code, l.amount::int as amount, l.note from payrolltransactionlines l
     join payrolltransactions t on t.id = l.payrolltransaction_id join payrollperiodes p on p.id = t.payrollperiode_id
     join payrollcomponents c on c.id = l.component_id
     where t.pegawai_id = $1 and p.status = $2 order by l.sort, l.id`,
    [await userId(clinic, username), status],
  );

it('pays components, takes a kasbon back, and brings the fees of an employed doctor', async () => {
  const [branch] = demoBranches;
  if (!branch) throw new Error('The demo has no branch.');
  const doctor = await userId(clinic, 'dokter.bdg');
  await sql(
    clinic,
    `insert into hutangs (profile_id, actor_type, actor_id, kind, source_type, source_id, description, transaction_at, due_date,
       bruto_amount, amount, akun_id, status)
     select 1, 'doctor', $1, 'doctorfee', 'uji', 1, 'Fee uji', $2::date, $2::date, 750000, 750000,
       (select id from akuns where code = '2-1201'), 0`,
    [doctor, today()],
  );
  await tx(clinic.database.pool, { branches: [branch.id] }, async (trx) => {
    const crew = await callCrew(trx, branch);
    await employStaff(trx, crew, today());
    await runPayroll(trx, crew, today(), `${today().slice(0, 4)}-01-01`);
  });
  const running = 1;
  expect(await linesOf('manager.bdg', running)).toContainEqual({ code: 'TJAB', amount: 1_500_000, note: null });
  const kasbon = (await linesOf('multimedia.bdg', running)).find(({ code }) => code === 'KASBON');
  expect(kasbon).toMatchObject({ amount: 500_000, note: expect.stringContaining('/BDG/') });
  const wages = await linesOf('dokter.bdg', running);
  expect(wages).toContainEqual({ code: 'FEE', amount: 750_000, note: null });
  expect(wages.find(({ code }) => code === 'GAPOK')?.amount).toBe(10_000_000);
  const [loan] = await sql<{ balance: number }>(clinic, 'select balance::int as balance from pegawailoans');
  const posted = await sql(clinic, 'select from payrollperiodes where status in (3, 4)');
  expect(loan?.balance).toBe(posted.length > 0 ? 1_000_000 : 1_500_000);
});
