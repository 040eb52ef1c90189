// What waits at the desk, and all bills by state, searched, newest first. The chosen one stands in the address.
import { Input, type InputRef, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { openBillStates } from '../../../resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { useSlash } from '../../../kit/hooks/slash.ts';
import { useDeskBills } from '../../../parts/finance/cashier/bill.ts';
import { BillButton } from './bill-button.tsx';
import { type Chosen, DueNow } from './due-now.tsx';
import style from './desk.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const { draft, issued, partial, settled, cancelled } = billDocument.state;
const TABS = [draft, issued, partial, settled, cancelled] as const;
const PAUSE_MS = 250;
const DEFAULT_LIMIT = 20;

interface Props {
  readonly chosen: number | null;
  readonly onChoose: (chosen: Chosen) => void;
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
        <BillButton
          key={bill.id}
          bill={bill}
          chosen={bill.id === chosen}
          onChoose={() => onChoose({ bill: bill.id })}
        />
      ))}
    </ul>
  );
};

/** What waits now, until something is searched for or a state is chosen. */
const NOW = 'now';
const OPEN = openBillStates.join(',');

const Found = ({ status, keyword, ...props }: Props & { status: string | undefined; keyword: string }) => {
  const [address, setAddress] = useSearchParams();
  const page = Number(address.get('page') ?? 1);
  const limit = Number(address.get('limit') ?? DEFAULT_LIMIT);
  const { query, bills, count } = useDeskBills({ status, keyword, page, limit });
  return (
    <>
      <Bills query={query} bills={bills} {...props} />
      <Paging
        page={page}
        limit={limit}
        count={count}
        onChange={(next) =>
          setAddress(
            (before) =>
              new URLSearchParams({ ...Object.fromEntries(before), page: `${next.page}`, limit: `${next.limit}` }),
            { replace: true },
          )
        }
      />
    </>
  );
};

export const BillList = ({ chosen, chosenCustomer, onChoose }: Props & { chosenCustomer: number | null }) => {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('keyword') ?? '');
  const keyword = useDebounced(typed.trim(), PAUSE_MS);
  const search = useRef<InputRef>(null);
  useSlash(() => search.current?.focus({ cursor: 'all' }));
  const status = address.get('status') ?? NOW;
  const change = (values: Readonly<Record<string, string>>) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true });
  return (
    <section className={surface.sheet} aria-label={t('cashier.bills')}>
      <Input.Search
        ref={search}
        aria-keyshortcuts="/"
        allowClear
        value={typed}
        placeholder={t('cashier.searchShort')}
        aria-label={t('cashier.search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Segmented<string>
        className={style.states}
        size="small"
        aria-label={t('cashier.states')}
        value={status === OPEN ? '' : status}
        onChange={(key) => change({ status: key, page: '1' })}
        options={[
          { value: NOW, label: t('kas.now.tab') },
          ...TABS.map((state) => ({ value: `${state}`, label: t(`cashier.tab.${state}`) })),
        ]}
      />
      {status === NOW && keyword === '' ? (
        <DueNow
          chosenBill={chosen}
          chosenCustomer={chosenCustomer}
          onChoose={onChoose}
          onMore={(states) => change({ status: states, page: '1' })}
        />
      ) : (
        <Found {...{ keyword, chosen, onChoose }} status={status === NOW ? undefined : status} />
      )}
    </section>
  );
};
