// Asks for allergies and illnesses, and notes that they were asked for.
import { Alert, Checkbox, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { sendCall } from '../../../providers/send.ts';
import {
  type History,
  type Illness,
  illnesses,
  illnessNames,
  type MedicalAlert,
} from '../../../resources/service/medical.ts';
import { gender } from '../../../resources/platform/person.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { mergeTyped, mergeWords } from '../../../kit/form/merge-typed.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import words from '../../../kit/style/words.module.css';
import style from './medical.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly alert: MedicalAlert;
  /** The patient is just coming in: says what becomes of it when nobody answers. */
  readonly arriving?: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}
interface Answers {
  /** Undefined: not answered yet. */
  readonly allergic?: boolean;
  readonly alergi: readonly string[];
  readonly named: readonly Illness[];
  readonly obat_rutin: string;
  readonly lainnya: string;
  readonly patient_note: string;
}

const DRAWER = 480;
const FORM = 'medical-alert';
const MAX_WORDS = 300;
const MAX_NOTE = 500;
/** Allergies that dentists meet, offered before anything is typed. */
const COMMON = ['Amoksisilin', 'Penisilin', 'Ibuprofen', 'Asam mefenamat', 'Lidokain', 'Latex', 'Makanan laut'];

const answersOf = ({ alergi, alergi_checked_at, riwayat, patient_note }: MedicalAlert): Answers => ({
  allergic: alergi_checked_at === null && alergi.length === 0 ? undefined : alergi.length > 0,
  alergi,
  named: illnessNames.filter((name) => riwayat[name]),
  obat_rutin: riwayat.obat_rutin ?? '',
  lainnya: riwayat.lainnya ?? '',
  patient_note: patient_note ?? '',
});

const bodyOf = ({ allergic, alergi, named, obat_rutin, lainnya, patient_note }: Answers, version: number) => ({
  alergi: allergic ? alergi : [],
  riwayat: {
    ...Object.fromEntries(named.map((name) => [name, true])),
    ...(obat_rutin.trim() && { obat_rutin }),
    ...(lainnya.trim() && { lainnya }),
  } satisfies History,
  patient_note: patient_note.trim() || null,
  version,
});

const Allergies = ({ answers, onChange }: { answers: Answers; onChange: (change: Partial<Answers>) => void }) => {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className={`${words.heading} ${style.legend}`}>{t('note.allergies')}</legend>
      <div className={layout.stack}>
        <Radio.Group
          aria-label={t('note.allergyQuestion')}
          value={answers.allergic}
          options={[
            { value: false, label: t('note.allergy.none') },
            { value: true, label: t('note.allergyYes') },
          ]}
          onChange={({ target }) => onChange({ allergic: target.value as boolean })}
        />
        {answers.allergic && (
          <Select
            mode="tags"
            virtual={false}
            aria-label={t('note.allergies')}
            placeholder={t('note.allergyWords')}
            tokenSeparators={[',']}
            value={[...answers.alergi]}
            options={COMMON.map((value) => ({ value, label: value }))}
            onChange={(alergi: string[]) => onChange({ alergi })}
          />
        )}
      </div>
    </fieldset>
  );
};

const Illnesses = ({
  answers,
  isWoman,
  onChange,
}: {
  answers: Answers;
  isWoman: boolean;
  onChange: (change: Partial<Answers>) => void;
}) => {
  const { t } = useTranslation();
  const asked = illnessNames.filter((name) => name !== 'hamil' || isWoman);
  const texts = [
    ['obat_rutin', MAX_WORDS],
    ['lainnya', MAX_WORDS],
    ['patient_note', MAX_NOTE],
  ] as const;
  return (
    <fieldset>
      <legend className={`${words.heading} ${style.legend}`}>{t('note.illnesses')}</legend>
      <div className={layout.stack}>
        <Checkbox.Group<Illness>
          className={`${layout.tiles} ${style.illnesses}`}
          aria-label={t('note.illnesses')}
          value={[...answers.named]}
          options={asked.map((value) => ({ value, label: illnesses[value] }))}
          onChange={(named) => onChange({ named })}
        />
        {texts.map(([name, max]) => (
          <div key={name} className={formStyle.field}>
            <label htmlFor={`alert-${name}`} className={formStyle.label}>
              {t(`note.alert.${name}`)}
            </label>
            <Input.TextArea
              id={`alert-${name}`}
              value={answers[name]}
              maxLength={max}
              autoSize={{ minRows: 1, maxRows: 4 }}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

/** Two asked the patient at once: what either was told counts. */
const joined = (before: Answers, now: Answers, mine: Answers): Answers => {
  const alergi = mergeWords(before.alergi, now.alergi, mine.alergi);
  const named = mergeWords(before.named, now.named, mine.named) as readonly Illness[];
  return { ...mergeTyped(before, now, mine), allergic: alergi.length > 0 || mine.allergic, alergi, named };
};

const Stored = ({ alert: { alergi } }: { readonly alert: MedicalAlert }) => {
  const { t } = useTranslation();
  return (
    <p>
      {t('note.allergies')}: <strong>{alergi.join(', ') || t('note.allergy.none')}</strong>
    </p>
  );
};

/** What a colleague noted meanwhile. */
const storedOf = (alert: MedicalAlert) => <Stored alert={alert} />;

export const AlertDrawer = ({ alert, arriving = false, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState(() => answersOf(alert));
  const typed = useChanged(answers);
  const { base, refuse } = useHeld(alert, {
    newest: () => readCall('service.rekammedis.alert', { id: alert.customer_id }),
    tell: storedOf,
    onTake: (now, before) => setAnswers((mine) => joined(answersOf(before), answersOf(now), mine)),
  });
  const change = (more: Partial<Answers>) => setAnswers((now) => ({ ...now, ...more }));
  const complete = answers.allergic === false || (answers.allergic === true && answers.alergi.length > 0);
  const { refusal, busy, onSubmit } = useSending(async () => {
    await sendCall('service.rekammedis.setalert', { id: alert.customer_id }, bodyOf(answers, base.version));
    onSaved();
    onClose();
  }, refuse);
  return (
    <FormDrawer
      title={t('note.alertTitle')}
      form={FORM}
      width={DRAWER}
      disabled={!complete}
      {...{ busy, typed, onClose }}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
        {arriving && <Alert type="warning" showIcon message={t('chair.arrival')} />}
        {refusal && <RefusalAlert refusal={refusal} />}
        <Allergies answers={answers} onChange={change} />
        <Illnesses answers={answers} isWoman={alert.gender === gender.female} onChange={change} />
      </form>
    </FormDrawer>
  );
};
