// /login stands outside Refine and antd: plain HTML, so that a cold browser shows it at once (platform.md 1).
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../layouts/brand-mark.tsx';
import { useMode } from '../../../providers/mode.ts';
import { session } from '../../../providers/session.ts';
import plain from '../../../kit/style/plain-field.module.css';
import style from './login.module.css';
import { PasswordField } from './password-field.tsx';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Props {
  /** The session ended while the application was open. */
  readonly ended: boolean;
  /** Fetches the application; called once, when somebody begins to fill the form. */
  readonly prefetch: () => void;
}

export default function LoginPage({ ended, prefetch }: Props) {
  const { t } = useTranslation();
  useMode();
  return (
    <div className={style.page}>
      <aside className={style.frame}>
        <p className={style.brand}>
          <BrandMark size={36} /> {t('app.name')}
        </p>
        <p className={style.lead}>{t('login.lead')}</p>
      </aside>
      <main className={style.main}>
        <h1 className={style.title}>{t('login.title')}</h1>
        <LoginForm notice={ended ? t('login.ended') : undefined} prefetch={prefetch} />
      </main>
    </div>
  );
}

const LoginForm = ({ notice, prefetch }: { notice: string | undefined; prefetch: () => void }) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const isFetched = useRef(false);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = t('login.required');
  const alert = problem ?? notice;

  useEffect(() => setFocus('username'), [setFocus]);
  const fetchOnce = (): void => {
    if (!isFetched.current) prefetch();
    isFetched.current = true;
  };

  const submit = handleSubmit(async ({ username, password }) => {
    setProblem(undefined);
    try {
      await session.signIn({ username: username.trim(), password });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      // The submit button is disabled until this handler ends; the field can take the focus only after that.
      setTimeout(() => setFocus('password', { shouldSelect: true }));
    }
  });

  return (
    <form className={style.form} onInput={fetchOnce} onSubmit={(event) => void submit(event)} noValidate>
      {alert && (
        <p className={problem ? style.problem : style.notice} role="alert">
          {alert}
        </p>
      )}
      <div className={plain.field}>
        <label htmlFor="username">{t('login.username')}</label>
        <input
          id="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(errors.username)}
          aria-describedby={errors.username && 'username-error'}
          {...register('username', { required })}
        />
        {errors.username && (
          <span id="username-error" className={style.error}>
            {errors.username.message}
          </span>
        )}
      </div>
      <PasswordField error={errors.password?.message} registration={register('password', { required })} />
      <button type="submit" className={style.submit} aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? t('login.submitting') : t('login.submit')}
      </button>
    </form>
  );
};
