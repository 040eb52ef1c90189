// The password with its switch to read it and a hint when Caps Lock is on.
import { type KeyboardEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import plain from '../../../kit/style/plain-field.module.css';
import style from './login.module.css';

const Eye = ({ open }: { open: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {!open && <path d="M4 4l16 16" />}
  </svg>
);

export const PasswordField = ({
  error,
  registration,
}: {
  error: string | undefined;
  registration: UseFormRegisterReturn;
}) => {
  const { t } = useTranslation();
  const [readable, setReadable] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const hint = error ?? (caps ? t('login.caps') : undefined);
  return (
    <div className={plain.field}>
      <label htmlFor="password">{t('login.password')}</label>
      <div className={style.password}>
        <input
          id="password"
          type={readable ? 'text' : 'password'}
          autoComplete="current-password"
          aria-invalid={Boolean(error)}
          aria-describedby={hint && 'password-hint'}
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          {...registration}
        />
        <button
          type="button"
          className={style.eye}
          aria-label={readable ? t('login.hide') : t('login.show')}
          onClick={() => setReadable(!readable)}
        >
          <Eye open={readable} />
        </button>
      </div>
      <span id="password-hint" className={error ? style.error : style.hint} aria-live="polite">
        {hint}
      </span>
    </div>
  );
};
