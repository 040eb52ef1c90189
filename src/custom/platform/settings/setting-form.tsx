// A card of settings that are saved together. What another card or a colleague stores meanwhile takes nothing from what is typed here.
import { Button } from 'antd';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Fields, InputOf } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Held } from '../../../screens/form/use-newer.ts';
import type { Values } from '../../../screens/form/values.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { StandingForm } from '../../../kit/form/standing-form.tsx';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props<F extends Fields> {
  /** Of the heading, and before the ids of the inputs. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly fields: F;
  /** As the page has read it. */
  readonly record: Held;
  /** Reads it as it is stored now. */
  readonly newest: () => Promise<Held>;
  /** Name of the branch. */
  readonly branch: string;
  /** Below the fields: what the values will look like. */
  readonly Preview?: ComponentType<{ readonly control: Control<Values>; readonly branch: string }>;
  /** Sends what is on the card, as of the version that it builds on. */
  readonly send: (changed: InputOf<F>, version: number) => Promise<unknown>;
  /** Reads the page anew. */
  readonly onChanged: () => Promise<unknown>;
}

const STALE = 409;

/** What of a record the card shows. */
const shownOf = (fields: Fields, record: Held): string =>
  JSON.stringify(Object.keys(fields).map((name) => record[name] ?? null));

interface CardProps<F extends Fields> extends Props<F> {
  /** The record that the card began with. */
  readonly first: Held;
  readonly onSaved: () => void;
  readonly onTaken: () => void;
}

const Card = <F extends Fields>(props: CardProps<F>) => {
  const { id, fields, first, record, newest, branch, Preview, send, onSaved, onTaken, onChanged } = props;
  const { t } = useTranslation();
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: formShape(fields),
    record: first,
    newest,
    onTaken,
    submit: async (changed, _dirty, base) => {
      // A version that changed nothing of this card overrules nobody.
      const isSame = shownOf(fields, base) === shownOf(fields, record);
      await send(changed, isSame ? Math.max(base.version, record.version) : base.version);
      form.reset(form.getValues());
      onSaved();
      await onChanged();
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <form className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {refusal?.status === STALE && !refusal.more && (
        <Button type="link" onClick={() => void onChanged()}>
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
  );
};

export const SettingForm = <F extends Fields>(props: Props<F>) => {
  const { id, title, lead, fields, record } = props;
  return (
    <section className={surface.sheet} aria-labelledby={id}>
      <h2 id={id} className={words.heading}>
        {title}
      </h2>
      {lead && <p className={words.quiet}>{lead}</p>}
      <StandingForm version={shownOf(fields, record)} shown={record}>
        {(first, onSaved, onTaken) => <Card {...props} {...{ first, onSaved, onTaken }} />}
      </StandingForm>
    </section>
  );
};
