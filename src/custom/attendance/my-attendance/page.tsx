// '/my-attendance': the signed-in person as the attendance module knows him.
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { AttendanceProfile } from '../../../parts/platform/person/attendance-profile.tsx';
import surface from '../../../kit/style/surface.module.css';

export default function MyAttendancePage() {
  const { t } = useTranslation();
  const { id } = useUser();
  return (
    <>
      <PageHeader title={t('person.myAttendance')} back={{ to: '/', label: t('menu.home') }} />
      <div className={surface.sheet}>
        <AttendanceProfile id={id} />
      </div>
    </>
  );
}
