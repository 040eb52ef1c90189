// 'Coba Hitung': a treatment that nobody did, the rule that would win for it, and what everybody would get.
import { Button, Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { FirstField } from '../../../kit/form/first-field.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { readCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { shareTrialFields } from '../../../resources/finance/share-calls.ts';
import { shareSource } from '../../../resources/finance/sharingprofit.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const WIDTH = 560;
const FORM = 'share-try';
const fields = Object.entries(shareTrialFields).map(([name, field]) => ({ name, field }));
const START = { source: shareSource.treatment, qty: 1, discount: 0, lab: 0, bhp: 0 };

type Trial = AnswerOf<'finance.sharingprofit.coba'>;

const Split = ({ trial }: { trial: Trial }) => {
  const { t } = useTranslation();
  const rows: readonly (readonly [string, number])[] = [
    [t('share.gross'), trial.gross_amount],
    [t('share.discount'), -trial.discount_amount],
    [t('share.net'), trial.net_amount],
    [t('share.lab'), -trial.lab_amount],
    [t('share.bhp'), -trial.bhp_amount],
    [t('share.base'), trial.base_amount],
    [t('share.fee'), trial.doctor_amount],
    [t('share.partner'), trial.rumahsakit_amount],
    [t('share.investors'), trial.investor_amount],
    [t('share.clinic'), trial.klinik_amount],
  ];
  return (
    <section className={layout.stackSmall} aria-label={t('share.split')}>
      <h3 className={words.heading}>{t('share.split')}</h3>
      <dl className={surface.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value < 0 && label === t('share.clinic') ? words.danger : undefined}>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Rules = ({ rules }: Pick<Trial, 'rules'>) => {
  const { t } = useTranslation();
  if (rules.length === 0) return <p className={words.quiet}>{t('share.none')}</p>;
  return (
    <section className={layout.stackSmall} aria-label={t('share.rules')}>
      <h3 className={words.heading}>{t('share.rules')}</h3>
      <ul className={layout.stackSmall}>
        {rules.map(({ id, name, score, valid_from, wins }) => (
          <li key={id} className={layout.between}>
            <span className={layout.row}>
              <span className={words.name}>{name}</span>
              {wins && <StatusChip label={t('share.wins')} tone="success" />}
            </span>
            <span className={words.quiet}>
              {t('share.score', { n: score })} · {t('share.since')} <DateText value={valid_from} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const TryDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const today = useToday();
  const [trial, setTrial] = useState<Trial>();
  const result = useRef<HTMLDivElement>(null);
  // It stands below a form that fills the drawer.
  useEffect(() => {
    if (trial) result.current?.scrollIntoView({ block: 'nearest' });
  }, [trial]);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(shareTrialFields),
    start: { ...START, transaction_at: today },
    submit: async (values) => setTrial(await readCall('finance.sharingprofit.coba', values)),
  });
  return (
    <Drawer open title={t('share.try')} width={WIDTH} closable={{ 'aria-label': t('app.close') }} onClose={onClose}>
      <FirstField>
        <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
          {refusal && <RefusalAlert refusal={refusal} />}
          <p className={words.quiet}>{t('share.hint')}</p>
          <div className={formStyle.grid}>
            {fields.map((named) => (
              <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
            ))}
          </div>
          <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
            {t('share.reckon')}
          </Button>
          {trial && (
            <div ref={result} className={layout.stackLarge} role="status">
              <Split trial={trial} />
              <Rules rules={trial.rules} />
            </div>
          )}
        </form>
      </FirstField>
    </Drawer>
  );
};
