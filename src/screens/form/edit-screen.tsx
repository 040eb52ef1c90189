// Changes to a record. Only what was changed is sent, with the version that was read.
import { useUpdate } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useState } from 'react';
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
import type { Held } from './use-newer.ts';
import { useNewest } from './use-newest.ts';
import { useNext } from './use-next.ts';
import { changedValues, type Values } from './values.ts';

interface ScreenProps extends FormChanges {
  readonly resource: Resource;
}

export const EditScreen = ({ resource, ...changes }: ScreenProps) => {
  const { t } = useTranslation();
  const { id, record: stored, query } = useRecord(resource);
  // The form keeps what it began with; a newer version is taken over by whoever fills it in.
  const [held, hold] = useState<Loaded>();
  const record = held && String(held.id) === id ? held : undefined;
  if (!record && stored && !query.isFetching) hold(stored);
  const back = recordPath(resource.screens.show ?? '/', id);
  return (
    <>
      <PageHeader
        title={t('form.edit', { singular: resource.singular })}
        back={{ to: back, label: record ? titleOf(resource, record) : resource.label }}
      />
      {query.isError && !record ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      ) : record ? (
        <EditForm key={record.id} resource={resource} record={record} back={back} {...changes} />
      ) : (
        <Skeleton active title={false} />
      )}
    </>
  );
};

type Dirty = Readonly<Record<string, unknown>>;

interface Props extends FormChanges {
  readonly resource: Resource;
  readonly record: Loaded;
  readonly back: string;
}

const EditForm = ({ resource, record, back, then, ...changes }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const go = useGo();
  const { mutateAsync } = useUpdate();
  const sections = formSections(resource, role);
  const named = Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ name, field }) => [name, field])));

  const next = useNext(resource, then);
  const newest = useNewest(resource.name, record.id);

  const submit = async (values: Values, dirty: Dirty, goesOn: boolean, base: Held) => {
    let saved = record;
    if (Object.keys(dirty).length > 0) {
      const { data } = await mutateAsync({
        resource: resource.name,
        id: record.id,
        values: changedValues(values, dirty, base.version),
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
      newest={newest}
      submit={submit}
      {...changes}
    />
  );
};
