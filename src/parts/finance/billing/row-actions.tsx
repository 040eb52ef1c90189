// What is done with a bill or an installment from its row: take the money, or remind of it.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { paymentPath } from '../../service/visit/visit.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { isUndivided, PayUndivided } from './pay-undivided.tsx';

/** Rows of bills and installments carry these while something is open and the patient can be reached. */
interface Reachable {
  readonly phone?: string;
  readonly reminder?: string;
}
const reachOf = (row: ListRow): Reachable => row as Reachable;

/** Button that opens the cash desk with this bill. */
export const PayButton = ({ billId, name }: { billId: number; name: string }) => {
  const { t } = useTranslation();
  return (
    <LinkButton size="small" type="primary" to={paymentPath(billId)} aria-label={t('tagihan.payOf', { name })}>
      {t('tagihan.pay')}
    </LinkButton>
  );
};

/** 'Bayar' in the row of a bill, while something of it is open. */
export const PayOpenBill = ({ row }: { row: ListRow }) => {
  if (Number(row['outstanding']) <= 0) return null;
  if (isUndivided(row)) return <PayUndivided size="small" />;
  return <PayButton billId={row.id} name={String(row['customer_name'])} />;
};

export const RemindButton = ({ row, name }: { row: ListRow; name: string }) => {
  const { t } = useTranslation();
  const { phone, reminder } = reachOf(row);
  if (!phone || !reminder) return null;
  return <WhatsApp size="small" phone={phone} text={reminder} label={t('tagihan.remindOf', { name })} />;
};

/** Reminds of an installment, and notes that it was done. */
export const RemindInstallment = ({ row, name }: { row: ListRow; name: string }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { send } = useVerb(angsuran.name, 'ingatkan', false, { tellsRefusal: true });
  const invalidate = useInvalidate();
  const { phone, reminder } = reachOf(row);
  if (!phone || !reminder) return null;
  const note = async () => {
    await send({ id: row.id, version: Number(row['version']) }, {});
    await invalidate({ resource: angsuran.name, invalidates: ['list'] });
  };
  return (
    <WhatsApp
      size="small"
      phone={phone}
      text={reminder}
      label={t('tagihan.remindOf', { name })}
      onOpen={() => void (can(me, angsuran.name, 'ingatkan') && note())}
    />
  );
};
