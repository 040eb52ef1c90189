// What is open of a package is paid at the cashier's sheet, in a drawer.
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { PaymentSheet } from '../finance/cashier/payment-sheet.tsx';
import { SessionNeeded } from '../finance/cashier/session-needed.tsx';

const WIDTH = 560;

interface Props {
  readonly customer: { readonly id: number; readonly name: string };
  readonly billId: number;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export const PayDrawer = ({ customer, billId, onPaid, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      title={t('membership.payBill')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <SessionNeeded />
      <PaymentSheet customerId={customer.id} name={customer.name} billId={billId} onPaid={onPaid} />
    </Drawer>
  );
};
