// '/finance/master/akun': the chart of accounts as a tree, with the balance of today (finance.md 2a, 4).
import { CaretDownOutlined, CaretRightOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Switch } from 'antd';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { api } from '../../../providers/http.ts';
import { useUser } from '../../../providers/session.ts';
import { akun } from '../../../resources/finance/akun.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { AkunDrawer } from './akun-drawer.tsx';
import own from './akun.module.css';
import { categoriesOf, type ChartAccount, rowsOf, type TreeFilter, type TreeRow } from './tree.ts';

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
    queryFn: ({ signal }) => api.get<{ data: readonly ChartAccount[] }>('finance/akun', { signal }),
  });

interface RowProps extends TreeRow {
  readonly closed: boolean;
  readonly mayEdit: boolean;
  readonly onToggle: (id: number) => void;
  readonly onEdit: (account: ChartAccount) => void;
}

const Row = ({ account, depth, balance, closed, mayEdit, onToggle, onEdit }: RowProps) => {
  const { t } = useTranslation();
  const { id, code, name, isheader } = account;
  return (
    <tr className={isheader ? own.header : undefined} data-inactive={!account.is_active || undefined}>
      <td className={style.code}>
        <span className={own.indent} style={{ '--depth': depth } as CSSProperties}>
          {isheader && (
            <Button
              type="text"
              size="small"
              icon={closed ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
              aria-expanded={!closed}
              aria-label={t(closed ? 'biaya.open' : 'biaya.close', { name })}
              onClick={() => onToggle(id)}
            />
          )}
          {code}
        </span>
      </td>
      <td>
        {name} {!account.is_active && <StatusChip label={t('biaya.inactive')} />}
      </td>
      <td className={own.wide}>{account.categoryname}</td>
      <td className={own.wide}>{account.normal === 'D' ? t('biaya.debit') : t('biaya.credit')}</td>
      <td className={style.right} data-negative={balance < 0 || undefined}>
        <Money value={balance} />
      </td>
      {mayEdit && (
        <td>
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('biaya.editAccount', { name: `${code} ${name}` })}
            onClick={() => onEdit(account)}
          />
        </td>
      )}
    </tr>
  );
};

interface TreeProps {
  readonly rows: readonly TreeRow[];
  readonly closed: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  readonly onEdit: (account: ChartAccount) => void;
}

const Tree = ({ rows, closed, onToggle, onEdit }: TreeProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const mayEdit = can(me, akun.name, 'edit');
  return (
    <ScrollRegion label={akun.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('biaya.code')}</th>
            <th scope="col">{t('biaya.name')}</th>
            <th scope="col" className={own.wide}>
              {t('biaya.category')}
            </th>
            <th scope="col" className={own.wide}>
              {t('biaya.normal')}
            </th>
            <th scope="col" className={style.right}>
              {t('biaya.balance')}
            </th>
            {mayEdit && <th scope="col">{t('biaya.change')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.account.id}
              {...row}
              closed={closed.has(row.account.id)}
              mayEdit={mayEdit}
              onToggle={onToggle}
              onEdit={onEdit}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
    <div className={style.tools}>
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
      <label className={style.switch}>
        <Switch checked={filter.inactive} onChange={(inactive) => onChange({ inactive })} /> {t('biaya.showInactive')}
      </label>
      {can(me, akun.name, 'export') && (
        <span className={style.export}>
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
  const accounts = chart.data?.data ?? NONE;
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
      <section className={style.sheet}>
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
