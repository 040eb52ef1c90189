// Tab 'Log': what was done about this visit, as far as its reader may see it (service.md 3.1).
import { useState } from 'react';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';
import { firstFilter } from '../../../parts/platform/activity/activity.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

export const LogTab = ({ visit }: { visit: VisitData }) => {
  const [filter, setFilter] = useState(() => firstFilter(0));
  return <ActivityList mode={0} filter={filter} onFilter={setFilter} visit={visit.id} />;
};
