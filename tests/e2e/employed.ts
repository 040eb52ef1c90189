// Staff of its own for the walk through attendance and payroll: nobody else's walk needs them, whatever day and hour it is.
import type { Browser } from '@playwright/test';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { callsOf, payByTransfer, type Place, todayIn, waitingPatients } from './seated.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}
type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Of whoever is employed here; new accounts take no password that is easily guessed. */
export const PASSWORD = 'pohon-lontar-77';
const TREATMENT = 'Scaling';
/** Longer than the year after which leave is granted. */
const SERVED_MONTHS = 25;
const DAYS_AHEAD = 14;

/** An account, and how it is employed. */
const employ = async ({ send }: Calls, branch: Place['branch'], account: object, terms: object): Promise<number> => {
  const join_at = addMonths(todayIn(branch), -SERVED_MONTHS);
  const { id, version } = await send('attendance/pegawai', { join_at, password: PASSWORD, ...account });
  await send(`attendance/pegawai/${id}`, { version, contract_type: 1, is_attendance_exempt: true, ...terms }, 'PUT');
  return id;
};

/** The day for which leave is asked. */
export const leaveDay = (branch: Place['branch']): string => addDays(todayIn(branch), DAYS_AHEAD);

/** Duty from midnight to midnight: the walk checks in whatever hour it is. */
const onDuty = async ({ send }: Calls, branch: Place['branch'], pegawai_id: number): Promise<void> => {
  const shift = await send<Row>('attendance/shift', {
    code: 'JAGA',
    name: 'Jaga penuh',
    color: '#08979c',
    start_time: '00:00',
    end_time: '00:00',
    break_minutes: 60,
    late_tolerance: 0,
    early_leave_tolerance: 0,
    window_before: 0,
    window_after: 0,
    days: [1, 2, 3, 4, 5, 6],
    off_on_holiday: false,
    status: 1,
  });
  const today = todayIn(branch);
  const days = [today, addDays(today, 1), leaveDay(branch)];
  const rows = days.map((work_date) => ({ pegawai_id, work_date, shift_id: shift.id }));
  await send('attendance/schedule/bulk', { rows });
};

/** A patient whom he has treated and who has paid: the doctor's fee waits to be paid to him. */
const earn = async (browser: Browser, calls: Calls, place: Place): Promise<void> => {
  const [seen] = await waitingPatients(browser, place, [{ patient: 'Ramlah Daeng Sunggu', treatment: TREATMENT }]);
  if (!seen) throw new Error('Nobody was treated.');
  await payByTransfer(calls, seen, 'TRF-RAMLAH');
};

export interface Employed {
  readonly name: string;
  readonly username: string;
  readonly attendance_code: string;
}

/** A nurse on duty today, and a doctor who is employed and has earned a fee. */
export const employCrew = async (
  browser: Browser,
  branch: Place['branch'],
  { nurse, doctor }: { readonly nurse: Employed; readonly doctor: Employed },
): Promise<void> => {
  const page = await browser.newPage();
  const calls = await callsOf(page, branch);
  const bank = { bank_name: 'BCA', bank_account: '7810099221' };
  const nursing = { role: 11, jobname: 'Perawat Gigi', gender: 1 };
  const terms = { base_salary: 4_200_000, bank_holder: nurse.name, ...bank };
  await onDuty(calls, branch, await employ(calls, branch, { ...nurse, ...nursing }, terms));
  const dentist = { role: 2, jobname: 'Dokter Gigi', gender: 0 };
  const salary = { base_salary: 8_000_000, tax_scheme: 1, bank_holder: doctor.name, ...bank };
  await employ(calls, branch, { ...doctor, ...dentist }, salary);
  await earn(browser, calls, { branch, doctor: doctor.name, unit: 'GAJI' });
  await page.close();
};
