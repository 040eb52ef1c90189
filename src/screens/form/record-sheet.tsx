// A new record, or changes to one, in a sheet at the side: where a page keeps records of another resource.
import { useCreate, useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../providers/requested.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { inputShape } from '../../resources/kernel/shape.ts';
import { useToday } from '../../kit/date/use-today.ts';
import { formSections } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { FieldsSheet } from './fields-sheet.tsx';
import { useFieldsForm } from './use-fields-form.ts';
import { useNewest } from './use-newest.ts';
import { changedValues, type Values } from './values.ts';

const NOTHING: Values = {};

interface Props {
  readonly resource: Resource;
  /** Left out: a new one. */
  readonly record?: Row & { readonly id: number; readonly version: number };
  /** What the page knows of a new one; not asked for. */
  readonly fixed?: Values;
  readonly onClose: () => void;
}

export const RecordSheet = ({ resource, record, fixed = NOTHING, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const today = useToday();
  const { mutateAsync: create } = useCreate();
  const { mutateAsync: update } = useUpdate();
  const fields = formSections(resource, role)
    .flatMap((section) => section.fields)
    .filter(({ name }) => !(name in fixed));
  const begun = fields.filter(({ field }) => field.kind === 'date' && field.today);
  const told = { successNotification: tellDone(t('form.saved')), errorNotification: false } as const;
  const filled = useFieldsForm({
    fields,
    shape: inputShape(Object.fromEntries(fields.map(({ name, field }) => [name, field]))),
    ...(record ? { record } : { start: Object.fromEntries(begun.map(({ name }) => [name, today])) }),
    newest: useNewest(resource.name, record?.id),
    submit: async (values, dirty, base) => {
      const { name } = resource;
      if (!record) await create({ resource: name, values: { ...values, ...fixed }, ...told });
      else if (Object.keys(dirty).length > 0)
        await update({ resource: name, id: record.id, values: changedValues(values, dirty, base.version), ...told });
      onClose();
    },
  });
  const title = t(record ? 'form.edit' : 'form.create', { singular: resource.singular });
  return (
    <FieldsSheet
      title={title}
      fields={fields}
      filled={filled}
      {...(record && { record })}
      idPrefix="record-sheet"
      onClose={onClose}
    />
  );
};
