// '/dashboard/approval': requests of the branch, what waits first (platform.md 5).
import { useTranslation } from 'react-i18next';
import { useActivityAddress } from '../../../parts/platform/activity/activity-address.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../kit/style/surface.module.css';

const MODE = 1;

export default function ApprovalPage() {
  const { t } = useTranslation();
  const [filter, change] = useActivityAddress(MODE);
  return (
    <>
      <PageHeader title={t('approval.title')} note={t('approval.note')} />
      <section className={style.sheet}>
        <ActivityList mode={MODE} filter={filter} onFilter={change} />
      </section>
    </>
  );
}
