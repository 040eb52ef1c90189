// '/inventory/warehouse/bhp': what treatments used up, by treatment, doctor or day (inventory.md 4).
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { type UseGroup, usageGroups } from '../../../resources/inventory/use-calls.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable, type Group } from '../../../kit/table/data-table.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';

type Row = AnswerOf<'inventory.bhp.use'>['data'][number];

const DAYS = 30;
/** Parts of a unit that an average is told in. */
const PARTS = 100;

const useColumns = (hasCosts: boolean): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const cost: Column<Row> = {
    key: 'value',
    head: t('bhp.value'),
    as: 'figure',
    cell: ({ value = 0 }) => <Money value={value} />,
  };
  return [
    { key: 'item', head: t('bhp.item'), as: 'name', cell: ({ item }) => item },
    { key: 'code', head: t('stock.code'), as: 'code', wide: true, cell: ({ code }) => code },
    {
      key: 'treatments',
      head: t('bhp.uses'),
      as: 'figure',
      cell: ({ treatments }) => t('bhp.treatments', { count: treatments }),
    },
    {
      key: 'qty',
      head: t('bhp.qty'),
      as: 'figure',
      cell: ({ qty, unit }) => (
        <>
          {formatNumber(qty)} <span className={words.faint}>{unit}</span>
        </>
      ),
    },
    {
      key: 'each',
      head: t('bhp.each'),
      as: 'figure',
      wide: true,
      cell: ({ qty, treatments }) =>
        treatments > 0 ? formatNumber(Math.round((qty / treatments) * PARTS) / PARTS) : t('value.empty'),
    },
    ...(hasCosts ? [cost] : []),
  ];
};

const Head = ({ by, group, rows }: { by: UseGroup; group: string; rows: readonly Row[] }) => {
  const value = rows.reduce((sum, row) => sum + (row.value ?? 0), 0);
  return (
    <span className={layout.row}>
      {by === 'day' ? <DateText value={group} /> : group}
      {rows.some((row) => row.value !== undefined) && (
        <span className={`${layout.apart} ${words.faint}`}>
          <Money value={value} />
        </span>
      )}
    </span>
  );
};

const grouped = (rows: readonly Row[], by: UseGroup): readonly Group<Row>[] =>
  [...new Set(rows.map(({ group }) => group))].map((group) => {
    const of = rows.filter((row) => row.group === group);
    return { key: group, head: <Head by={by} group={group} rows={of} />, rows: of };
  });

export default function BhpUsePage() {
  const { t } = useTranslation();
  const today = useToday();
  const [range, setRange] = useState({ start: addDays(today, -DAYS), end: today });
  const [by, setBy] = useState<UseGroup>('treatment');
  const [item, setItem] = useState<number | null>(null);
  const asked = {
    start_date: range.start,
    end_date: range.end,
    by,
    ...(item !== null && { item_id: item }),
  };
  const { query, answer } = useCall('inventory.bhp.use', asked, { keep: true });
  const columns = useColumns(answer?.sum.value !== undefined);
  return (
    <ReportPage
      title={t('bhp.title')}
      range={range}
      onRange={(start, end) => start && end && setRange({ start, end })}
      path={callPaths['inventory.bhp.use']}
      query={asked}
      answer={query}
      tools={
        <>
          <Segmented<UseGroup>
            aria-label={t('bhp.by')}
            value={by}
            onChange={setBy}
            options={usageGroups.map((value) => ({ value, label: t(`bhp.${value}`) }))}
          />
          <span className={layout.pick}>
            <RefSelect
              resource="inventory.item"
              label={t('bhp.item')}
              placeholder={t('bhp.everyItem')}
              value={item}
              onChange={setItem}
            />
          </span>
        </>
      }
    >
      <p className={words.faint}>
        {t('bhp.note')} {answer && t('bhp.treatments', { count: answer.sum.treatments })}
        {answer?.sum.value !== undefined && (
          <>
            {', '}
            <Money value={answer.sum.value} />
          </>
        )}
      </p>
      <DataTable<Row>
        label={t('bhp.title')}
        groups={grouped(answer?.data ?? [], by)}
        keyOf={({ item_id }) => item_id}
        columns={columns}
        phone="cards"
      />
    </ReportPage>
  );
}
