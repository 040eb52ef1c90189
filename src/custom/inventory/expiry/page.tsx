// '/inventory/warehouse/kedaluwarsa': what has expired or will, what is at risk, and what can be done with it (inventory.md 10.2).
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { StockReport } from '../../../parts/inventory/report/stock-report.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import { useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { type ExpiryRow, RowActions } from './row-actions.tsx';

type Sum = AnswerOf<'inventory.report.expiry'>['sum'];

/** Ranges as the first page counts them; what has expired is in none of the others. */
const isIn = {
  all: () => true,
  expired: ({ days }: ExpiryRow) => days < 0,
  soon: ({ soon }: ExpiryRow) => soon,
  within30: ({ days }: ExpiryRow) => days >= 0 && days <= 30,
  within60: ({ days }: ExpiryRow) => days >= 0 && days <= 60,
  within90: ({ days }: ExpiryRow) => days >= 0 && days <= 90,
} as const;
type Range = keyof typeof isIn;
const ranges = Object.keys(isIn) as readonly Range[];

const Left = ({ row: { days, soon } }: { row: ExpiryRow }) => {
  const { t } = useTranslation();
  if (days < 0) return <StatusChip tone="danger" label={t('expiry.past', { count: -days })} />;
  return <StatusChip tone={soon ? 'warning' : 'neutral'} label={t('expiry.left', { count: days })} />;
};

interface Told {
  readonly hasWorth: boolean;
  readonly traces: boolean;
  /** Whose goods they are, as they were asked for. */
  readonly branch: string | undefined;
}
const useColumns = ({ hasWorth, traces, branch }: Told): readonly Column<ExpiryRow>[] => {
  const { t } = useTranslation();
  const worth: Column<ExpiryRow> = {
    key: 'value',
    head: t('expiry.value'),
    as: 'figure',
    cell: ({ value = 0 }) => formatNumber(value),
  };
  return [
    {
      key: 'name',
      head: t('stock.item'),
      as: 'name',
      cell: ({ item_id, name }) => (
        <Link to={cardPath(item_id, { branch })} aria-label={t('stock.card', { item: name })}>
          {name}
        </Link>
      ),
    },
    {
      key: 'batch',
      head: t('stock.batch'),
      cell: ({ batch_id, batch_no, block_reason }) => (
        <span className={layout.lines}>
          {traces ? <Link to={`/inventory/warehouse/batch/${batch_id}`}>{batch_no}</Link> : batch_no}
          {block_reason !== null && (
            <span className={words.danger}>{t('stock.blocked', { reason: block_reason })}</span>
          )}
        </span>
      ),
    },
    { key: 'expires', head: t('expiry.day'), cell: ({ expired_at }) => <DateText value={expired_at} /> },
    { key: 'left', head: t('expiry.daysLeft'), cell: (row) => <Left row={row} /> },
    { key: 'warehouse', head: t('stock.warehouse'), wide: true, cell: ({ warehouse }) => warehouse },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
    { key: 'daily', head: t('expiry.daily'), as: 'figure', wide: true, cell: ({ daily }) => formatNumber(daily) },
    ...(hasWorth ? [worth] : []),
    { key: 'actions', head: t('visit.actions'), as: 'action', cell: (row) => <RowActions row={row} /> },
  ];
};

const countOf = (sum: Sum | undefined, range: Range): string =>
  sum === undefined || range === 'all' ? '' : ` (${formatNumber(sum[range].count)})`;

export default function ExpiryPage() {
  const { t } = useTranslation();
  const me = useUser();
  const choice = useBranchChoice();
  const [search, setSearch] = useSearchParams();
  const range = ranges.find((one) => one === search.get('rentang')) ?? 'all';
  const asked = choice.profile_id === undefined ? {} : { profile_id: choice.profile_id };
  const { query, answer } = useCall('inventory.report.expiry', asked, { keep: true, enabled: choice.isReady });
  const rows = (answer?.data ?? []).filter(isIn[range]);
  const hasWorth = answer?.sum.expired.value !== undefined;
  const traces = mayCall(me, 'inventory.batch.trace');
  const columns = useColumns({ hasWorth, traces, branch: choice.profile_id });
  return (
    <StockReport
      title={t('expiry.title')}
      note={t('expiry.note')}
      choice={choice}
      path={callPaths['inventory.report.expiry']}
      query={asked}
      answer={query}
      tools={
        <Select<Range>
          className={layout.pick}
          // antd's virtual list leaves its options without their role.
          virtual={false}
          aria-label={t('expiry.range')}
          value={range}
          options={ranges.map((value) => ({
            value,
            label: `${t(`expiry.ranges.${value}`)}${countOf(answer?.sum, value)}`,
          }))}
          onChange={(value) => setSearch(value === 'all' ? {} : { rentang: value }, { replace: true })}
        />
      }
    >
      {hasWorth && (
        <p className={words.quiet}>
          {t('expiry.atRisk')} <Money value={rows.reduce((sum, { value = 0 }) => sum + value, 0)} />
        </p>
      )}
      <DataTable<ExpiryRow>
        label={t('expiry.title')}
        rows={rows}
        keyOf={({ warehouse_id, batch_id }) => `${warehouse_id} ${batch_id}`}
        columns={columns}
        phone="cards"
        stale={query.isPlaceholderData}
        empty={t('expiry.none')}
      />
    </StockReport>
  );
}
