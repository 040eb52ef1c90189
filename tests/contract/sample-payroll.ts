// Samples of payroll.
import type { Samples, World } from './sample-kind.ts';

const month = (n: number): string => String(n).padStart(2, '0');

/** Runs of years long past, so that none stands in the way of another. */
const period = (_world: World, n: number) => {
  const [year, at] = [2001 + Math.floor(n / 12), (n % 12) + 1];
  return {
    name: `Gaji uji ${n}`,
    kind: 1 as const,
    tax_year: year,
    tax_month: at,
    start_date: `${year}-${month(at)}-01`,
    end_date: `${year}-${month(at)}-28`,
    pay_date: `${year}-${month(at)}-28`,
    workday_basis: 'jadwal' as const,
  };
};
/** Slips of a run that has not been reckoned by anybody. */
const slips = async (world: World): Promise<void> => {
  const run = (await world.manager.post<{ id: number }>('/api/attendance/payrollperiode', period(world, 900))).body;
  await world.clinic.database.asOwner(
    `insert into payrolltransactions (profile_id, code, payrollperiode_id, pegawai_id, ptkp_status, tax_scheme, tax_method, status)
     select 1, 'GAJI/BDG/2001/' || lpad(row_number() over ()::text, 6, '9'), ${run.id}, u.id, 'TK/0', 1, 1, 1
     from (select id from users where profile_id = 1 and role in (3, 4, 11) order by id limit 3) u`,
  );
};

export const payrollSamples: Pick<Samples, 'attendance.payrollperiode' | 'attendance.payrolltransaction'> = {
  'attendance.payrollperiode': {
    create: period,
    change: { name: 'Gaji yang diubah' },
    changeable: { status: '0' },
  },
  'attendance.payrolltransaction': { arrange: slips },
};
