// Tab 'Tagihan': the lines of the visit's bill, for those who see money.
import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { bill } from '../../../resources/finance/bill.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import surface from '../../../kit/style/surface.module.css';
import style from './visit.module.css';

const Lines = ({ detail }: { detail: BillRecord }) => {
  const { t } = useTranslation();
  const figure = (key: 'qty' | 'price' | 'discount' | 'net') =>
    ({ key, head: t(`note.bill.${key}`), as: 'figure' }) as const;
  return (
    <DataTable
      label={t('note.bill.lines')}
      phone="cards"
      rows={detail.lines}
      keyOf={({ line_no }) => line_no}
      columns={[
        { key: 'name', head: t('note.bill.name'), as: 'name', cell: ({ name }) => name },
        { ...figure('qty'), cell: ({ qty }) => qty },
        { ...figure('price'), cell: ({ price }) => <Money value={price} /> },
        {
          ...figure('discount'),
          cell: (line) => <Money value={line.discount_amount + line.bill_discount_amount} />,
        },
        { ...figure('net'), cell: ({ net_amount }) => <Money value={net_amount} /> },
      ]}
    />
  );
};

export const BillTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const id = visit.billdata?.id;
  const { query, result } = useOne<BillRecord>({
    resource: bill.name,
    id,
    queryOptions: { enabled: id !== undefined },
    errorNotification: false,
    liveMode: 'auto',
  });
  if (id === undefined) return <EmptyState framed title={t('note.bill.none')} />;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!result) return <Skeleton active title={false} />;
  return (
    <section className={surface.sheet} aria-label={bill.label}>
      <Lines detail={result} />
      <dl className={`${surface.sums} ${style.totals}`}>
        <div className={style.grand}>
          <dt>{t('visit.total')}</dt>
          <dd>
            <Money strong value={result.total_amount} />
          </dd>
        </div>
      </dl>
    </section>
  );
};
