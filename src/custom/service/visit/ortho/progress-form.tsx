// This visit's control. A new one begins with the stage and the wires of the one before, and with the weeks of the case.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../../providers/call.ts';
import { sendCall } from '../../../../providers/send.ts';
import type { OrthoProgress } from '../../../../resources/service/ortho-answer.ts';
import { progressFields } from '../../../../resources/service/ortho-calls.ts';
import { archwires, elastics, ligatures } from '../../../../resources/service/ortho.ts';
import { formShape } from '../../../../resources/kernel/shape.ts';
import { FormField } from '../../../../screens/form/form-field.tsx';
import formStyle from '../../../../kit/form/form.module.css';
import { useFieldsForm } from '../../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../../kit/form/refusal-alert.tsx';
import type { NamedField } from '../../../../screens/resource-fields.ts';
import { PickField } from './pick-field.tsx';
import surface from '../../../../kit/style/surface.module.css';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';

interface Props {
  readonly visitId: number;
  readonly appliance: string;
  /** Weeks between the controls of the case; null where it needs none any more. */
  readonly interval: number | null;
  readonly progress: OrthoProgress | null;
  readonly previous: OrthoProgress | undefined;
  readonly onSaved: () => void;
  /** What was typed stands on top of what a colleague stored. */
  readonly onTaken: () => void;
}

const shape = formShape(progressFields);
const WIRED: readonly string[] = ['upper_wire', 'lower_wire', 'upper_elastic', 'lower_elastic', 'debonded_teeth'];
const PICKED: Readonly<Partial<Record<string, readonly string[]>>> = {
  upper_wire: archwires,
  lower_wire: archwires,
  upper_elastic: ligatures,
  lower_elastic: ligatures,
  elastic: elastics,
};

/** An aligner has a number instead of wires. */
const isAsked = (name: string, appliance: string): boolean => {
  if (appliance === 'aligner') return !WIRED.includes(name);
  return name !== 'aligner_no';
};

export const ProgressForm = ({ visitId, appliance, interval, progress, previous, onSaved, onTaken }: Props) => {
  const { t } = useTranslation();
  const named: readonly NamedField[] = Object.entries(progressFields)
    .filter(([name]) => isAsked(name, appliance))
    .map(([name, field]) => ({ name, field }));
  const copied = {
    ...(previous && {
      stage: previous.stage,
      upper_wire: previous.upper_wire,
      lower_wire: previous.lower_wire,
      upper_elastic: previous.upper_elastic,
      lower_elastic: previous.lower_elastic,
      elastic: previous.elastic,
    }),
    next_control_weeks: interval,
  };
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape,
    record: { ...(progress ?? copied), version: progress?.version ?? 0 },
    newest: async () => {
      const { progress: now } = await readCall('service.orthoprogress.show', { id: visitId });
      return { ...now, version: now?.version ?? 0 };
    },
    onTaken,
    submit: async (values, _dirty, { version }) => {
      await sendCall('service.orthoprogress.save', { id: visitId }, { ...values, version });
      onSaved();
    },
  });
  return (
    <form
      className={surface.sheet}
      aria-label={t('note.ortho.control')}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      <h2 className={words.heading}>{t('note.ortho.control')}</h2>
      {!progress && previous && <p className={words.faint}>{t('note.ortho.copied')}</p>}
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={formStyle.grid}>
        {named.map(({ name, field }) => {
          const options = PICKED[name];
          if (options && field.kind === 'text')
            return <PickField key={name} {...{ name, options }} {...field} control={form.control} />;
          return <FormField key={name} {...{ name, field }} control={form.control} idPrefix="ortho" />;
        })}
      </div>
      <div className={layout.rowTight}>
        <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
          {t(progress ? 'note.ortho.change' : 'note.ortho.save')}
        </Button>
      </div>
    </form>
  );
};
