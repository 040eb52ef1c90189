// 'Simulasi': a gross and a status, and what a month of it is taxed (attendance.md 4, 5).
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type BodyOf, useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { BORNE, GROSS, GROSS_UP, ptkpStatuses } from '../../../resources/attendance/wage-law.ts';
import { formatRupiah, rateText } from '../../../resources/kernel/money.ts';

const CALL = 'attendance.pph21.simulate';
type Question = BodyOf<typeof CALL>;
type Result = AnswerOf<typeof CALL>;
const START: Question = { gross: null, ptkp_status: 'TK/0', method: GROSS };
const statuses = ptkpStatuses.map((value) => ({ value, label: value }));

const Outcome = ({ result: { category, rate, tax, gross_up } }: { readonly result: Result }) => {
  const { t } = useTranslation();
  const facts = [
    [t('attendance.wage.category'), category],
    [t('attendance.wage.rate'), rateText(rate)],
    [t('attendance.wage.tax'), formatRupiah(tax)],
    ...(gross_up === null ? [] : [[t('attendance.wage.grossUp'), formatRupiah(gross_up)] as const]),
  ] as const;
  return (
    <dl className={layout.pairs} aria-live="polite">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface InputsProps {
  readonly question: Question;
  readonly onChange: (changed: Partial<Question>) => void;
}
const Inputs = ({ question, onChange }: InputsProps) => {
  const { t } = useTranslation();
  const methods = [
    { value: GROSS, label: t('attendance.wage.methodGross') },
    { value: BORNE, label: t('attendance.wage.methodBorne') },
    { value: GROSS_UP, label: t('attendance.wage.methodGrossUp') },
  ] as const;
  return (
    <div className={layout.inputs}>
      <div className={layout.stackTight}>
        <label htmlFor="simulation-gross">{t('attendance.wage.gross')}</label>
        <MoneyControl id="simulation-gross" value={question.gross} onChange={(gross) => onChange({ gross })} />
      </div>
      <div className={layout.stackTight}>
        <label htmlFor="simulation-status">{t('attendance.wage.status')}</label>
        <Select
          id="simulation-status"
          value={question.ptkp_status}
          options={statuses}
          onChange={(ptkp_status) => onChange({ ptkp_status })}
        />
      </div>
      <div className={layout.stackTight}>
        <label htmlFor="simulation-method">{t('attendance.wage.method')}</label>
        <Select
          id="simulation-method"
          value={question.method}
          options={[...methods]}
          onChange={(method) => onChange({ method })}
        />
      </div>
    </div>
  );
};

export const Simulation = () => {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question>(START);
  const [result, setResult] = useState<Result>();
  const { send } = useSend(CALL);
  const { refusal, busy, onSubmit } = useSending(async () => setResult(await send({}, question)));
  const change = (changed: Partial<Question>) => {
    setQuestion({ ...question, ...changed });
    setResult(undefined);
  };
  return (
    <section className={surface.sheet} aria-labelledby="pph-simulation">
      <h2 id="pph-simulation" className={words.heading}>
        {t('attendance.wage.simulation')}
      </h2>
      <form className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} labels={{ gross: t('attendance.wage.gross') }} />}
        <Inputs question={question} onChange={change} />
        <div>
          <Button htmlType="submit" type="primary" loading={busy}>
            {t('attendance.wage.reckon')}
          </Button>
        </div>
        {result && <Outcome result={result} />}
      </form>
    </section>
  );
};
