// What came of asking a patient: reached or not, a promise with its day and amount, a note.
import { Input, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactResult, contactResult, contactResults } from '../../../resources/finance/contact.ts';
import { DayPicker } from '../../../kit/date/day-picker.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { Refusal } from '../../../kit/form/refusal.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './contact.module.css';

export interface Typed {
  readonly result: ContactResult;
  readonly day: string | null;
  /** Rupiah. */
  readonly amount: number | null;
  readonly note: string;
}
const NOTE_MAX = 300;

interface Props {
  readonly typed: Typed;
  readonly refusal: Refusal | undefined;
  readonly onChange: (next: Partial<Typed>) => void;
}

const PromiseFields = ({ typed, refusal, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const today = useToday();
  return (
    <div className={layout.inputs}>
      <div>
        <label htmlFor={`${id}-day`}>{t('kontak.promiseDay')}</label>
        <DayPicker
          id={`${id}-day`}
          className={style.day}
          value={typed.day === null ? null : dayjs(typed.day)}
          format="D MMM YYYY"
          disabledDate={(day) => day.format('YYYY-MM-DD') < today}
          status={refusal?.errors?.['promise_date'] && 'error'}
          onChange={(day) => onChange({ day: day ? day.format('YYYY-MM-DD') : null })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-amount`}>{t('kontak.promiseAmount')}</label>
        <MoneyControl
          id={`${id}-amount`}
          value={typed.amount}
          status={refusal?.errors?.['promise_amount'] && 'error'}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
    </div>
  );
};

export const ResultForm = ({ typed, refusal, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Segmented<ContactResult>
        className={surface.slide}
        aria-label={t('kontak.result')}
        value={typed.result}
        options={contactResults.map(({ value, label }) => ({ value, label }))}
        onChange={(result) => onChange({ result })}
      />
      {typed.result === contactResult.promised && <PromiseFields {...{ typed, refusal, onChange }} />}
      <div>
        <label htmlFor={`${id}-note`}>{t('kontak.note')}</label>
        <Input.TextArea
          id={`${id}-note`}
          rows={2}
          maxLength={NOTE_MAX}
          value={typed.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </>
  );
};
