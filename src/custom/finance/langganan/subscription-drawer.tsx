// What comes by itself: which report, in what rhythm, of which days, to whom. Only those are offered who may read it.
import { Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { type Rhythm, rhythms, sentRanges, sentReports, weekdays } from '../../../resources/finance/subscription.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type KeepProps, useKeep, type Values, valuesOf } from './use-keep.tsx';

const FORM = 'subscription';
const WIDTH = 480;
const LAST_DAY = 31;

const FIRST: Values = {
  report: 'labarugi',
  everywhere: false,
  rhythm: 'bulanan',
  day: 1,
  range: 'bulan-lalu',
  readers: [],
};
/** What a rhythm usually tells. */
const USUAL: Readonly<Record<Rhythm, Pick<Values, 'day' | 'range'>>> = {
  harian: { day: null, range: 'kemarin' },
  mingguan: { day: 1, range: 'minggu-lalu' },
  bulanan: { day: 1, range: 'bulan-lalu' },
};

interface FieldProps<V extends number | string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly help?: string;
  readonly onChange: (value: V) => void;
}
const ChoiceField = <V extends number | string>({ label, value, options, help, onChange }: FieldProps<V>) => {
  const id = useId();
  return (
    <div className={formStyle.field}>
      <label htmlFor={id} className={formStyle.label}>
        {label}
      </label>
      <Select<V> id={id} virtual={false} value={value} options={[...options]} onChange={onChange} />
      {help && <p className={formStyle.help}>{help}</p>}
    </div>
  );
};

const Readers = ({
  values,
  onChange,
}: {
  readonly values: Values;
  readonly onChange: (ids: readonly number[]) => void;
}) => {
  const { t } = useTranslation();
  const { report, everywhere, readers } = values;
  const { query, answer } = useCall('finance.langganan.penerima', {
    report,
    everywhere: everywhere ? 'true' : 'false',
  });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const able = new Set(answer.data.map(({ id }) => id));
  return (
    <fieldset className={layout.stackSmall}>
      <legend className={formStyle.label}>{t('langganan.readers')}</legend>
      {answer.data.length === 0 && <p className={words.quiet}>{t('langganan.nobody')}</p>}
      <Checkbox.Group<number>
        className={layout.stackSmall}
        value={readers.filter((id) => able.has(id))}
        onChange={onChange}
        options={answer.data.map(({ id, name, rolename, mailable }) => ({
          value: id,
          label: [name, rolename, ...(mailable ? [] : [t('langganan.unmailable')])].join(' · '),
        }))}
      />
    </fieldset>
  );
};

const RhythmFields = ({
  values,
  change,
}: {
  readonly values: Values;
  readonly change: (more: Partial<Values>) => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        label={t('langganan.rhythm')}
        value={values.rhythm}
        options={rhythms}
        onChange={(rhythm) => change({ rhythm, ...USUAL[rhythm] })}
      />
      {values.rhythm === 'mingguan' && (
        <ChoiceField
          label={t('langganan.weekday')}
          value={values.day ?? 1}
          options={weekdays.map((label, at) => ({ value: at + 1, label }))}
          onChange={(day) => change({ day })}
        />
      )}
      {values.rhythm === 'bulanan' && (
        <ChoiceField
          label={t('langganan.monthday')}
          value={values.day ?? 1}
          options={Array.from({ length: LAST_DAY }, (_, at) => ({
            value: at + 1,
            label: at + 1 === LAST_DAY ? t('langganan.lastDay') : String(at + 1),
          }))}
          help={(values.day ?? 1) > 28 ? t('langganan.shortMonth') : undefined}
          onChange={(day) => change({ day })}
        />
      )}
      <ChoiceField
        label={t('langganan.tells')}
        value={values.range}
        options={sentRanges}
        onChange={(range) => change({ range })}
      />
    </>
  );
};

export const SubscriptionDrawer = (props: KeepProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const { subscription, onClose } = props;
  const [start] = useState(subscription ? valuesOf(subscription) : FIRST);
  const [values, setValues] = useState(start);
  const change = (more: Partial<Values>) => setValues((before) => ({ ...before, ...more }));
  const { refusal, busy, onSubmit } = useKeep(props, values, setValues);
  return (
    <FormDrawer
      title={subscription ? t('langganan.edit') : t('langganan.add')}
      form={FORM}
      width={WIDTH}
      typed={JSON.stringify(values) !== JSON.stringify(start)}
      disabled={values.readers.length === 0}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <ChoiceField
          label={t('langganan.report')}
          value={values.report}
          options={sentReports.map(({ value, label }) => ({ value, label }))}
          onChange={(report) => change({ report, readers: [] })}
        />
        {me.role === userRole.superadmin && (
          <Checkbox
            checked={values.everywhere}
            onChange={({ target }) => change({ everywhere: target.checked, readers: [] })}
          >
            {t('langganan.everywhere')}
          </Checkbox>
        )}
        <RhythmFields values={values} change={change} />
        <Readers values={values} onChange={(readers) => change({ readers })} />
      </form>
    </FormDrawer>
  );
};
