// '/paket/sales/laba': what packages earned by their use less what that cost, by version and by the sales of one (paket.md 10).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { useAsked } from '../../../parts/finance/income/use-asked.ts';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { recordPath } from '../../../screens/resource-fields.ts';

type Answer = AnswerOf<'paket.laporan.laba'>;
type Row = Answer['data'][number];

const AMOUNTS = ['value', 'bhp', 'lab', 'item', 'fee', 'profit'] as const;
const salePath = membership.screens.show ?? '/';

interface TableProps {
  readonly answer: Answer;
  /** Opens the sales of a version; undefined: these are the sales. */
  readonly onOpen: ((version: number) => void) | undefined;
  readonly stale: boolean;
}

const ProfitTable = ({ answer: { data, sums }, onOpen, stale }: TableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<Row>[] = [
    {
      key: 'code',
      head: t('packageReport.code'),
      as: 'name',
      cell: ({ id, code }) =>
        onOpen ? (
          <Button type="link" size="small" onClick={() => onOpen(id)}>
            {code}
          </Button>
        ) : (
          <Link to={recordPath(salePath, id)}>{code}</Link>
        ),
    },
    {
      key: 'name',
      head: t(onOpen ? 'packageReport.package' : 'packageReport.customer'),
      cell: ({ name, customer }) => customer ?? name,
    },
    { key: 'branch', head: t('packageReport.branch'), cell: ({ branch }) => branch.name },
    {
      key: 'claims',
      head: t('packageReport.claims'),
      as: 'figure',
      cell: ({ claims }) => formatNumber(claims),
      sum: formatNumber(sums.claims),
    },
    ...AMOUNTS.map((name): Column<Row> => ({
      key: name,
      head: t(`packageReport.${name}`),
      as: 'figure',
      cell: (row) => <Money value={row[name]} strong={name === 'profit'} />,
      sum: <Money value={sums[name]} />,
    })),
  ];
  return (
    <DataTable<Row>
      label={t('packageReport.profitTitle')}
      rows={data}
      keyOf={({ branch, id }) => `${branch.id} ${id}`}
      columns={columns}
      phone="cards"
      sumLabel={t('packageReport.sum')}
      stale={stale}
    />
  );
};

export default function ProfitPage() {
  const { t } = useTranslation();
  const asked = useAsked();
  const { range, setRange, page, limit, put, valueOf } = asked;
  const version = Number(valueOf('paket_history')) || undefined;
  const shared = {
    start_date: range.start,
    end_date: range.end,
    ...(version !== undefined && { paket_history: version }),
  };
  const { query, answer } = useCall('paket.laporan.laba', { ...shared, page, limit }, { keep: true });
  return (
    <ReportPage
      title={t('packageReport.profitTitle')}
      range={range}
      onRange={(start, end) => setRange(start, end)}
      path={callPaths['paket.laporan.laba']}
      query={shared}
      answer={query}
      actions={
        version !== undefined && (
          <Button onClick={() => put({ paket_history: '' })}>{t('packageReport.allVersions')}</Button>
        )
      }
    >
      {answer && (
        <div className={layout.stack}>
          <p className={words.quiet}>{t('packageReport.profitNote')}</p>
          <ProfitTable
            answer={answer}
            onOpen={version === undefined ? (id) => put({ paket_history: String(id) }) : undefined}
            stale={query.isPlaceholderData}
          />
          {answer.count > 0 && (
            <Paging
              page={page}
              limit={limit}
              count={answer.count}
              onChange={(next) => put({ page: String(next.page), limit: String(next.limit) })}
            />
          )}
        </div>
      )}
    </ReportPage>
  );
}
