// '/finance/income/paket': what sold packages brought, and what of it is still to be earned (finance.md 4).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Person } from '../../../parts/finance/income/cells.tsx';
import { figureOf } from '../../../parts/finance/income/figures.ts';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import { useAsked } from '../../../parts/finance/income/use-asked.ts';

const OWED = '/paket/sales/kewajiban';
const PROFIT = '/paket/sales/laba';

type Answer = AnswerOf<'finance.income.paket'>;
type Row = Answer['data'][number];

const useColumns = ({ sums }: Answer): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = figureOf<Row>(sums);
  return [
    { key: 'membership', head: t('income.package.membership'), as: 'name', cell: ({ membership }) => membership },
    { key: 'date', head: t('hutang.date'), as: 'code', cell: ({ sold_at }) => <DateText value={sold_at} /> },
    {
      key: 'patient',
      head: t('income.patient'),
      cell: ({ patient, rm }) => <Person name={patient} code={rm} />,
    },
    { key: 'package', head: t('income.package.package'), cell: (row) => row.package },
    figure('price_amount', t('income.package.price')),
    figure('paid_amount', t('income.paid')),
    figure('recognised_amount', t('income.accrued')),
    figure('expired_amount', t('income.package.expired')),
    figure('unearned_amount', t('income.package.unearned')),
    {
      key: 'used',
      head: t('income.package.used'),
      as: 'figure',
      cell: ({ used, slots }) => `${formatNumber(used)}/${formatNumber(slots)}`,
    },
  ];
};

const Rows = ({ answer, stale }: { answer: Answer; stale: boolean }) => {
  const { t } = useTranslation();
  const columns = useColumns(answer);
  return (
    <IncomeTable<Row>
      label={t('income.package.name')}
      rows={answer.data}
      keyOf={({ id }) => id}
      columns={columns}
      stale={stale}
    />
  );
};

export default function PackageIncomePage() {
  const { t } = useTranslation();
  const asked = useAsked();
  const { page, limit } = asked;
  const { query, answer } = useCall('finance.income.paket', { ...asked.query, page, limit }, { keep: true });
  return (
    <IncomePage
      title={t('income.package.name')}
      about={t('income.package.about')}
      search={t('income.search')}
      asked={asked}
      call="finance.income.paket"
      query={asked.query}
      answer={query}
      count={answer?.count}
      actions={
        <>
          <LinkButton to={OWED}>{t('income.package.owed')}</LinkButton>
          <LinkButton to={PROFIT}>{t('income.package.profit')}</LinkButton>
        </>
      }
    >
      {answer && <Rows answer={answer} stale={query.isPlaceholderData} />}
    </IncomePage>
  );
}
