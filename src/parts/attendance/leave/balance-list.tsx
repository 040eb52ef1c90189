// What everybody of the branch has left in a year; a superior adds days or takes some off.
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { leavebalance } from '../../../resources/attendance/leavebalance.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const AdjustDialog = onDemand(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);

const Actions = ({ row: balance }: { row: ListedOf<'attendance.leavebalance'> }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'attendance.leavebalance.sesuaikan') || balance.pegawai_id === me.id) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('attendance.leave.adjust')}
      </Button>
      {open && <AdjustDialog balance={balance} onClose={() => setOpen(false)} />}
    </>
  );
};
const overrides = { Actions };
const SAME = ['year'] as const;

export const BalanceList = () => {
  const { t } = useTranslation();
  const now = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(now);
  return (
    <>
      <Segmented<number>
        aria-label={t('attendance.leave.year')}
        value={year}
        onChange={setYear}
        options={[now - 1, now, now + 1]}
      />
      <EmbeddedList key={year} resource={leavebalance} filter={{ year }} without={SAME} overrides={overrides} />
    </>
  );
};
