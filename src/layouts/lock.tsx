// Over a page whose session has ended while something typed on it was stored nowhere: who typed it signs in again and goes on. Nothing
// of the page is seen or reached meanwhile (docs/decisions/0135).
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session, type SessionUser } from '../providers/session.ts';
import fields from '../kit/style/plain-field.module.css';
import plain from './plain.module.css';
import style from './lock.module.css';

interface Props {
  /** Whoever typed: nobody else may unlock the page. */
  readonly user: Pick<SessionUser, 'name' | 'username'>;
}

/** Signs in again; what the server refuses stands in the dialog. */
const useUnlock = () => {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const unlock = async (password: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await session.unlock(password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { problem, busy, unlock };
};

export const Lock = ({ user }: Props) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [password, setPassword] = useState('');
  const { problem, busy, unlock } = useUnlock();
  useEffect(() => {
    // In the top layer: drawers and dialogs that stand open lie below it, and are out of reach.
    dialog.current?.showModal();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void unlock(password);
  };
  return (
    <dialog
      ref={dialog}
      className={style.lock}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => event.preventDefault()}
      // The browser closes a dialog by a second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={`${id}-title`} className={style.title}>
        {t('lock.title')}
      </h2>
      <p>{t('lock.text', { name: user.name })}</p>
      <form className={style.form} onSubmit={submit}>
        {/* For the browser's own store of passwords. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.username} />
        <div className={fields.field}>
          <label htmlFor={id}>{t('login.password')}</label>
          <input
            id={id}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        {problem && (
          <p id={`${id}-problem`} className={style.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={style.ways}>
          <button type="button" className={style.away} onClick={() => session.leave()}>
            {t('lock.leave')}
          </button>
          <button type="submit" className={plain.button} disabled={busy}>
            {busy ? t('login.submitting') : t('login.submit')}
          </button>
        </div>
      </form>
    </dialog>
  );
};
