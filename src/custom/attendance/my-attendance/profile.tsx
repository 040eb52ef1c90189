// Who somebody is to the attendance module.
import surface from '../../../kit/style/surface.module.css';
import { AttendanceProfile } from '../../../parts/platform/person/attendance-profile.tsx';
import { useUser } from '../../../providers/session.ts';

export const OwnProfile = () => {
  const { id } = useUser();
  return (
    <div className={surface.sheet}>
      <AttendanceProfile id={id} />
    </div>
  );
};
