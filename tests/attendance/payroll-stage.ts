// For tests of payroll: people of Bandung with wages and attendance, and a run of the last month that is over.
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

export interface Period extends Json {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly status: number;
  readonly total_net: number;
  readonly journal_id: number | null;
}
export interface Slip extends Json {
  readonly id: number;
  readonly code: string;
  readonly pegawai_id: number;
  readonly net: number;
  readonly tax: number;
  readonly status: number;
  readonly version: number;
  readonly flags: readonly string[];
  readonly before_net: number | null;
  readonly lines: readonly {
    readonly code: string;
    readonly amount: number;
    readonly component_id: number;
    readonly is_manual: boolean;
    readonly is_imported: boolean;
    readonly qty: number | null;
    readonly rate: number | null;
    readonly note: string | null;
  }[];
}

/** First day of the month before last month's; a month in which no year is settled. */
export const month = (() => {
  const last = addMonths(`${today().slice(0, 7)}-01`, -1);
  return last.slice(5, 7) === '12' ? addMonths(last, -1) : last;
})();
export const monthEnd = addDays(addMonths(month, 1), -1);

export const sql = <T>(clinic: TestApp, text: string, values: readonly unknown[] = []): Promise<readonly T[]> =>
  clinic.database.asOwner<T & Record<string, unknown>>(text, [...values]);
export const userId = async (clinic: TestApp, username: string): Promise<number> => {
  const [row] = await sql<{ id: number }>(clinic, 'select id::int as id from users where username = $1', [username]);
  if (!row) throw new Error(`No ${username}.`);
  return row.id;
};

