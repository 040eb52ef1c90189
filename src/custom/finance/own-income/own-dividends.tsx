// Dividends of an investor, the latest period first, with what of each is paid and withheld.
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { detour } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { deviden } from '../../../resources/finance/deviden.ts';
import { devidendetail, shareOfDividendSums } from '../../../resources/finance/devidendetail.ts';
import { formatNumber, formatPercent } from '../../../resources/kernel/money.ts';
import { rangeText } from '../../../kit/date/range.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';

type Row = ListedOf<'finance.devidendetail'>;
type Figure = 'lembar' | 'percent' | (typeof shareOfDividendSums)[number];
const FIGURES: readonly Figure[] = ['lembar', 'percent', ...shareOfDividendSums];
const ALL = deviden.screens.list ?? '';
/** Months of two years. */
const MOST = 24;

/** @param investor whose */
export const OwnDividends = ({ investor }: { investor: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { query, result } = useList<Row>({
    resource: devidendetail.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'investor', operator: 'eq', value: investor }],
    errorNotification: false,
  });
  const figure = (key: Figure): Column<Row> => ({
    key,
    head: t(`dividend.share.${key}`),
    as: 'figure',
    cell: (row) => (key === 'percent' ? formatPercent(row.percent) : formatNumber(row[key])),
  });
  return (
    <section className={surface.sheet}>
      <div className={layout.rowWide}>
        <h2 className={words.heading}>{t('ownIncome.dividends')}</h2>
        {detour(me, ALL, { resource: 'finance.deviden', action: 'list' }) === undefined && (
          <Link className={layout.apart} to={ALL}>
            {t('ownIncome.allDividends')}
          </Link>
        )}
      </div>
      <DataTable<Row>
        label={t('ownIncome.dividends')}
        rows={result.data}
        keyOf={({ id }) => id}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        columns={[
          {
            key: 'period',
            head: t('dividend.range'),
            as: 'name',
            cell: ({ period_start, period_end }) => rangeText({ start: period_start, end: period_end }),
          },
          { key: 'branch', head: t('ownIncome.branch'), as: 'code', cell: ({ branch }) => branch },
          ...FIGURES.map(figure),
          {
            key: 'why',
            head: t('why.head'),
            as: 'action',
            cell: ({ id, devidendata }) => (
              <WhyButton call="finance.devidendetail.why" id={id} of={devidendata.code ?? ''} />
            ),
          },
        ]}
      />
    </section>
  );
};
