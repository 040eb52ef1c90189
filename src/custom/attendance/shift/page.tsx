// '/attendance/master/shift': hours of work, beside the roster and the holidays (attendance.md 4).
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { shift } from '../../../resources/attendance/shift.ts';
import { ShiftTabs } from './shift-tabs.tsx';

export default function ShiftPage() {
  return (
    <ListScreen resource={shift}>
      <ShiftTabs open="shift" />
    </ListScreen>
  );
}
