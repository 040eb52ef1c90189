// '/attendance/master/payrollcomponent/ter': effective rates, with a simulation (attendance.md 4).
import { pph21ter } from '../../../resources/attendance/wage-table.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LawBanner } from './law-banner.tsx';
import { Simulation } from './simulation.tsx';
import { WageTabs } from './wage-tabs.tsx';

export default function TerPage() {
  return (
    <ListScreen resource={pph21ter}>
      <WageTabs open="ter" />
      <LawBanner table="pph21ter" />
      <Simulation />
    </ListScreen>
  );
}
