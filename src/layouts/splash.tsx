// Shown while the session and the application are fetched; appears late, so that a fast start shows nothing.
import { useTranslation } from 'react-i18next';
import style from './plain.module.css';

export const Splash = () => {
  const { t } = useTranslation();
  return (
    <div className={style.splash} role="status">
      <span className={style.spinner} aria-hidden="true" />
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
};
