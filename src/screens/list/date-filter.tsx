// A filter of one day: picked, or typed as in a form. Its value is a query text, as it stands in the address.
import dayjs from 'dayjs';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { DayPicker } from '../../kit/date/day-picker.tsx';

const DAY = 'YYYY-MM-DD';
const FULL = { width: '100%' } as const;
const FORMATS = ['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY'];

interface Props {
  readonly label: string;
  /** '2026-11-27', or '' without one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export default function DateFilter({ label, value, onChange }: Props) {
  return (
    <DayPicker
      aria-label={label}
      placeholder={label}
      style={FULL}
      format={FORMATS}
      onKeyDown={stayInField}
      value={value === '' ? null : dayjs(value, DAY)}
      onChange={(day) => onChange(day?.format(DAY) ?? '')}
    />
  );
}
