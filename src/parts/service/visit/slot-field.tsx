// The time of an appointment: the free places of the chosen doctor on the chosen day (service.md 6.2).
import { Radio, Spin } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { laterBy } from '../../../resources/service/session.ts';
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
  return { asked, loading: asked && query.isLoading, sessions: answer?.data, askAnew: query.refetch };
};

interface Props {
  readonly control: Control<Values>;
  readonly id: string;
  /** Whose places; left out: the form's `doctor_id`. */
  readonly doctor?: number;
  /** The field of the day. */
  readonly day?: string;
  /** The field that says how long it lasts, in minutes: a time needs room for all of it. Nothing in it: one slot. */
  readonly length?: string;
}

type Session = AnswerOf<'service.jadwal.slot'>['data'][number];

/** How many more may come at a time, and how many of them stay that long; null: the session ends before, or the doctor is away. */
const roomAt = ({ times, slot_minutes }: Session, at: number, minutes: number) => {
  const count = Math.max(1, Math.ceil(minutes / slot_minutes));
  const slots = times.slice(at, at + count);
  const first = times[at]?.time ?? '';
  const whole = slots.length === count && slots.every(({ time }, n) => time === laterBy(first, n * slot_minutes));
  const [begins = 0, ...later] = slots.map(({ kapasitas, terisi }) => kapasitas - terisi);
  return { begins, stays: whole ? Math.min(begins, ...later) : null };
};

type Room = ReturnType<typeof roomAt>;
/** Who comes at a free time and stays into a taken one has too little of it: nobody else fills the time itself. */
const roomText = ({ begins, stays }: Room, t: TFunction): string => {
  if (stays !== null && stays > 0) return t('schedule.slot.free', { count: stays });
  return begins > 0 ? t('schedule.slot.short') : t('schedule.slot.full');
};

/** Reads doctor and day of the same form; a time that the new doctor or day does not have is given up. */
export const SlotField = ({ control, id, doctor: given, day = 'visit_date', length = 'minutes' }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const [chosen, date, wanted] = useWatch({ control, name: ['doctor_id', day, length] });
  const minutes = typeof wanted === 'number' ? wanted : 0;
  const doctor = given ?? chosen;
  const { field, fieldState } = useController({ name: 'session_time', control });
  const { asked, loading, sessions, askAnew } = useSlots(doctor, date);
  const value = typeof field.value === 'string' ? field.value : NONE;
  const gone = sessions !== undefined && value !== NONE && !sessions.some((s) => s.times.some((x) => x.time === value));
  const { onChange } = field;
  useEffect(() => {
    if (gone) onChange(null);
  }, [gone, onChange]);
  // Somebody was quicker: what is free now is another answer.
  const refused = fieldState.error;
  useEffect(() => {
    if (refused) void askAnew();
  }, [refused, askAnew]);
  const spare = OVERBOOKERS.includes(role) ? 1 : 0;
  const error = refused?.message;

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
          {sessions.flatMap((session) =>
            session.times.map(({ time }, at) => {
              const room = roomAt(session, at, minutes);
              const { stays } = room;
              return (
                <Radio.Button
                  key={`${session.jadwal_id} ${time}`}
                  value={time}
                  disabled={stays === null || stays + spare <= 0}
                >
                  {formatTime(time)}
                  <span className={style.room} data-full={stays === null || stays <= 0}>
                    {roomText(room, t)}
                  </span>
                </Radio.Button>
              );
            }),
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
