// Changes to a record. Only what was changed is sent, with the version that was read.
import { useUpdate } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../providers/go.ts';
import { useUser } from '../../providers/session.ts';
import { tellDone } from '../../providers/requested.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { inputShape } from '../../resources/kernel/shape.ts';
import { ErrorState } from '../../kit/state/error-state.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { type Loaded, titleOf, useRecord } from '../record/use-record.ts';
import { formSections, recordPath } from '../resource-fields.ts';
import { type FormChanges, RecordForm } from './record-form.tsx';
import { useNext } from './use-next.ts';
import { changedValues, type Values } from './values.ts';

interface ScreenProps extends FormChanges {
  readonly resource: Resource;
}

export const EditScreen = ({ resource, ...changes }: ScreenProps) => {
  const { t } = useTranslation();
  const { id, record, query } = useRecord(resource);
  const back = recordPath(resource.screens.show ?? '/', id);
  return (
    <>
      <PageHeader
        title={t('form.edit', { singular: resource.singular })}
        back={{ to: back, label: record ? titleOf(resource, record) : resource.label }}
      />
      {query.isError ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      ) : !record || query.isFetching ? (
        <Skeleton active title={false} />
      ) : (
        // Another version is another form: what was typed over a stale record is not kept silently.
        <EditForm
          key={record.version}
          resource={resource}
          record={record}
          back={back}
          onStale={() => void query.refetch()}
          {...changes}
        />
      )}
    </>
  );
};

interface Props extends FormChanges {
  readonly resource: Resource;
  readonly record: Loaded;
  readonly back: string;
  readonly onStale: () => void;
}

const EditForm = ({ resource, record, back, onStale, then, ...changes }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const go = useGo();
  const { mutateAsync } = useUpdate();
  const sections = formSections(resource, role);
  const named = Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ name, field }) => [name, field])));

  const next = useNext(resource, then);

  const submit = async (values: Values, dirty: Readonly<Record<string, unknown>>, goesOn: boolean) => {
    let saved = record;
    if (Object.keys(dirty).length > 0) {
      const { data } = await mutateAsync({
        resource: resource.name,
        id: record.id,
        values: changedValues(values, dirty, record.version),
        successNotification: !goesOn && tellDone(t('form.saved')),
        errorNotification: false,
      });
      saved = data as unknown as Loaded;
    }
    const opening = goesOn ? await next.follow(saved) : undefined;
    await go([back, '/'], { replace: true, state: opening });
  };
  return (
    <RecordForm
      sections={sections}
      shape={inputShape(named)}
      record={record}
      cancelTo={back}
      next={next.label}
      submit={submit}
      onStale={onStale}
      {...changes}
    />
  );
};
