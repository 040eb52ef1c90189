// The page of a master's record.
import { Skeleton } from 'antd';
import type { Resource } from '../../resources/kernel/define.ts';
import { ErrorState } from '../../kit/state/error-state.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { RequestNotices } from '../request/request-notices.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBody } from './record-body.tsx';
import { titleOf, useRecord } from './use-record.ts';

export const ShowScreen = ({ resource }: { resource: Resource }) => {
  const { record, query } = useRecord(resource, { live: true });
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        back={{ to: resource.screens.list ?? '/', label: resource.label }}
        actions={record && <RecordActions resource={resource} record={record} />}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && <RequestNotices record={record} />}
      {record && !query.isError && <RecordBody resource={resource} record={record} />}
    </>
  );
};
