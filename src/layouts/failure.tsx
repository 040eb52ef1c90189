// The server gave no answer when the application started.
import { useTranslation } from 'react-i18next';
import style from './plain.module.css';

export const Failure = ({ message, onRetry }: { message: string; onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <main className={style.failure}>
      <h1>{t('error.occurred')}</h1>
      <p role="alert">{message}</p>
      <button type="button" className={style.button} onClick={onRetry}>
        {t('app.retry')}
      </button>
    </main>
  );
};
