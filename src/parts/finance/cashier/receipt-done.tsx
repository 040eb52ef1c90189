// After the payment: the change to give back, and the receipt on paper or by WhatsApp.
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { user } from '../../../resources/platform/user.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { Money } from '../../../kit/money/money.tsx';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import type { Receipt } from '../../../resources/finance/bill-detail.ts';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import { ReceiptPrint } from './receipt-print.tsx';
import layout from '../../../kit/style/layout.module.css';

const Thanks = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation();
  const { result } = useOne<{ id: number; phone?: string | null }>({
    resource: user.name,
    id: receipt.customer_id ?? undefined,
    queryOptions: { enabled: receipt.customer_id !== null },
    errorNotification: false,
  });
  if (!result?.phone) return null;
  const text = t('cashier.thanks', {
    name: receipt.customer_name,
    code: receipt.code,
    amount: formatRupiah(receipt.price_amount),
  });
  return (
    <WhatsApp phone={result.phone} text={text} label={t('cashier.whatsapp')}>
      {t('cashier.whatsapp')}
    </WhatsApp>
  );
};

export const ReceiptDone = ({ receipt, onNext }: { receipt: Receipt; onNext: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.centred} role="status">
      <h2>{t('cashier.paid', { code: receipt.code })}</h2>
      <dl className={surface.sums}>
        <div>
          <dt>{t('cashier.due')}</dt>
          <dd>
            <Money value={receipt.price_amount} />
          </dd>
        </div>
        <div className={words.heading}>
          <dt>{t('cashier.change')}</dt>
          <dd>
            <Money strong value={receipt.change_amount} />
          </dd>
        </div>
      </dl>
      <div className={layout.end}>
        <ReceiptPrint id={receipt.id} />
        <Thanks receipt={receipt} />
        <Button type="primary" onClick={onNext}>
          {t('cashier.next')}
        </Button>
      </div>
    </div>
  );
};
