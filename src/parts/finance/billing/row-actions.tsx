// What is done with a bill or an installment from its row: take the money, or remind of it.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { paymentPath } from '../../service/visit/visit.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { isUndivided, PayUndivided } from './pay-undivided.tsx';

/** Rows of bills and installments carry these while something is open and the patient can be reached. */
interface Reachable {
  readonly phone?: string | undefined;
  readonly reminder?: string | undefined;
}

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
export const PayOpenBill = ({
  row,
}: {
  row: Pick<ListedOf<'finance.bill'>, 'id' | 'outstanding' | 'customer_name'>;
}) => {
  if (row.outstanding <= 0) return null;
  if (isUndivided(row)) return <PayUndivided size="small" />;
  return <PayButton billId={row.id} name={row.customer_name ?? ''} />;
};

export const RemindButton = ({ row, name }: { row: Reachable; name: string }) => {
  const { t } = useTranslation();
  const { phone, reminder } = row;
  if (!phone || !reminder) return null;
  return <WhatsApp size="small" phone={phone} text={reminder} label={t('tagihan.remindOf', { name })} />;
};

interface RemindProps {
  readonly row: Reachable & { readonly id: number; readonly version: number };
  readonly name: string;
}
/** Reminds of an installment, and notes that it was done. */
export const RemindInstallment = ({ row, name }: RemindProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const { send } = useVerb(angsuran.name, 'ingatkan', false, { tellsRefusal: true });
  const invalidate = useInvalidate();
  const { phone, reminder } = row;
  if (!phone || !reminder) return null;
  const note = async () => {
    await send({ id: row.id, version: row.version }, {});
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
