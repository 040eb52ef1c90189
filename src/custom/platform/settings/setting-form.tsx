// A card of settings that are saved together, as of the version that was read.
import { Button } from 'antd';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Fields, InputOf } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props<F extends Fields> {
  /** Of the heading, and before the ids of the inputs. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly fields: F;
  readonly values: Readonly<Record<string, unknown>>;
  /** Name of the branch. */
  readonly branch: string;
  /** Below the fields: what the values will look like. */
  readonly Preview?: ComponentType<{ readonly control: Control<Values>; readonly branch: string }>;
  /** Sends what is on the card. */
  readonly send: (changed: InputOf<F>) => Promise<unknown>;
  readonly onChanged: () => void;
}

const STALE = 409;

export const SettingForm = <F extends Fields>(props: Props<F>) => {
  const { id, title, lead, fields, values, branch, Preview, send, onChanged } = props;
  const { t } = useTranslation();
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: formShape(fields),
    record: { ...values },
    submit: async (changed) => {
      await send(changed);
      onChanged();
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <section className={surface.sheet} aria-labelledby={id}>
      <h2 id={id} className={words.heading}>
        {title}
      </h2>
      {lead && <p className={words.quiet}>{lead}</p>}
      <form className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === STALE && (
          <Button type="link" onClick={onChanged}>
            {t('form.stale')}
          </Button>
        )}
        <div className={formStyle.grid}>
          {named.map((one) => (
            <FormField key={one.name} {...one} control={form.control} idPrefix={id} />
          ))}
        </div>
        {Preview && <Preview control={form.control} branch={branch} />}
        <div className={layout.end}>
          <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </section>
  );
};
