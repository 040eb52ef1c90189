// 'Ubah Password': the rule as a hint, Simpan only when the new password keeps it and is repeated (specified).
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { isNewPassword, PASSWORD_HINT } from '../../../resources/platform/people-calls.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import type { PersonData } from './person.ts';
import { useSaved } from './use-saved.ts';
import { useSending } from '../../../kit/form/use-sending.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

const PasswordField = ({ id, label, value, onChange, hint, error, autoComplete }: FieldProps) => {
  const told = error ?? hint;
  return (
    <div className={formStyle.field}>
      <label htmlFor={id} className={formStyle.label}>
        {label}
      </label>
      <Input.Password
        id={id}
        value={value}
        autoComplete={autoComplete}
        maxLength={200}
        status={error ? 'error' : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={told && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {told && (
        <span id={`${id}-hint`} className={error ? formStyle.error : formStyle.help}>
          {told}
        </span>
      )}
    </div>
  );
};

const EMPTY = { oldpassword: '', password: '', repeatpassword: '' };

export const PasswordSheet = ({ person, onClose }: { person: PersonData; onClose: () => void }) => {
  const { t } = useTranslation();
  const isOwn = useUser().id === person.id;
  const saved = useSaved(person.id);
  const [values, setValues] = useState(EMPTY);
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { oldpassword, ...fresh } = values;
    await sendCall('platform.users.changepassword', { id: person.id }, isOwn ? { ...fresh, oldpassword } : fresh);
    await saved();
    onClose();
  });
  const { password, repeatpassword, oldpassword } = values;
  const differs = repeatpassword !== '' && repeatpassword !== password;
  const ready = isNewPassword(password) && repeatpassword === password && (!isOwn || oldpassword !== '');
  const field = (name: keyof typeof EMPTY) => ({
    id: `person-${name}`,
    label: t(`person.${name}`),
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const wrong = refusal?.errors?.['oldpassword']?.[0];
  return (
    <FormSheet
      title={t('person.changePassword')}
      refusal={wrong ? undefined : refusal}
      busy={busy}
      typed={Object.values(values).some((value) => value !== '')}
      ready={ready}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isOwn && <PasswordField {...field('oldpassword')} error={wrong} autoComplete="current-password" />}
      <PasswordField {...field('password')} hint={PASSWORD_HINT} autoComplete="new-password" />
      <PasswordField
        {...field('repeatpassword')}
        error={differs ? t('person.passwordDiffers') : undefined}
        autoComplete="new-password"
      />
      <p className={formStyle.help}>{isOwn ? t('person.passwordOwn') : t('person.passwordOther')}</p>
    </FormSheet>
  );
};
