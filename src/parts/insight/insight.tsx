// The insight dashboard (platform.md 6): tabs by role, a range of days, a branch. Modules without figures have no tab.
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../policies/role.ts';
import { allows } from '../../providers/access.ts';
import { useUser } from '../../providers/session.ts';
import { DateRangePicker } from '../../kit/date/date-range-picker.tsx';
import { useReportRange } from '../finance/report/report-range.ts';
import { BranchSelect, useBranchChoice } from '../platform/branch/branch-choice.tsx';
import { FinanceTab } from './finance-tab.tsx';
import style from './insight.module.css';
import words from '../../kit/style/words.module.css';
import layout from '../../kit/style/layout.module.css';
import { useMonth } from './month.ts';
import { PharmacyTab } from './pharmacy-tab.tsx';
import { RecordsTab } from './records-tab.tsx';
import { VisitTab } from './visit-tab.tsx';

const TABS = [
  { key: 'visit', label: 'Visit', access: { call: 'dashboard.service.dailyvisit' }, Tab: VisitTab },
  { key: 'records', label: 'Rekam Medis', access: { call: 'dashboard.service.kategoritindakan' }, Tab: RecordsTab },
  { key: 'pharmacy', label: 'Farmasi', access: { call: 'dashboard.inventory.stok' }, Tab: PharmacyTab },
  { key: 'finance', label: 'Finance', access: { call: 'dashboard.finance.monthlyincome' }, Tab: FinanceTab },
] as const;
type Key = (typeof TABS)[number]['key'];

/** `heading`: the name of the part on a page that has another title. */
export function Insight({ heading }: { heading?: string }) {
  const { t } = useTranslation();
  const me = useUser();
  const { role, id } = me;
  const branch = useBranchChoice();
  const [key, open] = useState<Key>('visit');
  const [month, setMonth] = useMonth();
  const [kept, keep] = useReportRange();
  const isFinance = key === 'finance';
  const range = isFinance ? kept : month;
  const change = (start: string, end: string) => {
    if (isFinance) keep(start, end);
    else setMonth(start, end);
  };
  const query = {
    start_date: range.start,
    end_date: range.end,
    profile_id: branch.profile_id,
    ...(role === DOKTER && { doctor: id }),
  };
  const items = TABS.filter(({ access }) => allows(me, access)).map((tab) => ({
    key: tab.key,
    label: tab.label,
    children: branch.isReady && tab.key === key ? <tab.Tab query={query} /> : null,
  }));
  return (
    <section className={layout.stack} aria-label={t('insight.title')}>
      <div className={layout.rowWide}>
        {heading && <h2 className={`${words.heading} ${style.heading}`}>{heading}</h2>}
        <BranchSelect choice={branch} />
        <div className={style.range}>
          <DateRangePicker label={t('report.range')} start={range.start} end={range.end} onChange={change} />
        </div>
        {role === DOKTER && <span className={words.caption}>{t('insight.own')}</span>}
      </div>
      <Tabs activeKey={key} items={items} destroyOnHidden onChange={(next) => open(next as Key)} />
    </section>
  );
}
