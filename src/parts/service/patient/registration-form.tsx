// The fields of a registration in their four groups, with what the NIK says and who may be the same person.
import { Alert, Button, Select } from 'antd';
import { useEffect, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { ageAt, formatDate } from '../../../resources/kernel/date.ts';
import { gender as genderOf } from '../../../resources/platform/person.ts';
import { ADULT_AGE } from '../../../resources/service/consent-text.ts';
import { type Gender, readNik } from '../../../resources/service/nik.ts';
import { patientFields } from '../../../resources/service/patient-fields.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import type { Values } from '../../../screens/form/values.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { Candidates } from './candidates.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './patient.module.css';

type FieldName = keyof typeof patientFields;
type Form = UseFormReturn<Values>;

const GROUPS: readonly {
  readonly key: 'identity' | 'contact' | 'guardian' | 'medical';
  readonly names: readonly FieldName[];
}[] = [
  { key: 'identity', names: ['name', 'idcard_type', 'idcard', 'birth_place', 'birth_date', 'gender', 'pekerjaan'] },
  {
    key: 'contact',
    names: ['phone', 'address', 'email', 'instagram', 'kontak_darurat_nama', 'kontak_darurat_phone', 'sumber'],
  },
  { key: 'guardian', names: ['wali_name', 'wali_idcard', 'wali_gender', 'wali_phone', 'wali_email', 'wali_address'] },
  { key: 'medical', names: ['doctor_id', 'golongan_darah', 'note'] },
];
const NIK_LENGTH = 16;
const PAUSE_MS = 400;

const isGender = (value: unknown): value is Gender => value === 0 || value === 1;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the card's number says; it fills what is still empty and warns about what differs. */
const NikReading = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  const today = useToday();
  const [type, idcard, birth, gender] = useWatch({
    control: form.control,
    name: ['idcard_type', 'idcard', 'birth_date', 'gender'],
  });
  const nik = (type === 'ktp' || type === 'kia') && text(idcard).length === NIK_LENGTH ? text(idcard) : null;
  const entered = { birth_date: text(birth) || null, gender: isGender(gender) ? gender : null };
  const reading = nik === null ? null : readNik(nik, entered, today);
  const { birth_date: read = null, gender: readGender = null } = reading ?? {};
  const { setValue, getValues } = form;
  useEffect(() => {
    if (read !== null && !text(getValues('birth_date'))) setValue('birth_date', read, { shouldDirty: true });
    if (readGender !== null && (getValues('gender') ?? null) === null)
      setValue('gender', readGender, { shouldDirty: true });
  }, [read, readGender, setValue, getValues]);
  if (reading === null) return null;
  if (!reading.valid) return <Alert type="error" showIcon message={reading.problem} />;
  return (
    <Alert
      type={reading.warnings.length > 0 ? 'warning' : 'success'}
      showIcon
      message={t('registration.nikSays', {
        day: formatDate(reading.birth_date ?? ''),
        gender: reading.gender === genderOf.female ? t('registration.female') : t('registration.male'),
      })}
      description={reading.warnings.length > 0 && reading.warnings.join('. ')}
    />
  );
};

/** Looked for while the sheet is filled, so that nobody types a whole record twice. */
const Similar = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  const [name, birth, phone] = useWatch({ control: form.control, name: ['name', 'birth_date', 'phone'] });
  const asked = useDebounced(
    JSON.stringify({ name: text(name), birth_date: text(birth) || undefined, phone: text(phone) || undefined }),
    PAUSE_MS,
  );
  const query = JSON.parse(asked) as { name: string; birth_date?: string; phone?: string };
  const enabled = query.name.length > 2 && (query.birth_date !== undefined || query.phone !== undefined);
  const { answer } = useCall('service.registration.kandidat', query, { enabled });
  const candidates = answer?.data ?? [];
  if (candidates.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('registration.similar')}
      description={<Candidates candidates={candidates} />}
    />
  );
};

const Allergies = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  return (
    <div className={formStyle.fieldWide}>
      <label htmlFor="registration-alergi" className={formStyle.label}>
        {t('registration.allergies')}
      </label>
      <Controller
        control={form.control}
        name="alergi"
        render={({ field }) => (
          <Select
            id="registration-alergi"
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',']}
            value={(field.value as string[] | undefined) ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            placeholder={t('registration.allergiesHelp')}
          />
        )}
      />
    </div>
  );
};

/** Asked of who is not of age, and wherever somebody wants to; what was filled in stays in sight. */
const useGuarded = (form: Form) => {
  const today = useToday();
  const [asked, ask] = useState(false);
  const [birth, name] = useWatch({ control: form.control, name: ['birth_date', 'wali_name'] });
  const minor = text(birth) !== '' && ageAt(text(birth), today) < ADULT_AGE;
  return { guarded: asked || minor || text(name) !== '', ask };
};

export const RegistrationForm = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  const { guarded, ask } = useGuarded(form);
  return (
    <>
      {GROUPS.filter(({ key }) => key !== 'guardian' || guarded).map(({ key, names }) => (
        <fieldset key={key} className={`${layout.stack} ${style.group}`}>
          <legend>{t(`registration.group.${key}`)}</legend>
          <div className={formStyle.grid}>
            {names.map((name) => (
              <FormField
                key={name}
                name={name}
                field={patientFields[name]}
                control={form.control}
                idPrefix="registration"
              />
            ))}
            {key === 'medical' && <Allergies form={form} />}
          </div>
          {key === 'identity' && <NikReading form={form} />}
          {key === 'contact' && <Similar form={form} />}
        </fieldset>
      ))}
      {!guarded && (
        <Button type="link" onClick={() => ask(true)}>
          {t('registration.addGuardian')}
        </Button>
      )}
    </>
  );
};
