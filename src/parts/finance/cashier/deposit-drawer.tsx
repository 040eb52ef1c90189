// A patient leaves a deposit, or takes back what is left of it.
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { Typing, useLeave } from '../../../kit/form/leave.tsx';
import type { Receipt } from '../../../resources/finance/bill-detail.ts';
import { DepositSheet, type Way } from './deposit-sheet.tsx';
import { PatientPicker } from './patient-picker.tsx';
import { ReceiptDone } from './receipt-done.tsx';
import layout from '../../../kit/style/layout.module.css';

const WIDTH = 520;

interface Props {
  /** Whose it is, where that is known; nobody else can be chosen then. */
  readonly of?: number;
  readonly first?: Way;
  readonly onClose: () => void;
}

export const DepositDrawer = ({ of, first, onClose }: Props) => {
  const { t } = useTranslation();
  const [customer, choose] = useState<number | null>(of ?? null);
  const [receipt, setReceipt] = useState<Receipt>();
  const { leave, tell } = useLeave(onClose);
  return (
    <Drawer open title={t('kas.deposit.title')} width={WIDTH} destroyOnHidden onClose={leave}>
      {receipt ? (
        <ReceiptDone receipt={receipt} onNext={() => (of === undefined ? setReceipt(undefined) : onClose())} />
      ) : (
        <div className={layout.stack}>
          {of === undefined && (
            <FirstField>
              <PatientPicker label={t('kas.patient')} value={customer} onChange={choose} />
            </FirstField>
          )}
          {customer !== null && (
            <Typing value={tell}>
              <DepositSheet
                key={customer}
                customer={customer}
                {...(first && { first })}
                onReceipt={setReceipt}
                onRequested={onClose}
              />
            </Typing>
          )}
        </div>
      )}
    </Drawer>
  );
};
