// '/finance/deviden/setting': the settings of the branch, and what they would make of a profit that is supposed (finance.md 4).
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { SettingsTable } from './settings-table.tsx';
import { Simulator } from './simulator.tsx';

export default function DividendSettingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('dividend.setting')} />
      <div className={layout.stackLarge}>
        <SettingsTable />
        <Simulator />
      </div>
    </>
  );
}
