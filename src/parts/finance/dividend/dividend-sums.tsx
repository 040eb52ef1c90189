// From a profit to what each investor gets of it: the draft that would be kept, and the simulator.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { dividendMethod, dividendMethods } from '../../../resources/finance/devidensetting.ts';
import { formatNumber, formatPercent, rateText } from '../../../resources/kernel/money.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

type Reckoned = AnswerOf<'finance.deviden.simulasi'>;
type Holder = Reckoned['holders'][number];

const METHOD = dividendMethods.find(({ value }) => value === dividendMethod.ofProfit)?.label ?? '';

const useColumns = ({ holders }: Reckoned): readonly Column<Holder>[] => {
  const { t } = useTranslation();
  const sum = (of: (holder: Holder) => number): string => formatNumber(holders.reduce((all, one) => all + of(one), 0));
  return [
    { key: 'name', head: t('dividend.investor'), as: 'name', cell: ({ name }) => name },
    {
      key: 'lembar',
      head: t('dividend.lembar'),
      as: 'figure',
      cell: ({ lembar }) => formatNumber(lembar),
      sum: sum(({ lembar }) => lembar),
    },
    { key: 'percent', head: '%', label: '%', as: 'figure', cell: ({ percent }) => formatPercent(percent) },
    {
      key: 'amount',
      head: t('dividend.amount'),
      as: 'figure',
      cell: ({ amount }) => formatNumber(amount),
      sum: sum(({ amount }) => amount),
    },
  ];
};

export const DividendSums = ({ reckoned }: { reckoned: Reckoned }) => {
  const { t } = useTranslation();
  const { rule, laba_amount, reserve_amount, pool_amount, rest_amount, holders } = reckoned;
  const percent = (n: number): string => `(${rateText(n)})`;
  const rows: readonly (readonly [string, number])[] = [
    [t('dividend.laba'), laba_amount],
    [`${t('dividend.reserve')} ${percent(rule.reserve_percent)}`, -reserve_amount],
    [`${t('dividend.pool')} ${percent(rule.percent)}`, pool_amount],
    ...(rest_amount === 0 ? [] : [[t('dividend.rest'), rest_amount] as const]),
  ];
  return (
    <div className={layout.stack}>
      <dl className={surface.sums}>
        <div>
          <dt>{t('dividend.method')}</dt>
          <dd lang="id">{METHOD}</dd>
        </div>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <DataTable<Holder>
        label={t('dividend.parts')}
        rows={holders}
        keyOf={({ investor_id }) => investor_id}
        columns={useColumns(reckoned)}
        sumLabel={t('hutang.sum')}
      />
    </div>
  );
};
