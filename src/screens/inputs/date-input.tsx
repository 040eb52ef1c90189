import dayjs from 'dayjs';
import { type InputProps, wiring } from './input.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { ClockPicker, DayPicker } from '../../kit/date/day-picker.tsx';

const DAY = 'YYYY-MM-DD';
const TIME = 'HH:mm';
const FULL = { width: '100%' } as const;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A calendar day; typed as 06 Mar 2026, 6/3/2026 or 06032026. */
export const DateInput = (props: InputProps<'date'>) => {
  const value = text(props.value);
  return (
    <DayPicker
      {...wiring(props)}
      onKeyDown={stayInField}
      style={FULL}
      format={['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY']}
      value={value === null ? null : dayjs(value, DAY)}
      onChange={(day) => props.onChange(day?.format(DAY) ?? null)}
    />
  );
};

export const TimeInput = (props: InputProps<'time'>) => {
  const value = text(props.value);
  return (
    <ClockPicker
      {...wiring(props)}
      onKeyDown={stayInField}
      style={FULL}
      format={TIME}
      minuteStep={5}
      needConfirm={false}
      value={value === null ? null : dayjs(`2000-01-01T${value}`)}
      onChange={(time) => props.onChange(time?.format(TIME) ?? null)}
    />
  );
};

export const InstantInput = (props: InputProps<'instant'>) => {
  const value = text(props.value);
  return (
    <DayPicker
      {...wiring(props)}
      onKeyDown={stayInField}
      style={FULL}
      showTime={{ format: TIME }}
      format={`DD MMM YYYY ${TIME}`}
      value={value === null ? null : dayjs(value)}
      onChange={(instant) => props.onChange(instant?.toISOString() ?? null)}
    />
  );
};
