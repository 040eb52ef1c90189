// The fields of the note: four texts and what was measured. A field is drawn anew only when it was filled from outside.
import { Input, InputNumber } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { soapLabels, type SoapText, soapTexts } from '../../../../resources/service/soap.ts';
import { type VitalSign, vitalNames, vitalSigns } from '../../../../resources/service/vital.ts';
import type { NoteWriter, WriterState } from './note-writer.ts';
import layout from '../../../../kit/style/layout.module.css';
import surface from '../../../../kit/style/surface.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './soap.module.css';

interface Props extends Pick<WriterState, 'draft' | 'revisions'> {
  readonly writer: NoteWriter;
}

const MAX = 10_000;
const ROWS = { minRows: 4, maxRows: 14 };

const TextField = ({ name, text, writer }: { name: SoapText; text: string; writer: NoteWriter }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={style.field}>
      <label htmlFor={id} className={style.label}>
        {soapLabels[name]}
      </label>
      <Input.TextArea
        id={id}
        defaultValue={text}
        maxLength={MAX}
        autoSize={ROWS}
        placeholder={t(`note.hint.${name}`)}
        onChange={({ target }) => writer.change(name, target.value)}
        onBlur={() => void writer.flush()}
      />
    </div>
  );
};

const SignField = ({ sign, value, writer }: { sign: VitalSign; value: number | null; writer: NoteWriter }) => {
  const id = useId();
  const { label, unit, min, max, step } = vitalSigns[sign];
  return (
    <div className={style.sign}>
      <label htmlFor={id} className={words.quiet}>
        {label} <span className="visually-hidden">({unit})</span>
      </label>
      <InputNumber<number>
        id={id}
        defaultValue={value ?? undefined}
        min={min}
        max={max}
        step={step}
        precision={step === 1 ? 0 : 1}
        decimalSeparator=","
        inputMode="decimal"
        controls={false}
        suffix={
          <span className={words.faint} aria-hidden>
            {unit}
          </span>
        }
        style={{ width: '100%' }}
        onChange={(next) => writer.change(sign, next)}
        onBlur={() => void writer.flush()}
      />
    </div>
  );
};

export const NoteForm = memo(({ writer, draft, revisions }: Props) => {
  const { t } = useTranslation();
  const keyOf = (field: SoapText | VitalSign): string => `${field} ${revisions[field] ?? 0}`;
  return (
    <div className={`${layout.stackLarge} ${style.form}`}>
      <fieldset className={`${surface.sunken} ${style.vital}`}>
        <legend className={style.label}>{t('note.vital')}</legend>
        {vitalNames.map((sign) => (
          <SignField key={keyOf(sign)} sign={sign} value={draft[sign]} writer={writer} />
        ))}
      </fieldset>
      <div className={`${layout.tiles} ${style.texts}`}>
        {soapTexts.map((name) => (
          <TextField key={keyOf(name)} name={name} text={draft[name]} writer={writer} />
        ))}
      </div>
    </div>
  );
});
NoteForm.displayName = 'NoteForm';
