// The whole account of the patient who stands at the desk: what he owes, what is held for him, his bills and his receipts.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { RequestNotices } from '../../../screens/request/request-notices.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import { AccountButton } from '../account/account-button.tsx';
import { PatientBalance } from '../billing/patient-balance.tsx';
import type { Way } from '../cashier/deposit-sheet.tsx';
import { useDepositRecord } from '../cashier/methods.ts';
import { AccountBills } from './account-bills.tsx';
import { AccountReceipts } from './account-receipts.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const DepositDrawer = onDemand(async () => (await import('../cashier/deposit-drawer.tsx')).DepositDrawer);

const Deposit = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [way, take] = useState<Way>();
  const { record, refetch } = useDepositRecord(customer);
  const held = record !== undefined && heldFor(record, 'finance.refund') !== undefined;
  return (
    <>
      {record && <RequestNotices record={record} />}
      <div className={layout.row}>
        {mayCall(me, 'finance.deposit.topup') && (
          <Button size="small" onClick={() => take('topup')}>
            {t('kas.account.topup')}
          </Button>
        )}
        {mayCall(me, 'finance.deposit.refund') && (record?.balance ?? 0) > 0 && (
          <Button size="small" disabled={held} onClick={() => take('refund')}>
            {t('kas.account.refund')}
          </Button>
        )}
      </div>
      {way && (
        <DepositDrawer
          of={customer}
          first={way}
          onClose={() => {
            take(undefined);
            void refetch();
          }}
        />
      )}
    </>
  );
};

export const PatientAccount = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <aside className={surface.sheet} aria-label={t('kas.account.title')}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('kas.account.title')}</h2>
        <AccountButton customer={customer} size="small" />
      </div>
      {mayCall(me, 'finance.customerbalance') && <PatientBalance id={customer} />}
      <Deposit customer={customer} />
      <AccountBills customer={customer} />
      {can(me, billtransaction.name, 'list') && <AccountReceipts customer={customer} />}
    </aside>
  );
};
