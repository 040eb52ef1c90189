// '/attendance/master/payrollperiode': the runs of payroll, and all of a year made at once (attendance.md 4).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const YearDrawer = onDemand(async () => (await import('./year-drawer.tsx')).YearDrawer);

export default function PayrollPeriodPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  const tools = mayCall(me, 'attendance.payrollperiode.buat12') && (
    <Button onClick={() => setOpen(true)}>{t('attendance.payroll.makeYear')}</Button>
  );
  return (
    <>
      <ListScreen resource={payrollperiode} tools={tools} />
      {open && <YearDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
