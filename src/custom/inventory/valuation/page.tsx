// '/inventory/warehouse/nilai': what the stock was worth at the end of a day, by category; each item leads to its card (inventory.md 5).
import { useTranslation } from 'react-i18next';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { useAddress } from '../../../kit/page/address.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable, type Group } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { StockReport } from '../../../parts/inventory/report/stock-report.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import { useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { isDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';

type Answer = AnswerOf<'inventory.report.valuation'>;
type Row = Answer['data'][number];

const useColumns = (date: string, branch: string | undefined, sum: number): readonly Column<Row>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      head: t('stock.item'),
      as: 'name',
      cell: ({ item_id, name }) => (
        <Link to={cardPath(item_id, { until: date, branch })} aria-label={t('stock.card', { item: name })}>
          {name}
        </Link>
      ),
    },
    { key: 'code', head: t('stock.code'), as: 'code', wide: true, cell: ({ code }) => code },
    { key: 'akun', head: t('reconciliation.account'), as: 'code', wide: true, cell: ({ akun }) => akun.code },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
    {
      key: 'average',
      head: t('stock.average'),
      as: 'figure',
      wide: true,
      cell: ({ avg_cost }) => formatNumber(Math.round(avg_cost * 100) / 100),
    },
    {
      key: 'value',
      head: t('stock.value'),
      as: 'figure',
      cell: ({ value }) => <Figure always value={value} />,
      sum: <Figure always value={sum} />,
    },
  ];
};

/** Rows come by category. */
const grouped = (rows: readonly Row[]): readonly Group<Row>[] =>
  [...new Set(rows.map(({ category }) => category))].map((category) => {
    const own = rows.filter((row) => row.category === category);
    const head = (
      <span className={layout.row}>
        {category}
        <span className={`${layout.apart} ${words.faint}`}>
          <Figure always value={own.reduce((sum, { value }) => sum + value, 0)} />
        </span>
      </span>
    );
    return { key: category, head, rows: own };
  });

/** Day, category and account stand in the address, so that figures of other pages lead to what they are made of. */
const useAsked = () => {
  const today = useToday();
  const [search, put] = useAddress();
  const day = search.get('date') ?? '';
  const number = (name: string) => Number(search.get(name)) || null;
  return { today, put, date: isDate(day) ? day : today, category: number('category'), akun: number('akun') };
};

export default function ValuationPage() {
  const { t } = useTranslation();
  const choice = useBranchChoice({ beyond: true });
  const { today, put, date, category, akun } = useAsked();
  const asked = {
    date,
    ...(category !== null && { category_id: category }),
    ...(akun !== null && { akun_id: akun }),
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const { query, answer } = useCall('inventory.report.valuation', asked, { keep: true, enabled: choice.isReady });
  const columns = useColumns(date, choice.profile_id, answer?.sum.value ?? 0);
  return (
    <StockReport
      title={t('valuation.title')}
      note={t('valuation.note')}
      choice={choice}
      path={callPaths['inventory.report.valuation']}
      query={asked}
      answer={query}
      tools={
        <>
          <DaySteps
            label={t('valuation.date')}
            date={date}
            today={today}
            previous={t('valuation.previous')}
            next={t('valuation.next')}
            onChange={(day) => put({ date: day })}
          />
          <span className={layout.pick}>
            <RefSelect
              resource="inventory.category"
              label={t('stock.category')}
              placeholder={t('stock.category')}
              value={category}
              onChange={(id) => put({ category: id })}
            />
          </span>
        </>
      }
    >
      <DataTable<Row>
        label={t('valuation.title')}
        groups={grouped(answer?.data ?? [])}
        keyOf={({ item_id }) => item_id}
        columns={columns}
        sumLabel={t('stock.sum', { count: answer?.sum.items ?? 0 })}
        phone="cards"
        stale={query.isPlaceholderData}
      />
    </StockReport>
  );
}
