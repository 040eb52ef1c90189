// '/paket/sales/kewajiban': what is owed of packages beside the books, and what of it would end unused (paket.md 5, 10).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { BalanceNotice } from '../../../parts/finance/report/balance-notice.tsx';
import { StockReport } from '../../../parts/inventory/report/stock-report.tsx';
import { useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';

type Answer = AnswerOf<'paket.laporan.kewajiban'>;
type Row = Answer['data'][number];
type Month = Answer['forecast'][number];

const AMOUNTS = ['alloc_total', 'recognised', 'released', 'liability'] as const;

const Owed = ({ answer: { data, sum } }: { answer: Answer }) => {
  const { t } = useTranslation();
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: t('packageReport.package'), as: 'name', cell: ({ name }) => name },
    { key: 'code', head: t('packageReport.code'), as: 'code', cell: ({ code }) => code },
    { key: 'branch', head: t('packageReport.branch'), cell: ({ branch }) => branch.name },
    {
      key: 'memberships',
      head: t('packageReport.sales'),
      as: 'figure',
      cell: ({ memberships }) => formatNumber(memberships),
      sum: formatNumber(sum.memberships),
    },
    ...AMOUNTS.map((name): Column<Row> => ({
      key: name,
      head: t(`packageReport.${name}`),
      as: 'figure',
      cell: (row) => <Money value={row[name]} strong={name === 'liability'} />,
      sum: <Money value={sum[name]} />,
    })),
  ];
  return (
    <DataTable<Row>
      label={t('packageReport.owed')}
      rows={data}
      keyOf={({ branch, paket_history_id }) => `${branch.id} ${paket_history_id}`}
      columns={columns}
      phone="cards"
      sumLabel={t('packageReport.sum')}
    />
  );
};

const Forecast = ({ answer: { forecast } }: { answer: Answer }) => {
  const { t } = useTranslation();
  const columns: readonly Column<Month>[] = [
    {
      key: 'month',
      head: t('packageReport.month'),
      as: 'name',
      cell: ({ month }) => (month === null ? t('packageReport.endless') : formatDate(`${month}-01`).slice(3)),
    },
    { key: 'slots', head: t('packageReport.slots'), as: 'figure', cell: ({ slots }) => formatNumber(slots) },
    {
      key: 'amount',
      head: t('packageReport.amount'),
      as: 'figure',
      cell: ({ amount }) => <Money value={amount} />,
      sum: <Money value={forecast.reduce((total, { amount }) => total + amount, 0)} />,
    },
  ];
  return (
    <section className={layout.stackSmall}>
      <h2 className={words.heading}>{t('packageReport.forecast')}</h2>
      <p className={words.quiet}>{t('packageReport.forecastNote')}</p>
      <DataTable<Month>
        label={t('packageReport.forecast')}
        rows={forecast}
        keyOf={({ month }) => month ?? ''}
        columns={columns}
        sumLabel={t('packageReport.sum')}
      />
    </section>
  );
};

export default function LiabilityPage() {
  const { t } = useTranslation();
  const choice = useBranchChoice();
  const today = useToday();
  const [at, setAt] = useState(today);
  const asked = { at, ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }) };
  const { query, answer } = useCall('paket.laporan.kewajiban', asked, { keep: true, enabled: choice.isReady });
  return (
    <StockReport
      title={t('packageReport.liabilityTitle')}
      note={t('packageReport.liabilityNote')}
      choice={choice}
      path={callPaths['paket.laporan.kewajiban']}
      query={asked}
      answer={query}
      tools={
        <DaySteps
          label={t('packageReport.day')}
          date={at}
          today={today}
          previous={t('packageReport.previous')}
          next={t('packageReport.next')}
          onChange={setAt}
        />
      }
    >
      {answer && (
        <div className={layout.stackLarge}>
          <BalanceNotice
            balanced={answer.difference === 0}
            fine={t('packageReport.fine')}
            warnings={
              answer.difference === 0
                ? []
                : [
                    t('packageReport.differs', {
                      amount: formatRupiah(answer.difference),
                      ledger: formatRupiah(answer.ledger),
                    }),
                  ]
            }
          />
          <Owed answer={answer} />
          <Forecast answer={answer} />
        </div>
      )}
    </StockReport>
  );
}
