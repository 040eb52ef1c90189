// The activity log as people read it: in the notification drawer, on the approval page, on a person's own page.
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { useUser } from '../../../providers/session.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { type Activity, type ActivityFilter, type ActivityMode, useActivities } from './activity.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import layout from '../../../kit/style/layout.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ConfirmDialog = onDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
const ChangesDrawer = onDemand(async () => (await import('./changes-drawer.tsx')).ChangesDrawer);

interface Props {
  readonly mode: ActivityMode;
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
  /** Only what this person did. */
  readonly user?: number;
  /** Only what concerns this visit. */
  readonly visit?: number;
  readonly onFollow?: () => void;
}
interface Asked {
  readonly what: 'confirm' | 'changes';
  readonly activity: Activity;
}

export const ActivityList = ({ mode, filter, onFilter, user, visit, onFollow }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const leads = me.role === SUPERADMIN || me.role === MANAGER;
  const { query, activities, count } = useActivities({ mode, filter, me: me.id, user, visit });
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  return (
    <div className={layout.stack}>
      <ActivityFilters
        mode={mode}
        filter={filter}
        leads={leads && mode !== 2}
        fetching={query.isFetching}
        onChange={(change) => onFilter({ ...filter, page: 1, ...change })}
        onReload={() => void query.refetch()}
      />
      {query.isError && <Alert type="warning" showIcon message={query.error.message} />}
      {query.isLoading && <Skeleton active paragraph={{ rows: 6 }} title={false} />}
      {query.isSuccess && activities.length === 0 && <EmptyState text={t(`activity.none${mode}`)} />}
      <ul className={layout.divided} aria-busy={query.isPlaceholderData}>
        {activities.map((activity) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            own={activity.userdata.id === me.id}
            onChanges={leads ? () => ask({ what: 'changes', activity }) : undefined}
            onConfirm={() => ask({ what: 'confirm', activity })}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {count > 0 && (
        <Paging
          page={filter.page}
          limit={filter.limit}
          count={count}
          onChange={(place) => onFilter({ ...filter, ...place })}
        />
      )}
      {asked?.what === 'confirm' && <ConfirmDialog activity={asked.activity} onClose={close} />}
      {asked?.what === 'changes' && <ChangesDrawer id={asked.activity.id} onClose={close} />}
    </div>
  );
};
