// '/attendance/master/payrollcomponent': what wages are made of, beside the tables of the law (attendance.md 4).
import { payrollcomponent } from '../../../resources/attendance/payrollcomponent.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { WageTabs } from './wage-tabs.tsx';

export default function ComponentPage() {
  return (
    <ListScreen resource={payrollcomponent}>
      <WageTabs open="component" />
    </ListScreen>
  );
}
