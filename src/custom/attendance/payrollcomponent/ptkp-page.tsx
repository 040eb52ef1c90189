// '/attendance/master/payrollcomponent/ptkp': PTKP and the rates of Pasal 17, with a simulation (attendance.md 4).
import { ptkp } from '../../../resources/attendance/wage-table.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { Brackets } from './brackets.tsx';
import { LawBanner } from './law-banner.tsx';
import { Simulation } from './simulation.tsx';
import style from './payrollcomponent.module.css';
import { WageTabs } from './wage-tabs.tsx';

export default function PtkpPage() {
  return (
    <ListScreen resource={ptkp}>
      <WageTabs open="ptkp" />
      <div className={style.above}>
        <LawBanner table="ptkp" />
        <Brackets />
        <Simulation />
      </div>
    </ListScreen>
  );
}
