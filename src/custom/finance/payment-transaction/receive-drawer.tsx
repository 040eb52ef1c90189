// 'Terima Pembayaran' without a bill at hand: whoever stands at the desk is found by name, all that he owes is ticked.
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { Typing, useLeave } from '../../../kit/form/leave.tsx';
import { PatientPicker } from '../../../parts/finance/cashier/patient-picker.tsx';
import { PaymentSheet } from '../../../parts/finance/cashier/payment-sheet.tsx';
import { SessionNeeded } from '../../../parts/finance/cashier/session-needed.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const WIDTH = 640;

export const ReceiveDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [customer, choose] = useState<number | null>(null);
  const { leave, tell } = useLeave(onClose);
  return (
    <Drawer open title={t('kas.receive')} width={WIDTH} destroyOnHidden onClose={leave}>
      <div className={layout.stack}>
        <SessionNeeded />
        <FirstField>
          <PatientPicker label={t('kas.patient')} value={customer} onChange={choose} />
        </FirstField>
        {customer === null ? (
          <p className={words.quiet}>{t('kas.findPatient')}</p>
        ) : (
          <Typing value={tell}>
            <PaymentSheet key={customer} customerId={customer} />
          </Typing>
        )}
      </div>
    </Drawer>
  );
};
