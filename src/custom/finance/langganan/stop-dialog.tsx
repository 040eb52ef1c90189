// Stopping what comes by itself: what was sent stays in the history.
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { reportLabel, rhythmText, subscriptionState } from '../../../resources/finance/subscription.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import type { Subscription } from './subscription-part.tsx';

const FORM = 'subscription-stop';

interface Props {
  readonly subscription: Subscription;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const StopDialog = ({ subscription, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const { id, version, report, rhythm, day } = subscription;
  const { send } = useSend('finance.langganan.status', tellDone(t('langganan.stopped')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({ id }, { version, status: subscriptionState.stopped });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('langganan.stop')}
      action={t('langganan.stop')}
      form={FORM}
      danger
      typed={false}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p>{t('langganan.stopAsk', { name: reportLabel(report), rhythm: rhythmText(rhythm, day).toLowerCase() })}</p>
      </form>
    </FormDialog>
  );
};
