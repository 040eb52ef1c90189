// The receipts of the branch: print again, or take one back with its reason (finance.md 3, 4).
import { useList } from '@refinedev/core';
import { Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../../providers/session.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { type NamedVerb, verbsFor } from '../../record/verbs.ts';
import { InstantText } from '../date-text.tsx';
import { useDebounced } from '../debounce.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Money } from '../money.tsx';
import { PageHeader } from '../page-header.tsx';
import { Paging } from '../paging.tsx';
import { JournalLink } from '../report/journal-link.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useSlash } from '../slash.ts';
import { StatusChip } from '../status-chip.tsx';
import type { Receipt } from './bill.ts';
import style from './receipt-list.module.css';
import { ReceiptPrint } from './receipt-done.tsx';

interface ReceiptRow extends Receipt {
  readonly transaction_at: string;
  readonly status: keyof typeof billtransaction.states;
  readonly statusname: string;
}

const PAUSE_MS = 250;
const { fields } = billtransaction;
const reasonFields = [{ name: 'reason', field: billtransaction.verbs.void.input.reason }];

const Row = ({ receipt, onVerb }: { receipt: ReceiptRow; onVerb: (named: NamedVerb) => void }) => {
  const { role } = useUser();
  return (
    <tr>
      <td>
        <Link to={`/finance/payment/transaction/${receipt.id}`}>{receipt.code}</Link>
      </td>
      <td>
        <InstantText value={receipt.transaction_at} />
      </td>
      <td>{receipt.customer_name}</td>
      <td className={style.right}>
        <Money value={receipt.price_amount} />
      </td>
      <td>
        <StatusChip label={receipt.statusname} tone={billtransaction.states[receipt.status].tone} />
      </td>
      <td className={style.actions}>
        <ReceiptPrint id={receipt.id} size="small" />
        <JournalLink type="billtransaction" id={receipt.id} of={receipt.code} />
        {verbsFor(billtransaction, role, receipt.status).map((named) => (
          <Button key={named.name} size="small" danger onClick={() => onVerb(named)}>
            {named.verb.label}
          </Button>
        ))}
      </td>
    </tr>
  );
};

const Table = ({
  rows,
  onVerb,
}: {
  rows: readonly ReceiptRow[];
  onVerb: (row: ReceiptRow, named: NamedVerb) => void;
}) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={billtransaction.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{fields.code.label}</th>
            <th scope="col">{fields.transaction_at.label}</th>
            <th scope="col">{fields.customer_id.label}</th>
            <th scope="col" className={style.right}>
              {fields.price_amount.label}
            </th>
            <th scope="col">{t('list.status')}</th>
            <th scope="col">{t('cashier.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((receipt) => (
            <Row key={receipt.id} receipt={receipt} onVerb={(named) => onVerb(receipt, named)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

export const ReceiptList = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const [words, setWords] = useState(address.get('keyword') ?? '');
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const [asked, ask] = useState<{ row: ReceiptRow; named: NamedVerb }>();
  const keyword = useDebounced(words.trim(), PAUSE_MS);
  const search = useRef<InputRef>(null);
  useSlash(() => search.current?.focus({ cursor: 'all' }));
  const { query, result } = useList<ReceiptRow>({
    resource: billtransaction.name,
    pagination: { currentPage: page, pageSize: limit },
    filters: keyword ? [{ field: 'keyword', operator: 'eq', value: keyword }] : [],
    errorNotification: false,
    liveMode: 'auto',
  });
  return (
    <>
      <PageHeader title={title} />
      <section className={style.sheet}>
        <Input.Search
          ref={search}
          aria-keyshortcuts="/"
          allowClear
          className={style.search}
          value={words}
          placeholder={t('cashier.searchReceipt')}
          aria-label={t('cashier.searchReceipt')}
          onChange={(event) => {
            setWords(event.target.value);
            setPage({ page: 1, limit });
          }}
        />
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isSuccess && result.data.length === 0 && <EmptyState text={t('cashier.noReceipts')} />}
        {result.data.length > 0 && <Table rows={result.data} onVerb={(row, named) => ask({ row, named })} />}
        <Paging page={page} limit={limit} count={result.total ?? 0} onChange={setPage} />
      </section>
      {asked && (
        <VerbDialog
          resource={billtransaction}
          record={asked.row}
          named={asked.named}
          fields={reasonFields}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};
