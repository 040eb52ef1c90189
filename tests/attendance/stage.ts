// People, shifts and departments of the clinic that the tests of the staff and its roster begin with.
import type { Client, TestApp } from '../support/app.ts';
import { idOf, type Person } from '../platform/people.ts';

const must = <T>({ status, body }: { readonly status: number; readonly body: T }): T => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

let made = 0;
/** A shift of the manager's branch; hours 'HH:mm'. */
export const makeShift = async (manager: Client, code: string, start: string, end: string): Promise<number> => {
  made += 1;
  const body = {
    code: `${code}${made}`,
    name: `Shift ${code} ${made}`,
    color: '#1677ff',
    start_time: start,
    end_time: end,
    break_minutes: 60,
    late_tolerance: 10,
    early_leave_tolerance: 0,
    window_before: 180,
    window_after: 360,
    days: [1, 2, 3, 4, 5, 6],
    off_on_holiday: true,
    status: 1,
  };
  return must(await manager.post<Person>('/api/attendance/shift', body)).id;
};

/** Changes the employment of somebody. */
export const employ = async (clinic: TestApp, manager: Client, username: string, body: object): Promise<Person> => {
  const path = `/api/attendance/pegawai/${await idOf(clinic, username)}`;
  const { version } = must(await manager.get<Person>(path));
  return must(await manager.put<Person>(path, { version, ...body }));
};
