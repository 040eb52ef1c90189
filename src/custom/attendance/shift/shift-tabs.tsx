// Shifts, roster and holidays beside each other (attendance.md 4 '/attendance/master/shift').
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { useOpens } from '../../../providers/opens.ts';
import { holiday } from '../../../resources/attendance/holiday.ts';
import { shift } from '../../../resources/attendance/shift.ts';

export const ROSTER_PATH = '/attendance/master/shift/jadwal';

interface Props {
  readonly open: 'shift' | 'roster' | 'holiday';
}
export const ShiftTabs = ({ open }: Props) => {
  const { t } = useTranslation();
  const go = useGo();
  const opens = useOpens();
  const tabs = [
    { key: 'shift', label: shift.label, path: shift.screens.list },
    { key: 'roster', label: t('attendance.roster.title'), path: ROSTER_PATH },
    { key: 'holiday', label: holiday.label, path: holiday.screens.list },
  ].filter(({ path }) => opens(path ?? ''));
  return (
    <Tabs
      activeKey={open}
      aria-label={shift.label}
      items={tabs.map(({ key, label }) => ({ key, label }))}
      onChange={(key) => {
        const path = tabs.find((tab) => tab.key === key)?.path;
        if (path) void go(path);
      }}
    />
  );
};
