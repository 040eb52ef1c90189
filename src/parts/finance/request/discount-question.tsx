// Before a draft with a waiting discount is issued: wait, take the request back, or go on without it.
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { OpenRequest } from '../../../resources/platform/approval.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { waitingText } from '../../../screens/request/requests.ts';
import style from '../../../screens/request/request.module.css';
import layout from '../../../kit/style/layout.module.css';
import { useWithdraw } from '../../../screens/request/use-withdraw.ts';

interface Props {
  readonly requests: readonly OpenRequest[];
  /** Goes on; the numbers are those of the requests that it goes on without. */
  readonly onGo: (without: readonly number[]) => void;
  readonly onWait: () => void;
}

export const DiscountQuestion = ({ requests, onGo, onWait }: Props) => {
  const { t } = useTranslation();
  const { id: me } = useUser();
  const { withdraw, busy } = useWithdraw();
  const [refusal, setRefusal] = useState<Refusal>();
  const own = requests.every(({ userdata }) => userdata.id === me);
  const takeBack = async () => {
    try {
      for (const { id } of requests) await withdraw(id);
      onGo([]);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return (
    <Modal open title={t('request.question')} footer={null} onCancel={onWait} width={480}>
      {refusal && <RefusalAlert refusal={refusal} />}
      {requests.map((request) => (
        <Alert
          key={request.id}
          type="warning"
          showIcon
          message={waitingText(t, request)}
          description={t('request.asked', { n: request.id, name: request.userdata.name })}
        />
      ))}
      <div className={`${layout.stackSmall} ${style.ways}`}>
        <Button type="primary" onClick={onWait}>
          {t('request.wait')}
        </Button>
        {own && (
          <Button loading={busy} onClick={() => void takeBack()}>
            {t('request.takeBack')}
          </Button>
        )}
        <Button danger disabled={busy} onClick={() => onGo(requests.map(({ id }) => id))}>
          {t('request.without')}
        </Button>
      </div>
    </Modal>
  );
};
