// 'Aktivitas saya': what the person did, newest first, as far as the reader may see it; a link may ask for what waits, or was refused.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { logStatus } from '../../../resources/platform/applog.ts';
import { firstFilter } from '../../../parts/platform/activity/activity.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';

export const Activity = ({ userId }: { userId: number }) => {
  const [address] = useSearchParams();
  const [filter, setFilter] = useState(() => {
    const first = firstFilter(0);
    const asked = address.get('status') ?? '';
    const status = Object.values(logStatus).find((one) => String(one) === asked);
    return { ...first, status: status ?? first.status };
  });
  return <ActivityList mode={0} filter={filter} onFilter={setFilter} user={userId} />;
};
