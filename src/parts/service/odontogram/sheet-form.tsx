// The sheet of this visit's examination; it begins as the last one was.
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import type { SheetData } from '../../../resources/service/odontogram-answer.ts';
import { sheetFields } from '../../../resources/service/odontogram-sheet.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import style from './odontogram.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly customerId: number;
  readonly sheet: SheetData | null;
  readonly visitId: number;
  readonly onSaved: () => void;
  /** What was typed stands on top of what a colleague stored. */
  readonly onTaken: () => void;
}

const FIELDS = Object.entries(sheetFields).map(([name, field]) => ({ name, field }));
const SHAPE = formShape(sheetFields);

export const SheetForm = ({ customerId, sheet, visitId, onSaved, onTaken }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send } = useSend('service.odontogram.sheet');
  /** Another visit's sheet is only what this one begins with. */
  const ownVersion = (of: SheetData | null): number => (of?.visit_id === visitId ? of.version : 0);
  const isOwn = ownVersion(sheet) > 0;
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    ...(sheet ? { record: { ...sheet, version: ownVersion(sheet) } } : { about: { version: 0 } }),
    newest: async () => {
      const { sheet: now } = await readCall('service.odontogram.show', { customer: customerId });
      return { ...now, version: ownVersion(now) };
    },
    onTaken,
    submit: async (values, _dirty, { version }) => {
      const body = { ...values, ...(version > 0 && { version }) };
      await send({ id: visitId }, body);
      message.success(t('form.saved'));
      onSaved();
    },
  });
  return (
    <section className={`${layout.stackSmall} ${style.history}`} aria-label={t('chart.sheet')}>
      <h3 className={words.heading}>
        {t('chart.sheet')} {sheet && !isOwn && <span className={words.faint}>{t('chart.fromBefore')}</span>}
      </h3>
      <form className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <div className={layout.tiles}>
          {FIELDS.map((one) => (
            <FormField key={one.name} {...one} control={form.control} idPrefix="odontogram-sheet" />
          ))}
        </div>
        <div>
          <Button htmlType="submit" loading={form.formState.isSubmitting}>
            {t('chart.saveSheet')}
          </Button>
        </div>
      </form>
    </section>
  );
};
