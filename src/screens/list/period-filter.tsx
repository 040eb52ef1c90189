// A period by two days; 'Semua Tanggal' when unset (seed section 2).
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly start: string;
  readonly end: string;
  readonly onChange: (start: string, end: string) => void;
}

const WIRE = 'YYYY-MM-DD';
const day = (text: string): Dayjs | null => (text ? dayjs(text, WIRE) : null);

export default function PeriodFilter({ label, start, end, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <DatePicker.RangePicker
      style={{ width: '100%' }}
      format="DD MMM YYYY"
      value={[day(start), day(end)]}
      allowEmpty={[true, true]}
      placeholder={[t('list.allDates'), t('list.to')]}
      aria-label={label}
      onChange={(range) => onChange(range?.[0]?.format(WIRE) ?? '', range?.[1]?.format(WIRE) ?? '')}
    />
  );
}
