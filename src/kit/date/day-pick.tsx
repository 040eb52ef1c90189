// Chooses a day from a month.
import { DatePicker } from 'antd';
import dayjs from 'dayjs';

interface Props {
  readonly label: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly today: string;
  readonly onChange: (date: string) => void;
}

const DAY = 'YYYY-MM-DD';

export const DayPick = ({ label, date, today, onChange }: Props) => (
  <DatePicker
    allowClear={false}
    aria-label={label}
    format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
    value={dayjs(date, DAY)}
    onChange={(day) => onChange(day?.format(DAY) ?? today)}
  />
);
