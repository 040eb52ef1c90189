// 'Pilih Periode': the two days of a range; APPLY when the end is on or after the start (specified).
import { Button, DatePicker, Modal } from 'antd';
import dayjs from 'dayjs';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stayInField } from '../form/stay-in-field.ts';
import { useReturnFocus } from '../hooks/return-focus.ts';
import style from './date-range.module.css';
import { quickNames, quickRanges } from './quick-ranges.ts';
import { type DateRange, isRange } from './range.ts';
import { usePeriodStart } from '../../providers/period.ts';
import layout from '../style/layout.module.css';

const DAY = 'YYYY-MM-DD';
/** What is shown, and what may be typed instead. */
const FORMATS = ['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY'];

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, value, invalid, onChange }: DayProps) => {
  const id = useId();
  return (
    <div className={layout.stackTight}>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        id={id}
        allowClear={false}
        inputReadOnly={false}
        format={FORMATS}
        status={invalid ? 'error' : undefined}
        value={value ? dayjs(value, DAY) : null}
        onKeyDown={stayInField}
        onChange={(day) => onChange(day?.format(DAY) ?? '')}
      />
    </div>
  );
};

interface Props {
  readonly label: string;
  readonly range: DateRange;
  readonly today: string;
  readonly onApply: (range: DateRange) => void;
  /** Absent where there must be a range. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

export default function DateRangeDialog({ label, range, today, onApply, onClear, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const form = useId();
  const [draft, setDraft] = useState(range);
  const quick = quickRanges(today);
  const period = usePeriodStart();
  const backwards = draft.start !== '' && draft.end !== '' && !isRange(draft);
  const leaveWith = (action: () => void) => {
    action();
    onClose();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isRange(draft)) leaveWith(() => onApply(draft));
  };
  return (
    <Modal
      open
      width={440}
      title={t('dateRange.choose')}
      onCancel={onClose}
      footer={
        <div className={layout.line}>
          {onClear && <Button onClick={() => leaveWith(onClear)}>{t('dateRange.all')}</Button>}
          <span className={style.spacer} />
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} disabled={!isRange(draft)}>
            {t('dateRange.apply')}
          </Button>
        </div>
      }
    >
      <form id={form} className={layout.stack} aria-label={label} onSubmit={apply}>
        <div className={layout.row}>
          {quickNames.map((name) => (
            <Button key={name} size="small" onClick={() => setDraft(quick[name])}>
              {t(`dateRange.quick.${name}`)}
            </Button>
          ))}
          {period !== undefined && period <= today && (
            <Button size="small" onClick={() => setDraft({ start: period, end: today })}>
              {t('dateRange.quick.period')}
            </Button>
          )}
        </div>
        <div className={`${layout.tiles} ${style.fields}`}>
          <Day
            label={t('dateRange.start')}
            value={draft.start}
            invalid={backwards}
            onChange={(start) => setDraft({ ...draft, start })}
          />
          <Day
            label={t('dateRange.end')}
            value={draft.end}
            invalid={backwards}
            onChange={(end) => setDraft({ ...draft, end })}
          />
        </div>
        <p role="alert" className={style.problem}>
          {backwards && t('dateRange.backwards')}
        </p>
      </form>
    </Modal>
  );
}
