// The bills at the desk: by state, searched, newest first. The chosen one stands in the address.
import { Input, type InputRef, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { useSlash } from '../../../kit/hooks/slash.ts';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { billTone, useDeskBills } from '../../../parts/finance/cashier/bill.ts';
import type { DeskBill } from '../../../resources/finance/bill-detail.ts';
import style from '../../../parts/finance/cashier/cashier.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const { draft, issued, partial, settled, cancelled } = billDocument.state;
const TABS = [draft, issued, partial, settled, cancelled] as const;
const PAUSE_MS = 250;
const DEFAULT_LIMIT = 20;

const BillButton = ({ bill, chosen, onChoose }: { bill: DeskBill; chosen: boolean; onChoose: () => void }) => (
  <li>
    <button type="button" className={`${surface.choice} ${style.bill}`} aria-pressed={chosen} onClick={onChoose}>
      <span className={layout.between}>
        <strong className={words.name}>{bill.customer_name}</strong>
        <StatusChip label={bill.statusname} tone={billTone(bill.status)} />
      </span>
      <RequestChips record={bill} />
      <span className={words.quiet}>
        {[bill.customerdata?.code, bill.code, bill.doctordata?.name].filter(Boolean).join(' · ')}
      </span>
      <span className={layout.between}>
        <span className={words.quiet}>
          <DateText value={bill.transaction_at} />
        </span>
        <Money
          strong
          value={
            bill.status === billDocument.state.settled || bill.status === billDocument.state.cancelled
              ? bill.total_amount
              : bill.outstanding
          }
        />
      </span>
    </button>
  </li>
);

interface Props {
  readonly chosen: number | null;
  readonly onChoose: (bill: DeskBill) => void;
}

const Bills = ({
  query,
  bills,
  chosen,
  onChoose,
}: Props & Pick<ReturnType<typeof useDeskBills>, 'query' | 'bills'>) => {
  const { t } = useTranslation();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <p className={words.quiet}>{t('app.loading')}</p>;
  if (bills.length === 0) return <EmptyState text={t('cashier.noBills')} />;
  return (
    <ul className={layout.stackSmall} aria-busy={query.isPlaceholderData}>
      {bills.map((bill) => (
        <BillButton key={bill.id} bill={bill} chosen={bill.id === chosen} onChoose={() => onChoose(bill)} />
      ))}
    </ul>
  );
};

export const BillList = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('keyword') ?? '');
  const keyword = useDebounced(typed.trim(), PAUSE_MS);
  const search = useRef<InputRef>(null);
  useSlash(() => search.current?.focus({ cursor: 'all' }));
  const status = address.get('status') ?? (address.has('bill') ? undefined : `${draft}`);
  const page = Number(address.get('page') ?? 1);
  const limit = Number(address.get('limit') ?? DEFAULT_LIMIT);
  const { query, bills, count } = useDeskBills({ status, keyword, page, limit });
  const change = (values: Readonly<Record<string, string>>) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true });
  return (
    <section className={surface.sheet} aria-label={t('cashier.bills')}>
      <Input.Search
        ref={search}
        aria-keyshortcuts="/"
        allowClear
        value={typed}
        placeholder={t('cashier.search')}
        aria-label={t('cashier.search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ScrollRegion label={t('cashier.states')} className={surface.slide}>
        <Segmented<string>
          size="small"
          aria-label={t('cashier.states')}
          value={status ?? ''}
          onChange={(key) => change({ status: key, page: '1' })}
          options={TABS.map((state) => ({ value: `${state}`, label: t(`cashier.tab.${state}`) }))}
        />
      </ScrollRegion>
      <Bills query={query} bills={bills} chosen={chosen} onChoose={onChoose} />
      <Paging
        page={page}
        limit={limit}
        count={count}
        onChange={(next) => change({ page: String(next.page), limit: String(next.limit) })}
      />
    </section>
  );
};
