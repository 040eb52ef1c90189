// The code of one payment, turned to the patient: as large as the screen lets it be, black on white in the dark mode too. It tells
// nothing of the money: the cashier sees it arrive in the merchant's own program and says so.
import { Button, Input, Modal, QRCode, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './qris.module.css';

/** Drawn as large as this and shown as large as there is room: 53 modules of more than 5 pixels on the narrowest screen. */
const SIZE = 480;

const Code = ({ code: { text, name, city, nmid, amount } }: { code: AnswerOf<'finance.paymentmethod.qriscode'> }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={style.amount}>{formatRupiah(amount)}</p>
      <div className={style.paper}>
        <QRCode
          type="svg"
          value={text}
          size={SIZE}
          errorLevel="M"
          bordered={false}
          color="#000000"
          bgColor="#ffffff"
          aria-label={t('kas.qris.picture', { amount: formatRupiah(amount), name })}
        />
      </div>
      <p>
        <strong>{name}</strong> · {city}
      </p>
      <p className={style.nmid}>{nmid}</p>
    </>
  );
};

interface Props {
  readonly methodId: number;
  readonly amount: number;
  /** What was typed as reference so far. */
  readonly reference: string;
  readonly needsReference: boolean;
  /** The cashier saw the money. */
  readonly onArrived: (reference: string) => void;
  readonly onClose: () => void;
}

export const QrisScreen = ({ methodId, amount, reference, needsReference, onArrived, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, type] = useState(reference);
  const { query, answer } = useCall('finance.paymentmethod.qriscode', { id: methodId, amount });
  return (
    <Modal
      open
      title={t('kas.qris.title')}
      width="100vw"
      className={style.screen ?? ''}
      onCancel={onClose}
      footer={[
        <Button key="back" size="large" onClick={onClose}>
          {t('kas.qris.back')}
        </Button>,
        <Button
          key="arrived"
          type="primary"
          size="large"
          disabled={!answer || (needsReference && typed.trim() === '')}
          onClick={() => onArrived(typed.trim())}
        >
          {t('kas.qris.arrived')}
        </Button>,
      ]}
    >
      <div className={style.stage}>
        {query.isError && <RefusalAlert refusal={refusalOf(query.error)} />}
        {query.isLoading && <Skeleton active title={false} />}
        {answer && <Code code={answer} />}
        {answer && <p className={words.quiet}>{t('kas.qris.confirm')}</p>}
        {answer && needsReference && (
          <div className={layout.stackTight}>
            <label className={words.quiet} htmlFor={id}>
              {t('cashier.reference')} <span aria-hidden="true">*</span>
            </label>
            <Input id={id} maxLength={60} aria-required value={typed} onChange={(event) => type(event.target.value)} />
          </div>
        )}
      </div>
    </Modal>
  );
};
