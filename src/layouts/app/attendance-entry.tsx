// Where attendance begins for somebody (attendance.md 4): the day of the branch, for finance its payroll, for everybody else his own.
import { Navigate } from 'react-router';
import { FINANCE } from '../../policies/role.ts';
import { useUser } from '../../providers/session.ts';
import { useScreens } from '../navigation.tsx';

const DAILY = '/attendance/attendance/daily';
const PAYROLL = '/attendance/payroll/transaction';
const OWN = '/my-attendance';

/** The first page of attendance that this user may open; undefined: none. */
export const useAttendanceEntry = (): string | undefined => {
  const { role } = useUser();
  const { opens } = useScreens();
  return [role === FINANCE ? PAYROLL : DAILY, OWN].find(opens);
};

/** Redirects '/attendance', which is no page itself. */
export const AttendanceEntry = () => <Navigate replace to={useAttendanceEntry() ?? '/'} />;
