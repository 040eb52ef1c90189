// '/attendance/master/payrollcomponent/ter': effective rates, with a simulation (attendance.md 4).
import { pph21ter } from '../../../resources/attendance/wage-table.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LawBanner } from './law-banner.tsx';
import { Simulation } from './simulation.tsx';
import style from './payrollcomponent.module.css';
import { WageTabs } from './wage-tabs.tsx';

export default function TerPage() {
  return (
    <ListScreen resource={pph21ter}>
      <WageTabs open="ter" />
      <div className={style.above}>
        <LawBanner table="pph21ter" />
        <Simulation />
      </div>
    </ListScreen>
  );
}
