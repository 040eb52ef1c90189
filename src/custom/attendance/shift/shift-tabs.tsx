// Shifts, roster and holidays beside each other (attendance.md 4 '/attendance/master/shift').
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { holiday } from '../../../resources/attendance/holiday.ts';
import { shift } from '../../../resources/attendance/shift.ts';

export const ROSTER_PATH = '/attendance/master/shift/jadwal';

interface Props {
  readonly open: 'shift' | 'roster' | 'holiday';
}
export const ShiftTabs = ({ open }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tabs = [
    { key: 'shift', label: shift.label, path: shift.screens.list },
    { key: 'roster', label: t('attendance.roster.title'), path: ROSTER_PATH },
    { key: 'holiday', label: holiday.label, path: holiday.screens.list },
  ] as const;
  return (
    <Tabs
      activeKey={open}
      aria-label={shift.label}
      items={tabs.map(({ key, label }) => ({ key, label }))}
      onChange={(key) => {
        const path = tabs.find((tab) => tab.key === key)?.path;
        if (path) void navigate(path);
      }}
    />
  );
};
