// '/attendance/master/payrollcomponent/bpjs': shares and limits of BPJS (attendance.md 4).
import { bpjsrate } from '../../../resources/attendance/wage-table.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LawBanner } from './law-banner.tsx';
import style from './payrollcomponent.module.css';
import { WageTabs } from './wage-tabs.tsx';

export default function BpjsPage() {
  return (
    <ListScreen resource={bpjsrate}>
      <WageTabs open="bpjs" />
      <div className={style.above}>
        <LawBanner table="bpjsrate" />
      </div>
    </ListScreen>
  );
}
