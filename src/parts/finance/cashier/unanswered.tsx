// A payment that was sent and not answered: it may be stored or not. Sending it again tells, and never pays twice.
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../../../kit/form/leave.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

export const Unanswered = ({ busy, onAgain, onLeave }: Props) => {
  const { t } = useTranslation();
  useTyped(true);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={t('kas.unanswered.title')}
      description={
        <div className={layout.stack}>
          {t('kas.unanswered.text')}
          <div className={layout.end}>
            <Button onClick={onLeave}>{t('kas.unanswered.leave')}</Button>
            <Button type="primary" loading={busy} onClick={onAgain}>
              {t('kas.unanswered.again')}
            </Button>
          </div>
        </div>
      }
    />
  );
};