interface Hired {
  readonly base: number;
  readonly ptkp?: string;
  readonly scheme?: number;
  readonly contract?: number;
  readonly bpjs?: boolean;
  readonly account?: boolean;
  readonly join?: string;
}
/** Makes somebody a member of payroll. @returns his id */
export const hire = async (clinic: TestApp, username: string, hired: Hired): Promise<number> => {
  const { base, ptkp = 'TK/0', scheme = 1, contract = 1, bpjs = true, account = true, join = '2020-01-01' } = hired;
  const id = await userId(clinic, username);
  await sql(clinic, 'update users set membership_id = $2, join_at = $3 where id = $1', [
    id,
    `BDG-${String(id).padStart(4, '0')}`,
    join,
  ]);
  await sql(clinic, `insert into pegawais (id, profile_id) values ($1, 1) on conflict (id) do nothing`, [id]);
  await sql(
    clinic,
    `update pegawais set base_salary = $2, ptkp_status = $3, tax_scheme = $4, contract_type = $5, is_bpjs_kes = $6, is_bpjs_jht = $6,
       is_bpjs_jp = $6, is_bpjs_jkk_jkm = $6, is_attendance_exempt = false, shift_id = null, workdays_per_week = 5 where id = $1`,
    [id, base, ptkp, scheme, contract, bpjs],
  );
  const role = username.startsWith('dokter') ? 'doctor' : 'pegawai';
  if (account)
    await sql(
      clinic,
      `insert into actorpajaks (actor_type, actor_id, kategori, nik, bank_name, bank_account_no, bank_account_name)
       values ($1, $2::bigint, $3, lpad($2::bigint::text, 16, '3'), 'BCA',
         '12345678' || $2::bigint, 'Pemilik')
       on conflict (actor_type, actor_id) do update set kategori = excluded.kategori, bank_name = 'BCA',
         bank_account_no = excluded.bank_account_no`,
      [role, id, scheme === 3 ? 'bukan_pegawai' : 'pegawai'],
    );
  return id;
};
/** Days of the month: status by the day, scheduled all. */
export const attend = async (
  clinic: TestApp,
  pegawai: number,
  days: readonly { readonly at: number; readonly status: number; readonly late?: number }[],
): Promise<void> => {
  await sql(
    clinic,
    `insert into attendances (profile_id, pegawai_id, work_date, scheduled_in, scheduled_out, status, late_minutes, work_minutes)
     select 1, $1, $2::date + n.at - 1, $2::date + n.at - 1 + time '08:00', $2::date + n.at - 1 + time '16:00', n.status, n.late, 420
     from jsonb_to_recordset($3::jsonb) n (at int, status int, late int)`,
    [pegawai, month, JSON.stringify(days.map((day) => ({ late: 0, ...day })))],
  );
};
export const give = async (
  clinic: TestApp,
  pegawai: number,
  code: string,
  amount: number | null = null,
): Promise<void> => {
  await sql(
    clinic,
    `insert into pegawaicomponents (profile_id, pegawai_id, component_id, amount, start_date)
     select 1, $1, id, $3, '2020-01-01' from payrollcomponents where profile_id = 1 and code = $2`,
    [pegawai, code, amount],
  );
};
export const makePeriod = async (by: Client, more: Json = {}): Promise<Period> => {
  const answer = await by.post<Period>('/api/attendance/payrollperiode', {
    name: 'Gaji Uji',
    kind: 1,
    tax_year: Number(month.slice(0, 4)),
    tax_month: Number(month.slice(5, 7)),
    start_date: month,
    end_date: monthEnd,
    pay_date: monthEnd,
    workday_basis: 'jadwal',
    ...more,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
export const readPeriod = async (by: Client, id: number): Promise<Period> =>
  (await by.get<Period>(`/api/attendance/payrollperiode/${id}`)).body;
/** A step of a run, with its version as it is now. */
export const step = async (by: Client, id: number, verb: string, more: Json = {}) => {
  const { version } = await readPeriod(by, id);
  return by.post<Period & { message: string }>(`/api/attendance/payrollperiode/${id}/${verb}`, { version, ...more });
};
export const slipsOf = async (by: Client, id: number): Promise<readonly Slip[]> =>
  (
    await by.get<{ data: Slip[] }>('/api/attendance/payrolltransaction', {
      query: { payrollperiode_id: String(id), limit: '100' },
    })
  ).body.data;

/** The nurse of X4 with her month: 25 days, of which she misses one and is late once, and three hours of overtime. */
export const nurseOfX4 = async (clinic: TestApp): Promise<number> => {
  const nurse = await hire(clinic, 'perawat.bdg', { base: 4_500_000 });
  await give(clinic, nurse, 'TJAB', 500_000);
  await give(clinic, nurse, 'TMKN', 25_000);
  const days = Array.from({ length: 25 }, (_, n) => ({
    at: n + 1,
    status: n === 24 ? 6 : n === 0 ? 2 : 1,
    late: n === 0 ? 30 : 0,
  }));
  await attend(clinic, nurse, days);
  await sql(
    clinic,
    `insert into overtimes (profile_id, code, pegawai_id, work_date, start_at, end_at, reason, day_type, minutes_request,
       minutes_approved, minutes_paid, status)
     values (1, 'SPL/BDG/1', $1, $2::date + 1, $2::date + 1 + time '16:00', $2::date + 1 + time '19:00', 'Uji', 1, 180, 180, 180, 1)`,
    [nurse, month],
  );
  return nurse;
};

/** A clinic that pays the nurse of X4 and two more who were there all month, with a run that nobody reckoned yet. */
export const openPayroll = async () => {
  const clinic = await testApp();
  const [manager, books, desk] = [
    await clinic.as('manager.bdg'),
    await clinic.as('finance.bdg'),
    await clinic.as('admin.bdg'),
  ];
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  const nurse = await nurseOfX4(clinic);
  const others = [
    await hire(clinic, 'admin.bdg', { base: 6_000_000 }),
    await hire(clinic, 'multimedia.bdg', { base: 9_000_000, ptkp: 'TK/1' }),
  ];
  const every = Array.from({ length: 25 }, (_, n) => ({ at: n + 1, status: 1 }));
  for (const id of others) await attend(clinic, id, every);
  const period = await makePeriod(books);
  const generate = (by: Client, id: number) =>
    by.post<Period & { readonly message: string }>(`/api/attendance/payrollperiode/${id}/generate`, {});
  const slipOf = async (pegawai: number, id: number): Promise<Slip> => {
    const slip = (await slipsOf(books, id)).find(({ pegawai_id }) => pegawai_id === pegawai);
    if (!slip) throw new Error(`No slip of ${pegawai}.`);
    return slip;
  };
  return { clinic, manager, books, desk, nurse, others, period, generate, slipOf };
};
