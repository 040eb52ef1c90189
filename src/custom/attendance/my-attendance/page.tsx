// '/my-attendance': today with coming and leaving, and below it one's own days, roster and what other parts of the module add
// (attendance.md 4).
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { PartTabs, useTabAhead } from '../../../kit/page/part-tabs.tsx';
import layout from '../../../kit/style/layout.module.css';
import { TodayCard } from './today-card.tsx';
import { ownTabs } from './tabs.tsx';

const ABOUT = {};

export default function MyAttendancePage() {
  const { t } = useTranslation();
  useTabAhead(ownTabs);
  return (
    <>
      <PageHeader title={t('person.myAttendance')} back={{ to: '/', label: t('menu.home') }} />
      <div className={layout.aside}>
        <TodayCard />
        <div>
          <PartTabs tabs={ownTabs} about={ABOUT} label={t('attendance.day.tabs')} />
        </div>
      </div>
    </>
  );
}
