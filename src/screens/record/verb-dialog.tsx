// One verb of a document: its question, its fields, and what the server answers.
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document, Verb } from '../../resources/kernel/define.ts';
import { inputShape } from '../../resources/kernel/shape.ts';
import { tellDone } from '../../providers/requested.ts';
import { useUser } from '../../providers/session.ts';
import { FormField } from '../form/form-field.tsx';
import { useFieldsForm } from '../form/use-fields-form.ts';
import { useNewest } from '../form/use-newest.ts';
import type { Values } from '../form/values.ts';
import { FirstField } from '../../kit/form/first-field.tsx';
import { FormDialog } from '../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';
import type { Refusal } from '../../kit/form/refusal.ts';
import { WaitingRows } from '../../kit/state/waiting-rows.tsx';
import { Warnings } from '../../kit/state/warnings.tsx';
import { type NamedField, toldFields } from '../resource-fields.ts';
import { useDerivedVerb } from './use-derived-verb.ts';
import { type Loaded, titleOf } from './use-record.ts';
import type { NamedVerb } from './verbs.ts';
import { warningsOf } from './warnings.ts';
import layout from '../../kit/style/layout.module.css';

interface Props {
  readonly resource: Document;
  readonly record: Loaded;
  /** Whom it is about, where the record's own title says less. */
  readonly of?: string;
  readonly named: NamedVerb;
  readonly fields: readonly NamedField[];
  /** What the fields begin with, where it is not nothing. */
  readonly start?: Values;
  /** Why it was refused when a form asked for it at once. */
  readonly refused?: Refusal | undefined;
  readonly onClose: () => void;
}

/** Few questions show any: the pages of the others do not carry it. */
const ShownFields = lazy(() => import('./shown-fields.tsx'));

const CONFLICT = 409;
/** Room for the lines of a record. */
const TABLE_WIDTH = 880;

/** What the question is about; a row of a list has no lines. */
const shownOf = ({ fields }: Document, { shows = [] }: Verb, record: Loaded): readonly NamedField[] =>
  shows.flatMap((name) => {
    const field = fields[name];
    return field && record[name] !== undefined ? [{ name, field }] : [];
  });

export const VerbDialog = ({ resource, record, of, named, fields, start, refused, onClose }: Props) => {
  const { name, verb } = named;
  const { t } = useTranslation();
  const { role } = useUser();
  const send = useDerivedVerb(resource, tellDone(t('form.saved')));
  const invalidate = useInvalidate();
  const reload = () => invalidate({ resource: resource.name, id: record.id, invalidates: ['list', 'detail'] });

  const {
    form,
    refusal: again,
    onSubmit,
  } = useFieldsForm({
    fields,
    shape: inputShape(verb.input),
    ...(start && { start }),
    about: record,
    newest: useNewest(resource.name, record.id),
    tells: toldFields(resource, role),
    submit: async (values, _dirty, { version }) => {
      await send(named, { ...record, version }, values);
      await reload();
      onClose();
    },
  });
  const { isSubmitting, isDirty, isSubmitted } = form.formState;
  const refusal = isSubmitted ? again : refused;
  const shown = shownOf(resource, verb, record);

  return (
    <FormDialog
      title={`${verb.label}: ${of ?? titleOf(resource, record)}`}
      form={`verb-${name}`}
      action={verb.label}
      {...(shown.some(({ field }) => field.kind === 'lines') && { width: TABLE_WIDTH })}
      danger={verb.tone === 'danger'}
      busy={isSubmitting}
      typed={isDirty}
      onClose={onClose}
    >
      <form id={`verb-${name}`} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refused && !isSubmitted && <p>{t('form.draftKept')}</p>}
        {refusal && <RefusalAlert refusal={refusal} />}
        <Warnings warnings={warningsOf(record)} />
        {refusal?.status === CONFLICT && !refusal.more && (
          <Button type="link" onClick={() => void reload().then(onClose)}>
            {t('form.stale')}
          </Button>
        )}
        {verb.confirm && <p>{verb.confirm}</p>}
        {shown.length > 0 && (
          <Suspense fallback={<WaitingRows />}>
            <ShownFields fields={shown} record={record} />
          </Suspense>
        )}
        <FirstField>
          <div className={layout.stackLarge}>
            {fields.map((field) => (
              <FormField key={field.name} {...field} control={form.control} idPrefix="verb" />
            ))}
          </div>
        </FirstField>
      </form>
    </FormDialog>
  );
};
