// '/inventory/warehouse/batch': batches by number or item, each the way to where it went (inventory.md 4, 10).
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';

type Row = AnswerOf<'inventory.batch.list'>['data'][number];

const useColumns = (): readonly Column<Row>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'batch',
      head: t('stock.batch'),
      as: 'name',
      cell: ({ id, batch_no, block_reason }) => (
        <>
          <Link to={`/inventory/warehouse/batch/${id}`}>{batch_no}</Link>{' '}
          {block_reason !== null && <StatusChip tone="danger" label={t('stock.blocked', { reason: block_reason })} />}
        </>
      ),
    },
    { key: 'item', head: t('stock.item'), cell: ({ name }) => name },
    { key: 'code', head: t('stock.code'), as: 'code', wide: true, cell: ({ code }) => code },
    { key: 'expiry', head: t('mutation.expiry'), cell: ({ expired_at }) => <DateText value={expired_at} /> },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
  ];
};

export default function BatchesPage() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE, keyword: '', blocked: false });
  const { keyword, blocked, ...page } = asked;
  const { query, answer } = useCall(
    'inventory.batch.list',
    { ...page, ...(keyword && { keyword }), ...(blocked && { blocked: 'true' as const }) },
    { keep: true },
  );
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('trace.title')} note={t('trace.note')} />
      <div className={layout.stack}>
        <div className={layout.row}>
          <SearchField
            main
            className={layout.seek}
            value={keyword}
            label={t('trace.search')}
            onSearch={(words) => setAsked({ ...asked, page: 1, keyword: words })}
          />
          <Checkbox
            checked={blocked}
            onChange={(event) => setAsked({ ...asked, page: 1, blocked: event.target.checked })}
          >
            {t('trace.onlyBlocked')}
          </Checkbox>
        </div>
        <DataTable<Row>
          label={t('trace.title')}
          rows={answer?.data ?? []}
          keyOf={({ id }) => id}
          columns={columns}
          phone="cards"
          stale={query.isPlaceholderData}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        />
        <Paging {...page} count={answer?.count} onChange={(next) => setAsked({ ...asked, ...next })} />
      </div>
    </>
  );
}
