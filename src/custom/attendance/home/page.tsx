// '/attendance': the day's work; for finance, the payroll (attendance.md 4).
import { Navigate } from 'react-router';
import { FINANCE } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';

export default function AttendancePage() {
  const { role } = useUser();
  return (
    <Navigate replace to={role === FINANCE ? '/attendance/payroll/transaction' : '/attendance/attendance/daily'} />
  );
}
