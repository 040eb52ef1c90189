// The form of a record: the declared groups, the refusal on top, Simpan and Batal below.
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';
import type { Section } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { FormField, type OwnInput } from './form-field.tsx';
import style from '../../kit/form/form.module.css';
import { useFieldsForm } from './use-fields-form.ts';
import { useLeaveWarning } from '../../kit/form/use-leave-warning.ts';
import type { Values } from './values.ts';

/** What a page puts in place of single inputs, and the fields that it knows already. */
export interface FormChanges {
  readonly inputs?: Readonly<Record<string, OwnInput>>;
  readonly hidden?: readonly string[];
}
const NOTHING: readonly string[] = [];

interface Props extends FormChanges {
  readonly sections: readonly Section[];
  readonly shape: z.ZodType<Values>;
  readonly record?: Row;
  /** What a new record begins with. */
  readonly start?: Values;
  readonly cancelTo: string;
  readonly submit: (values: Values, dirty: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Offered when the record was changed by somebody else in the meantime. */
  readonly onStale?: () => void;
}

const STALE = 409;

export const RecordForm = (props: Props) => {
  const { sections, shape, record, start, cancelTo, submit, onStale, inputs, hidden = NOTHING } = props;
  const { t } = useTranslation();
  const fields = sections.flatMap((section) => section.fields);
  const { form, refusal, onSubmit } = useFieldsForm({ fields, shape, record, start, submit });
  const { isSubmitting, isDirty } = form.formState;
  const top = useRef<HTMLDivElement>(null);
  const first = fields.find(({ name }) => !hidden.includes(name))?.name;
  useLeaveWarning(isDirty && !isSubmitting);
  useEffect(() => {
    if (first) form.setFocus(first);
  }, [first, form]);
  useEffect(() => {
    if (refusal) top.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  return (
    <form className={style.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <div ref={top}>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === STALE && onStale && (
          <Button type="link" onClick={onStale}>
            {t('form.stale')}
          </Button>
        )}
      </div>
      {sections.map((section) => (
        <fieldset key={section.label} className={style.section}>
          <legend className={style.legend}>{section.label}</legend>
          <div className={style.grid}>
            {section.fields
              .filter(({ name }) => !hidden.includes(name))
              .map((named) => (
                <FormField
                  key={named.name}
                  {...named}
                  control={form.control}
                  record={record}
                  idPrefix="f"
                  untitled={named.field.label === section.label}
                  Own={inputs?.[named.name]}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className={style.actions}>
        <LinkButton to={cancelTo}>{t('form.cancel')}</LinkButton>
        <Button type="primary" htmlType="submit" loading={isSubmitting}>
          {isSubmitting ? t('form.saving') : t('form.save')}
        </Button>
      </div>
    </form>
  );
};
