// The form of a record: the declared groups, the refusal on top, Simpan and Batal below, and what may be done with the record at once.
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { BranchNeeded, useNoBranch } from '../../kit/form/branch-needed.tsx';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';
import type { NamedField, Section } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';
import { FormField, type OwnInput } from './form-field.tsx';
import style from '../../kit/form/form.module.css';
import { useFieldsForm } from './use-fields-form.ts';
import type { Held, NewerOptions } from './use-newer.ts';
import type { Values } from './values.ts';

/** What a page puts in place of single inputs, the fields that it knows already, and what it does with the record once it is saved. */
export interface FormChanges {
  readonly inputs?: Readonly<Record<string, OwnInput>>;
  readonly hidden?: readonly string[];
  /** A verb of the document that the form offers beside saving: it is saved, and the verb follows. */
  readonly then?: string;
}
const NOTHING: readonly string[] = [];

interface Props extends Omit<FormChanges, 'then'>, Pick<NewerOptions, 'newest'> {
  readonly sections: readonly Section[];
  readonly shape: z.ZodType<Values>;
  readonly record?: Row;
  /** What a new record begins with. */
  readonly start?: Values;
  readonly cancelTo: string;
  /** Label of what may follow. */
  readonly next?: string | undefined;
  /** `goesOn`: what may follow was asked for. */
  readonly submit: (
    values: Values,
    dirty: Readonly<Record<string, unknown>>,
    goesOn: boolean,
    base: Held,
  ) => Promise<void>;
}

interface EndsProps {
  readonly next: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (goesOn: boolean) => void;
}
/** Saves, or saves and goes on. */
const Ends = ({ next, busy, onChoose }: EndsProps) => {
  const { t } = useTranslation();
  const noBranch = useNoBranch();
  if (next === undefined)
    return (
      <Button type="primary" htmlType="submit" disabled={noBranch} loading={busy}>
        {busy ? t('form.saving') : t('form.save')}
      </Button>
    );
  return (
    <>
      <Button htmlType="submit" disabled={busy || noBranch} onClick={() => onChoose(false)}>
        {t('form.saveDraft')}
      </Button>
      <Button type="primary" htmlType="submit" disabled={noBranch} loading={busy} onClick={() => onChoose(true)}>
        {busy ? t('form.saving') : next}
      </Button>
    </>
  );
};

/** A field that is called like its section needs no second label where it stands alone there, or has headings of its own. */
const isUntitled = ({ label, kind }: NamedField['field'], section: Section): boolean =>
  label === section.label && (kind === 'lines' || section.fields.length === 1);

export const RecordForm = (props: Props) => {
  const { sections, shape, record, start, cancelTo, next, submit, newest, inputs, hidden = NOTHING } = props;
  const { t } = useTranslation();
  const fields = sections.flatMap((section) => section.fields);
  // The button that was pressed last; Enter in a field presses the first.
  const goesOn = useRef(false);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape,
    record,
    start,
    newest,
    submit: (values, dirty, base) => submit(values, dirty, goesOn.current, base),
  });
  const { isSubmitting } = form.formState;
  const first = fields.find(({ name }) => !hidden.includes(name))?.name;
  useEffect(() => {
    if (first) form.setFocus(first);
  }, [first, form]);

  return (
    <form className={style.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <div>
        <BranchNeeded />
        {refusal && <RefusalAlert refusal={refusal} />}
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
                  untitled={isUntitled(named.field, section)}
                  Own={inputs?.[named.name]}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className={style.actions}>
        <LinkButton to={cancelTo}>{t('form.cancel')}</LinkButton>
        <Ends next={next} busy={isSubmitting} onChoose={(chosen) => (goesOn.current = chosen)} />
      </div>
    </form>
  );
};
