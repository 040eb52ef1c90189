// The time of an appointment: the free places of the chosen doctor on the chosen day (service.md 6.2).
import { Radio, Spin } from 'antd';
import { useEffect } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { bookingFields } from '../../../resources/service/visit-booking.ts';
import formStyle from '../../../kit/form/form.module.css';
import type { Values } from '../../../screens/form/values.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './slot-field.module.css';

const NONE = '';
/** Manager and superadmin may book one patient more than there is room for. */
const OVERBOOKERS: readonly number[] = [MANAGER, SUPERADMIN];

const useSlots = (doctor: unknown, date: unknown) => {
  const asked = typeof doctor === 'number' && typeof date === 'string' && date !== '';
  const of = asked ? { doctor, start_date: date, end_date: date } : { doctor: 0, start_date: '', end_date: '' };
  const { query, answer } = useCall('service.jadwal.slot', of, { enabled: asked, staleTime: 10_000 });
  return { asked, loading: asked && query.isLoading, sessions: answer?.data };
};

interface Props {
  readonly control: Control<Values>;
  readonly id: string;
  /** Whose places; left out: the form's `doctor_id`. */
  readonly doctor?: number;
  /** The field of the day. */
  readonly day?: string;
}

/** Reads doctor and day of the same form; a time that the new doctor or day does not have is given up. */
export const SlotField = ({ control, id, doctor: given, day = 'visit_date' }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const [chosen, date] = useWatch({ control, name: ['doctor_id', day] });
  const doctor = given ?? chosen;
  const { field, fieldState } = useController({ name: 'session_time', control });
  const { asked, loading, sessions } = useSlots(doctor, date);
  const value = typeof field.value === 'string' ? field.value : NONE;
  const gone = sessions !== undefined && value !== NONE && !sessions.some((s) => s.times.some((x) => x.time === value));
  const { onChange } = field;
  useEffect(() => {
    if (gone) onChange(null);
  }, [gone, onChange]);
  const spare = OVERBOOKERS.includes(role) ? 1 : 0;
  const error = fieldState.error?.message;

  return (
    <fieldset className={layout.stackTight} aria-describedby={error ? `${id}-hint` : undefined}>
      <legend className={formStyle.label}>{bookingFields.session_time.label}</legend>
      {!asked && <span className={formStyle.help}>{t('schedule.slot.first')}</span>}
      {loading && <Spin size="small" />}
      {sessions && (
        <Radio.Group
          className={style.times}
          optionType="button"
          value={value}
          onChange={({ target }) => onChange(target.value === NONE ? null : target.value)}
        >
          <Radio.Button value={NONE}>{t('schedule.slot.none')}</Radio.Button>
          {sessions.flatMap(({ jadwal_id, times }) =>
            times.map(({ time, kapasitas, terisi }) => (
              <Radio.Button key={`${jadwal_id} ${time}`} value={time} disabled={terisi >= kapasitas + spare}>
                {formatTime(time)}
                <span className={style.room} data-full={terisi >= kapasitas}>
                  {terisi < kapasitas
                    ? t('schedule.slot.free', { count: kapasitas - terisi })
                    : t('schedule.slot.full')}
                </span>
              </Radio.Button>
            )),
          )}
        </Radio.Group>
      )}
      {sessions?.length === 0 && <span className={formStyle.help}>{t('schedule.slot.closed')}</span>}
      {error && (
        <span id={`${id}-hint`} className={formStyle.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
};
