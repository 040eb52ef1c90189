// '/dashboard/approval': requests of the branch, what waits first (platform.md 5).
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { logStatus } from '../../../resources/platform/applog.ts';
import { type ActivityFilter, firstFilter } from '../../../parts/platform/activity/activity.ts';
import { ActivityList } from '../../../parts/platform/activity/activity-list.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../kit/style/surface.module.css';

const MODE = 1;
const FIRST = firstFilter(MODE);

const read = (search: URLSearchParams): ActivityFilter => {
  const text = (name: string) => search.get(name) ?? '';
  const number = (name: string) => (/^-?\d+$/.test(text(name)) ? Number(text(name)) : null);
  const status = number('status');
  return {
    keyword: text('keyword'),
    status: status === logStatus.approved || status === logStatus.rejected ? status : FIRST.status,
    module: number('module'),
    role: number('role'),
    start_date: text('start_date'),
    end_date: text('end_date'),
    page: Math.max(1, number('page') ?? FIRST.page),
    limit: number('limit') ?? FIRST.limit,
  };
};

/** What differs from the first look stands in the address. */
const write = (filter: ActivityFilter): URLSearchParams => {
  const entries = Object.entries(filter).filter(
    ([name, value]) => value !== null && value !== FIRST[name as keyof ActivityFilter],
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
};

export default function ApprovalPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={t('approval.title')} note={t('approval.note')} />
      <section className={style.sheet}>
        <ActivityList mode={MODE} filter={read(search)} onFilter={(filter) => setSearch(write(filter))} />
      </section>
    </>
  );
}
