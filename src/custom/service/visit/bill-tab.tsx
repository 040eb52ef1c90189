// Tab 'Tagihan': the lines of the visit's bill, for those who see money.
import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { bill } from '../../../resources/finance/bill.ts';
import type { BillDetail } from '../../../parts/finance/cashier/bill.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import style from './visit.module.css';

const Lines = ({ detail }: { detail: BillDetail }) => {
  const { t } = useTranslation();
  const heads = [t('note.bill.qty'), t('note.bill.price'), t('note.bill.discount'), t('note.bill.net')];
  return (
    <ScrollRegion label={t('note.bill.lines')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('note.bill.name')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={style.right}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {detail.lines.map((line) => (
            <tr key={line.line_no}>
              <th scope="row" className={style.what}>
                {line.name}
              </th>
              <td className={style.right} data-label={heads[0]}>
                {line.qty}
              </td>
              <td className={style.right} data-label={heads[1]}>
                <Money value={line.price} />
              </td>
              <td className={style.right} data-label={heads[2]}>
                <Money value={line.discount_amount + line.bill_discount_amount} />
              </td>
              <td className={style.right} data-label={heads[3]}>
                <Money value={line.net_amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

export const BillTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const id = visit.billdata?.id;
  const { query, result } = useOne<BillDetail>({
    resource: bill.name,
    id,
    queryOptions: { enabled: id !== undefined },
    errorNotification: false,
    liveMode: 'auto',
  });
  if (id === undefined) return <EmptyState text={t('note.bill.none')} />;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!result) return <Skeleton active title={false} />;
  return (
    <section className={style.section} aria-label={bill.label}>
      <Lines detail={result} />
      <dl className={style.totals}>
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
