// Grey bars in the place of rows while the first page is fetched; the page does not jump when they are replaced.
import { useTranslation } from 'react-i18next';
import style from './state.module.css';

const ROWS = 8;

export const WaitingRows = () => {
  const { t } = useTranslation();
  return (
    <div className={style.waiting} role="status">
      <span className="visually-hidden">{t('app.loading')}</span>
      {Array.from({ length: ROWS }, (_, at) => (
        <span key={at} className={style.bar} aria-hidden="true" />
      ))}
    </div>
  );
};
