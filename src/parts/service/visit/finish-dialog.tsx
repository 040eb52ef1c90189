// 'Selesai': the end of a visit, with the next control that the doctor proposes (service.md 1, 3.1).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb } from '../../../providers/send.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { visitVerbs } from '../../../resources/service/visit-life.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useVisitReload } from './use-visit-verb.ts';
import type { VisitData } from './visit.ts';
import layout from '../../../kit/style/layout.module.css';

const { input, label, confirm } = visitVerbs.selesai;
const FIELDS = Object.entries(input).map(([name, field]) => ({ name, field }));
const SHAPE = formShape(input);
const FORM = 'visit-finish';
const CONFLICT = 409;
/** Weeks after which a patient usually comes again. */
const CHOICES = [1, 2, 4, 12, 26] as const;
const WEEK = 7;
/** Who came for a control comes again after the usual interval of one. */
const CONTROL_WEEKS = 4;

const after = (visit: VisitData, weeks: number): string => addDays(visit.visit_date, weeks * WEEK);

const proposalOf = (visit: VisitData): string | null =>
  visit.next_control_at ?? (visit.type === 'kontrol' ? after(visit, CONTROL_WEEKS) : null);

export const FinishDialog = ({ visit, onClose }: { visit: VisitData; onClose: () => void }) => {
  const { t } = useTranslation();
  const { send } = useVerb(resource.name, 'selesai', tellDone(t('form.saved')));
  const reload = useVisitReload();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { next_control_at: proposalOf(visit) },
    submit: async (values) => {
      await send(visit, values);
      await reload();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${label}: ${visit.customerdata?.name ?? visit.code}`}
      form={FORM}
      action={label}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === CONFLICT && (
          <Button type="link" onClick={() => void reload().then(onClose)}>
            {t('form.stale')}
          </Button>
        )}
        <p>{confirm}</p>
        {FIELDS.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="finish" />
        ))}
        <div className={layout.rowTight} role="group" aria-label={t('schedule.control.choices')}>
          {CHOICES.map((weeks) => (
            <Button
              key={weeks}
              size="small"
              onClick={() => form.setValue('next_control_at', after(visit, weeks), { shouldDirty: true })}
            >
              {t(`schedule.control.in${weeks}`)}
            </Button>
          ))}
        </div>
      </form>
    </FormDialog>
  );
};
