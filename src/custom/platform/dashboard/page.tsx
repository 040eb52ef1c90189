// '/dashboard': the insight dashboard on a page of its own.
import { useTranslation } from 'react-i18next';
import { Insight } from '../../../parts/insight/insight.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';

export default function DashboardPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('insight.title')} />
      <Insight />
    </>
  );
}
