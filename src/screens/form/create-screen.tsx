// A new record of any resource.
import { useCreate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../providers/go.ts';
import { tellDone } from '../../providers/requested.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { createShape } from '../../resources/kernel/shape.ts';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { useToday } from '../../kit/date/use-today.ts';
import { formSections, offers, recordPath } from '../resource-fields.ts';
import type { Loaded } from '../record/use-record.ts';
import { type FormChanges, RecordForm } from './record-form.tsx';
import { useNext } from './use-next.ts';
import type { Values } from './values.ts';

interface Props extends FormChanges {
  readonly resource: Resource;
  /** What the page knows of the new record. */
  readonly given?: Values;
  /** Below the title. */
  readonly note?: string | undefined;
}

export const CreateScreen = ({ resource, given, note, then, ...changes }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { role } = me;
  const go = useGo();
  const { mutateAsync } = useCreate();
  const today = useToday();
  const list = resource.screens.list ?? '/';
  const sections = formSections(resource, role);
  const begun = sections.flatMap(({ fields }) => fields.filter(({ field }) => field.kind === 'date' && field.today));
  const start = { ...Object.fromEntries(begun.map(({ name }) => [name, today])), ...given };

  const next = useNext(resource, then);

  const submit = async (values: object, _dirty: object, goesOn: boolean) => {
    const { data } = await mutateAsync({
      resource: resource.name,
      values,
      // What follows tells of both.
      successNotification: !goesOn && tellDone(t('form.saved')),
      errorNotification: false,
    });
    const show = resource.screens.show && offers(resource, me, 'show') && data.id !== undefined;
    const opening = goesOn ? await next.follow(data as unknown as Loaded) : undefined;
    const page = show ? recordPath(resource.screens.show ?? list, data.id ?? '') : list;
    // Whatever was made is made: nobody stays with a form that would make it again.
    await go([page, list, '/'], { replace: true, state: opening });
  };

  return (
    <>
      <PageHeader
        title={t('form.create', { singular: resource.singular })}
        note={note}
        back={{ to: list, label: resource.label }}
      />
      <RecordForm
        sections={sections}
        start={start}
        shape={createShape(resource)}
        cancelTo={list}
        next={next.label}
        submit={submit}
        {...changes}
      />
    </>
  );
};
