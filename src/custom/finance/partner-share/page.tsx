// '/finance/tindakan/mitra': what each partner hospital gets of the treatments and profits of a range; partners are kept from here
// (finance.md 4).
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { mitra } from '../../../resources/finance/mitra.ts';
import { formatPercent } from '../../../resources/kernel/money.ts';
import { Link } from '../../../kit/page/link.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import { figureOf, historyPath, treatmentsColumn } from '../../../parts/finance/income/figures.ts';
import { IncomePage } from '../../../parts/finance/income/income-page.tsx';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import { type Asked, useAsked } from '../../../parts/finance/income/use-asked.ts';

const PartnersDrawer = lazy(async () => ({ default: (await import('./partners-drawer.tsx')).PartnersDrawer }));
type Answer = AnswerOf<'finance.tindakan.mitra'>;
type Row = Answer['data'][number];

const Pay = ({ row }: { row: Row }) => {
  const { t } = useTranslation();
  return (
    <LinkButton size="small" to={`/finance/hutang/actor/rumahsakit?actor=${row.mitra_id}`}>
      {t('hutang.pay')}
    </LinkButton>
  );
};

const useColumns = ({ sums }: Answer, range: Asked['range']): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = figureOf<Row>(sums);
  return [
    {
      key: 'mitra',
      head: mitra.label,
      as: 'name',
      cell: (row) => <Link to={historyPath('mitra', row.mitra_id, range)}>{row.mitra}</Link>,
    },
    treatmentsColumn(t('income.treatments'), sums.treatments),
    figure('net_amount', t('income.net')),
    {
      key: 'percent',
      head: t('income.percent'),
      as: 'figure',
      cell: ({ percent }) => percent !== null && formatPercent(percent),
    },
    figure('target_amount', t('income.partner.part')),
    figure('profit_amount', t('income.partner.profit')),
    figure('accrued_amount', t('income.accrued')),
    figure('paid_amount', t('income.paid')),
    figure('owed_amount', t('income.owed')),
    { key: 'pay', head: t('hutang.pay'), as: 'action', cell: (row) => <Pay row={row} /> },
  ];
};

const Rows = ({ answer, asked, stale }: { answer: Answer; asked: Asked; stale: boolean }) => {
  const { t } = useTranslation();
  const columns = useColumns(answer, asked.range);
  return (
    <IncomeTable<Row>
      label={t('income.partner.title')}
      rows={answer.data}
      keyOf={({ mitra_id }) => mitra_id}
      columns={columns}
      stale={stale}
    />
  );
};

export default function PartnerSharePage() {
  const { t } = useTranslation();
  const me = useUser();
  const [kept, setKept] = useState(false);
  const asked = useAsked();
  const { query, answer } = useCall('finance.tindakan.mitra', asked.query, { keep: true });
  useNewsOf('finance.hutang', () => void query.refetch());
  return (
    <IncomePage
      title={t('income.partner.title')}
      about={t('income.partner.about')}
      search={t('income.partner.search')}
      asked={asked}
      call="finance.tindakan.mitra"
      query={asked.query}
      answer={query}
      actions={can(me, mitra.name, 'list') && <Button onClick={() => setKept(true)}>{t('income.partner.keep')}</Button>}
    >
      {answer && <Rows answer={answer} asked={asked} stale={query.isPlaceholderData} />}
      {kept && (
        <Suspense>
          <PartnersDrawer
            onClose={() => {
              setKept(false);
              void query.refetch();
            }}
          />
        </Suspense>
      )}
    </IncomePage>
  );
}
