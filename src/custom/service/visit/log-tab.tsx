// Tab 'Log': what was done about this visit, as far as its reader may see it (service.md 3.1).
import { useActivityAddress } from '../../../parts/platform/activity/activity-address.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

export const LogTab = ({ visit }: { visit: VisitData }) => {
  const [filter, change] = useActivityAddress(0);
  return <ActivityList mode={0} filter={filter} onFilter={change} visit={visit.id} />;
};
