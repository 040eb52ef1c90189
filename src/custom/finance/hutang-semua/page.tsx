// '/finance/hutang-v2/actor': everybody who is owed something, with what a range of days brought and paid, and the age of the rest
// (finance.md 4).
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { ages } from '../../../resources/finance/aging.ts';
import { type ActorType, actors } from '../../../resources/finance/hutang.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { useAddress } from '../../../kit/page/address.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useStated } from '../../../kit/page/stated.ts';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useReportRange } from '../../../parts/finance/report/report-range.ts';
import style from './payees.module.css';

type Row = AnswerOf<'finance.hutang.aktor'>['data'][number];
type Sum = 'opening' | 'added' | 'paid' | 'closing' | 'balance';
const SUMS: readonly Sum[] = ['opening', 'added', 'paid', 'closing', 'balance'];

const labelOf = (type: ActorType): string => actors.find(({ value }) => value === type)?.label ?? type;

const Name = ({ row: { actor_type, actor_id, actor_name } }: { row: Row }) => {
  const { t } = useTranslation();
  const name = actor_name || (actor_type === 'pajak' ? t('hutang.state') : t('hutang.nobody'));
  return actor_id === null ? name : <Link to={`/finance/hutang/actor/${actor_type}?actor=${actor_id}`}>{name}</Link>;
};

const sumOf = (rows: readonly Row[], of: (row: Row) => number): string =>
  formatNumber(rows.reduce((sum, row) => sum + of(row), 0));

const useColumns = (rows: readonly Row[]): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = (key: string, head: string, of: (row: Row) => number): Column<Row> => ({
    key,
    head,
    as: 'figure',
    cell: (row) => <Figure value={of(row)} />,
    sum: sumOf(rows, of),
  });
  return [
    { key: 'name', head: t('hutang.payee'), as: 'name', headClass: style.name, cell: (row) => <Name row={row} /> },
    { key: 'type', head: t('hutang.type'), cell: ({ actor_type }) => labelOf(actor_type) },
    ...SUMS.map((name) => figure(name, t(`hutang.figure.${name}`), (row) => row[name])),
    ...ages.map(({ value, label }) =>
      figure(value, label, (row) => row.ages.find(({ age }) => age === value)?.amount ?? 0),
    ),
  ];
};

/** All of it stands in the address. */
const useAsked = () => {
  const [search, put] = useAddress();
  const [range, setRange] = useReportRange();
  // All together unless a link asks for one.
  const choice = useBranchChoice({ begin: search.get('cabang') ?? 'all' });
  useStated({ start_date: range.start, end_date: range.end });
  const type = actors.find(({ value }) => value === search.get('type'))?.value;
  const keyword = search.get('keyword') ?? '';
  return { range, setRange, choice, type, keyword, put };
};

export default function AllPayeesPage() {
  const { t } = useTranslation();
  const { range, setRange, choice, type, keyword, put } = useAsked();
  const { query, answer } = useCall(
    'finance.hutang.aktor',
    {
      start_date: range.start,
      end_date: range.end,
      ...(type && { actor_type: type }),
      ...(keyword && { keyword }),
      ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
    },
    { keep: true, enabled: choice.isReady },
  );
  const rows = answer?.data ?? [];
  const columns = useColumns(rows);
  return (
    <>
      <PageHeader title={t('hutang.everyone')} note={t('hutang.allNote')} />
      <div className={layout.stack}>
        <div className={layout.row}>
          <SearchField
            main
            className={layout.seek}
            value={keyword}
            label={t('hutang.search')}
            onSearch={(words) => put({ keyword: words })}
          />
          <Select<string>
            className={layout.pick}
            aria-label={t('hutang.type')}
            value={type ?? ''}
            options={[
              { value: '', label: t('hutang.everyType') },
              ...actors.map(({ value, label }) => ({ value, label })),
            ]}
            onChange={(value) => put({ type: value })}
          />
          <BranchSelect choice={choice} />
          <DateRangePicker label={t('hutang.range')} start={range.start} end={range.end} required onChange={setRange} />
        </div>
        <div className={style.payees}>
          <DataTable<Row>
            label={t('hutang.everyone')}
            rows={rows}
            keyOf={({ actor_type, actor_id }) => `${actor_type}.${actor_id}`}
            phone="cards"
            columns={columns}
            sumLabel={t('hutang.sum')}
            stale={query.isPlaceholderData}
            waits={query.isLoading}
            failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
            empty={t('hutang.none')}
          />
        </div>
      </div>
    </>
  );
}
