// 'Masuk unit': the units with who is in them, the first free one chosen, and the nurse who is signed in (workspace.md 4).
import { Radio, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PERAWAT } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatTime, timeIn } from '../../../resources/kernel/date.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { visitVerbs } from '../../../resources/service/visit-life.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { useZone } from '../../../kit/date/zone.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import { useVisitReload } from './use-visit-verb.ts';
import type { VisitData } from './visit.ts';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import style from './seat-dialog.module.css';

type Unit = AnswerOf<'service.visit.unit'>['data'][number];

const { input, label } = visitVerbs.masukunit;
const { unit_id: UNIT, perawat_id: NURSE } = input;
const FIELDS = Object.entries(input).map(([name, field]) => ({ name, field }));
const SHAPE = formShape(input);
const FORM = 'visit-seat';

const UnitChoice = ({ units, control }: { units: readonly Unit[]; control: Control<Values> }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const { field, fieldState } = useController({ name: 'unit_id', control });
  const error = fieldState.error?.message;
  return (
    <fieldset className={layout.stackTight} aria-describedby={error ? 'seat-unit-hint' : undefined}>
      <legend className={formStyle.label}>{UNIT.label}</legend>
      <Radio.Group className={style.units} value={field.value} onChange={({ target }) => field.onChange(target.value)}>
        {units.map(({ id, name, occupant }) => (
          <Radio key={id} value={id} disabled={occupant !== null} className={style.unit}>
            <span className={layout.lines}>
              <strong>{name}</strong>
              <span>
                {occupant
                  ? t('visit.seat.taken', {
                      name: [occupant.label, occupant.name].filter(Boolean).join(' '),
                      time: formatTime(timeIn(zone, new Date(occupant.since))),
                    })
                  : t('visit.seat.free')}
              </span>
            </span>
          </Radio>
        ))}
      </Radio.Group>
      {error && (
        <span id="seat-unit-hint" className={formStyle.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
};

interface Props {
  readonly visit: VisitData;
  readonly onClose: () => void;
}

/** The first free unit, the one that was booked before it, and the nurse who is signed in or was booked. */
const useBegun = (visit: VisitData, units: readonly Unit[] | undefined) => {
  const me = useUser();
  const free = units?.filter(({ occupant }) => occupant === null);
  const planned = free?.find(({ id }) => id === visit.booked_unit_id);
  const nurse = me.role === PERAWAT ? { id: me.id, name: me.name } : visit.booked_perawatdata;
  return { full: free?.length === 0, unit: planned ?? free?.[0], nurse };
};

export const SeatDialog = ({ visit, onClose }: Props) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('service.visit.unit', {});
  useNewsOf(resource.name, () => void query.refetch());
  const { full, unit, nurse } = useBegun(visit, answer?.data);
  const { send } = useVerb(resource.name, 'masukunit', tellDone(t('form.saved')));
  const reload = useVisitReload();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { unit_id: null, perawat_id: nurse?.id ?? null },
    submit: async (values) => {
      await send(visit, values);
      await reload();
      onClose();
    },
  });
  // One dialog from the first moment: the units come into it, and what was chosen meanwhile stays.
  const { resetField, getValues } = form;
  const first = unit?.id;
  useEffect(() => {
    if (first !== undefined && getValues('unit_id') === null) resetField('unit_id', { defaultValue: first });
  }, [first, getValues, resetField]);
  return (
    <FormDialog
      title={`${label}: ${visit.customerdata?.name ?? visit.code}`}
      form={FORM}
      action={label}
      disabled={!answer || full}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {query.isError && !answer && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {full && <EmptyState title={t('visit.seat.none')} />}
        {answer ? (
          <UnitChoice units={answer.data} control={form.control} />
        ) : (
          query.isLoading && <Skeleton active title={false} />
        )}
        <FormField
          name="perawat_id"
          field={NURSE}
          control={form.control}
          record={{ perawatdata: nurse ?? null }}
          idPrefix="seat"
        />
      </form>
    </FormDialog>
  );
};
