// The page of a master's record.
import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import type { Resource } from '../../resources/kernel/define.ts';
import { ErrorState } from '../../kit/state/error-state.tsx';
import layout from '../../kit/style/layout.module.css';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { RequestNotices } from '../request/request-notices.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBody } from './record-body.tsx';
import { type Loaded, titleOf, useRecord } from './use-record.ts';

interface Props {
  readonly resource: Resource;
  /** Buttons of the page, before those that the declaration gives. */
  readonly Tools?: ComponentType<{ record: Loaded }>;
  /** What the page shows of it beyond its declared fields. */
  readonly Below?: ComponentType<{ record: Loaded }>;
}

export const ShowScreen = ({ resource, Tools, Below }: Props) => {
  const { record, query } = useRecord(resource, { live: true });
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        back={{ to: resource.screens.list ?? '/', label: resource.label }}
        actions={
          record && (
            <>
              {Tools && <Tools record={record} />}
              <RecordActions resource={resource} record={record} />
            </>
          )
        }
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && <RequestNotices record={record} />}
      {record && !query.isError && (
        <div className={layout.stackLarge}>
          <RecordBody resource={resource} record={record} />
          {Below && <Below record={record} />}
        </div>
      )}
    </>
  );
};
