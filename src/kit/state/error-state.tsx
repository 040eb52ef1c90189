import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import style from './state.module.css';
import layout from '../style/layout.module.css';

/** Data that could not be loaded, with the server's own text and another try. */
export const ErrorState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.centred} ${style.state}`} role="alert">
      <WarningOutlined className={style.icon} aria-hidden />
      <p className={style.title}>{t('error.load')}</p>
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </div>
  );
};
