// 'Aktivitas saya': what the person did, newest first, as far as the reader may see it.
import { useState } from 'react';
import { firstFilter } from '../../../parts/platform/activity/activity.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';

export const Activity = ({ userId }: { userId: number }) => {
  const [filter, setFilter] = useState(firstFilter(0));
  return <ActivityList mode={0} filter={filter} onFilter={setFilter} user={userId} />;
};
