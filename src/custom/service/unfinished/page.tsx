// '/service/visit/belumberes': everything of the day that is not closed, each row one step from its fix (service.md 10).
import { ReloadOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { applog } from '../../../resources/platform/applog.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Group } from './group.tsx';
import layout from '../../../kit/style/layout.module.css';

const KEY = ['unfinished'];
/** Writes come in bursts; the page follows at most this often. */
const CALM_MS = 2_000;

export default function UnfinishedPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readCall('service.belumberes.list', {}, signal),
  });
  useNewsOf(applog.name, () => void client.invalidateQueries({ queryKey: KEY }), CALM_MS);
  const groups = query.data?.data ?? [];
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const late = groups.reduce((sum, group) => sum + group.late, 0);
  return (
    <>
      <PageHeader
        title={t('record.unfinished.title')}
        note={
          query.data && (total === 0 ? t('record.unfinished.clear') : t('record.unfinished.total', { total, late }))
        }
        actions={
          <Button
            icon={<ReloadOutlined aria-hidden />}
            aria-label={t('list.refresh')}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          />
        }
      />
      {query.isLoading && <WaitingRows />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      <div className={layout.stackLarge}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </>
  );
}
