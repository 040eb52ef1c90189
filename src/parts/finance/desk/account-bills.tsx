// The bills of one patient, the newest first: what each came to, what is left of it, what waits for an approver.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import type { DeskBill } from '../../../resources/finance/bill-detail.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { billTone } from '../cashier/bill.ts';
import { BillMenu } from './bill-menu.tsx';
import style from './desk.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

/** As many as stand there until all are asked for. */
export const FEW = 4;
export const MANY = 50;

const BillRow = ({ bill, onDone }: { bill: DeskBill; onDone: () => void }) => {
  const { t } = useTranslation();
  return (
    <li className={style.row}>
      <span className={layout.between}>
        <Link to={`/service/payment/${bill.id}`}>{bill.code ?? t('cashier.draft')}</Link>
        <span className={layout.lineTight}>
          <StatusChip label={bill.statusname} tone={billTone(bill.status)} />
          <BillMenu bill={bill} onDone={onDone} />
        </span>
      </span>
      <RequestChips record={bill} />
      <span className={layout.between}>
        <span className={words.quiet}>
          <DateText value={bill.transaction_at} />
          {(bill.outstanding ?? 0) > 0 && bill.outstanding !== bill.total_amount && (
            <>
              {' '}
              · {t('cashier.left')} <Money value={bill.outstanding} />
            </>
          )}
        </span>
        <Money value={bill.total_amount} />
      </span>
    </li>
  );
};

export const AccountBills = ({ customer }: { customer: number }) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const { query, answer } = useCall(
    'service.payment.list',
    { customer: String(customer), page: 1, limit: all ? MANY : FEW },
    { keep: true },
  );
  const refresh = () => void query.refetch();
  useNewsOf('service.payment', refresh);
  const rows = answer?.data ?? [];
  const count = answer?.count ?? 0;
  return (
    <section className={layout.stackTight} aria-label={declaration.label}>
      <h3 className={words.name}>{t('kas.account.bills')}</h3>
      {query.isError && <ErrorState message={query.error.message} onRetry={refresh} />}
      {query.isSuccess && count === 0 && <p className={words.quiet}>{t('kas.account.none')}</p>}
      <ul aria-busy={query.isPlaceholderData}>
        {rows.map((bill) => (
          <BillRow key={bill.id} bill={bill} onDone={refresh} />
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
