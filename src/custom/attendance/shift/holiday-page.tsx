// '/attendance/master/shift/libur': the days on which shifts are off (attendance.md 4).
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { holiday } from '../../../resources/attendance/holiday.ts';
import { ShiftTabs } from './shift-tabs.tsx';

export default function HolidayPage() {
  return (
    <ListScreen resource={holiday}>
      <ShiftTabs open="holiday" />
    </ListScreen>
  );
}
