// '/finance/master/akun': the chart of accounts as a tree, with the balance of today (finance.md 2a, 4).
import { CaretDownOutlined, CaretRightOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Switch } from 'antd';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { akun } from '../../../resources/finance/akun.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { type ChartAccount, readChart } from '../../../parts/finance/report/chart.ts';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../parts/finance/report/report.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { type Column, DataTable, type Look } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import own from './akun.module.css';
import { categoriesOf, rowsOf, type TreeFilter, type TreeRow } from './tree.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const AkunDrawer = onDemand(async () => (await import('./akun-drawer.tsx')).AkunDrawer);

const START: TreeFilter = { words: '', category: null, inactive: false, closed: new Set() };
const NONE: readonly ChartAccount[] = [];

const toggled = (closed: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
};

const useChart = () =>
  useQuery({
    queryKey: ['chart'],
    queryFn: ({ signal }) => readChart(signal),
  });

interface TreeProps {
  readonly rows: readonly TreeRow[];
  readonly closed: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  readonly onEdit: (account: ChartAccount) => void;
}

const Code = ({
  row: { account, depth },
  closed,
  onToggle,
}: Pick<TreeProps, 'closed' | 'onToggle'> & { row: TreeRow }) => {
  const { t } = useTranslation();
  const { id, code, name, isheader } = account;
  const folded = closed.has(id);
  return (
    <span className={`${layout.lineTight} ${own.indent}`} style={{ '--depth': depth } as CSSProperties}>
      {isheader && (
        <Button
          type="text"
          size="small"
          icon={folded ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
          aria-expanded={!folded}
          aria-label={t(folded ? 'biaya.open' : 'biaya.close', { name })}
          onClick={() => onToggle(id)}
        />
      )}
      {code}
    </span>
  );
};

const Name = ({ account }: { account: ChartAccount }) => {
  const { t } = useTranslation();
  return (
    <>
      {account.name} {!account.is_active && <StatusChip label={t('biaya.inactive')} />}
    </>
  );
};

/** A phone has no column for the names: each stands below its code. */
const Coded = (props: Parameters<typeof Code>[0]) => (
  <>
    <Code {...props} />
    <span className={`${own.below} ${own.indent}`} style={{ '--depth': props.row.depth } as CSSProperties}>
      <Name {...props.row} />
    </span>
  </>
);

const lookOf = ({ account }: TreeRow): Look | undefined => {
  if (account.isheader) return 'head';
  return account.is_active ? undefined : 'faint';
};

const Tree = ({ rows, onEdit, ...folding }: TreeProps) => {
  const { t } = useTranslation();
  const mayEdit = can(useUser(), akun.name, 'edit');
  const change: Column<TreeRow> = {
    key: 'change',
    head: t('biaya.change'),
    as: 'action',
    cell: ({ account }) => (
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('biaya.editAccount', { name: `${account.code} ${account.name}` })}
        onClick={() => onEdit(account)}
      />
    ),
  };
  return (
    <DataTable<TreeRow>
      label={akun.label}
      rows={rows}
      keyOf={({ account }) => account.id}
      lookOf={lookOf}
      columns={[
        { key: 'code', head: t('biaya.code'), as: 'code', cell: (row) => <Coded row={row} {...folding} /> },
        { key: 'name', head: t('biaya.name'), wide: true, cell: Name },
        { key: 'category', head: t('biaya.category'), wide: true, cell: ({ account }) => account.categoryname },
        {
          key: 'normal',
          head: t('biaya.normal'),
          wide: true,
          cell: ({ account }) => (account.normal === 'D' ? t('biaya.debit') : t('biaya.credit')),
        },
        { key: 'balance', head: t('biaya.balance'), as: 'figure', cell: ({ balance }) => <Figure value={balance} /> },
        ...(mayEdit ? [change] : []),
      ]}
    />
  );
};

interface ToolsProps {
  readonly filter: TreeFilter;
  readonly categories: readonly string[];
  readonly onChange: (part: Partial<TreeFilter>) => void;
}

const Tools = ({ filter, categories, onChange }: ToolsProps) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <div className={layout.rowWide}>
      <SearchField
        main
        className={style.search}
        value={filter.words}
        label={t('biaya.searchAccount')}
        onSearch={(words) => onChange({ words })}
      />
      <Select
        allowClear
        virtual={false}
        className={own.category}
        aria-label={t('biaya.category')}
        placeholder={t('biaya.category')}
        value={filter.category}
        options={categories.map((value) => ({ value, label: value }))}
        onChange={(category?: string) => onChange({ category: category ?? null })}
      />
      <label className={layout.line}>
        <Switch checked={filter.inactive} onChange={(inactive) => onChange({ inactive })} /> {t('biaya.showInactive')}
      </label>
      {can(me, akun.name, 'export') && (
        <span className={layout.apart}>
          <ExportButton path={`${akun.path}/export`} query={{ keyword: filter.words || undefined }} />
        </span>
      )}
    </div>
  );
};

export default function AkunPage() {
  const { t } = useTranslation();
  const me = useUser();
  const chart = useChart();
  const [filter, setFilter] = useState(START);
  const [edited, edit] = useState<ChartAccount | null>();
  const accounts = chart.data ?? NONE;
  const rows = useMemo(() => rowsOf(accounts, filter), [accounts, filter]);
  const change = (part: Partial<TreeFilter>) => setFilter((now) => ({ ...now, ...part }));
  const toggle = (id: number) => change({ closed: toggled(filter.closed, id) });
  return (
    <>
      <PageHeader
        title={akun.label}
        actions={
          <>
            <LedgerImport of="akun" onImported={() => void chart.refetch()} />
            {can(me, akun.name, 'create') && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit(null)}>
                {t('list.create')}
              </Button>
            )}
          </>
        }
      />
      <section className={surface.sheet}>
        <Tools filter={filter} categories={categoriesOf(accounts)} onChange={change} />
        {chart.isError && <ErrorState message={chart.error.message} onRetry={() => void chart.refetch()} />}
        {chart.isLoading && <WaitingRows />}
        {chart.isSuccess && rows.length === 0 && <EmptyState />}
        {rows.length > 0 && <Tree rows={rows} closed={filter.closed} onToggle={toggle} onEdit={edit} />}
      </section>
      {edited !== undefined && (
        <AkunDrawer account={edited} onSaved={() => void chart.refetch()} onClose={() => edit(undefined)} />
      )}
    </>
  );
}
