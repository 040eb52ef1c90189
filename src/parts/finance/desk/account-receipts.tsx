// The receipts of one patient, the newest first: each is printed, read and taken back where it stands.
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { ListRow, RowFor } from '../../../screens/list/use-records.ts';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { ReceiptActions } from '../cashier/receipt-actions.tsx';
import { FEW, MANY } from './account-bills.tsx';
import style from './desk.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Receipt = RowFor<typeof billtransaction>;
interface RowProps {
  readonly row: ListRow &
    Pick<Receipt, 'version' | 'code' | 'transaction_at' | 'price_amount' | 'method_names' | 'status' | 'statusname'>;
}

export const AccountReceipt = ({ row }: RowProps) => (
  <li className={style.row}>
    <span className={layout.between}>
      <Link to={`/finance/payment/transaction/${row.id}`}>{row.code}</Link>
      <span className={layout.lineTight}>
        {row.status === billtransaction.state.cancelled && <StatusChip label={row.statusname} tone="danger" />}
        <ReceiptActions row={row} />
      </span>
    </span>
    <RequestChips record={row} />
    <span className={layout.between}>
      <span className={words.quiet}>
        <InstantText value={row.transaction_at} /> · {row.method_names}
      </span>
      <Money value={row.price_amount} />
    </span>
  </li>
);

export const AccountReceipts = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const { query, result } = useList<Receipt>({
    resource: billtransaction.name,
    pagination: { currentPage: 1, pageSize: all ? MANY : FEW },
    sorters: [{ field: 'id', order: 'desc' }],
    filters: [{ field: 'customer', operator: 'eq', value: customer }],
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
    liveMode: 'auto',
  });
  const count = result.total ?? 0;
  return (
    <section className={layout.stackTight} aria-label={t('kas.account.receipts')}>
      <h3 className={words.name}>{t('kas.account.receipts')}</h3>
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isSuccess && count === 0 && <p className={words.quiet}>{t('kas.account.noReceipts')}</p>}
      <ul>
        {result.data.map((row) => (
          <AccountReceipt key={row.id} row={row} />
        ))}
      </ul>
      {count > FEW && (
        <div>
          <Button size="small" onClick={() => showAll(!all)}>
            {all ? t('kas.account.less') : t('kas.account.all', { n: count })}
          </Button>
        </div>
      )}
    </section>
  );
};
