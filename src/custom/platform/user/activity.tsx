// 'Aktivitas saya': what the person did, newest first, as far as the reader may see it; a link may ask for what waits, or was refused.
import { useActivityAddress } from '../../../parts/platform/activity/activity-address.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';

export const Activity = ({ userId }: { userId: number }) => {
  const [filter, change] = useActivityAddress(0);
  return <ActivityList mode={0} filter={filter} onFilter={change} user={userId} />;
};
