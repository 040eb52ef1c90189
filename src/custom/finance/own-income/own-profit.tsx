// The profit and loss of the branches that an investor holds shares of, cut down to its sums.
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';

type Income = AnswerOf<'finance.myincome'>;
type Statement = AnswerOf<'finance.laporan.labarugi'>;
type Row = Statement['rows'][number];

/** Steps of the statement: sums of headings that lead to them are left out. */
const isStep = ({ istotal, level }: Row): boolean => istotal && level === 0;

const Sums = ({ statement: { columns, rows } }: { statement: Statement }) => {
  const { t } = useTranslation();
  const branches = columns.flatMap(({ key, label }, at) => (key.startsWith('branch_') ? [{ key, label, at }] : []));
  const figures = branches.map(({ key, label, at }): Column<Row> => ({
    key,
    head: label,
    as: 'figure',
    cell: ({ values }) => formatNumber(values[at] ?? 0),
  }));
  return (
    <DataTable<Row>
      label={t('ownIncome.profit')}
      rows={rows.filter(isStep)}
      keyOf={({ name }) => name}
      columns={[{ key: 'name', head: t('profit.step'), as: 'name', cell: ({ name }) => name }, ...figures]}
    />
  );
};

export const OwnProfit = ({ income: { holdings, start_date, end_date } }: { income: Income }) => {
  const { t } = useTranslation();
  const me = useUser();
  const asked = { start_date, end_date, group: 'cabang', profile_id: holdings.map(({ id }) => id).join(',') } as const;
  const { query, answer } = useCall('finance.laporan.labarugi', asked, {
    enabled: holdings.length > 0 && mayCall(me, 'finance.laporan.labarugi'),
    keep: true,
    retry: false,
  });
  // Of days on which he held nothing there is no statement for him.
  if (!answer || query.isError) return null;
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <div className={layout.rowWide}>
        <h2 className={words.heading}>{t('ownIncome.profit')}</h2>
        <Link
          className={layout.apart}
          to={`/finance/laporan-v2/labarugi?start_date=${start_date}&end_date=${end_date}`}
        >
          {t('ownIncome.wholeProfit')}
        </Link>
      </div>
      <Sums statement={answer} />
    </section>
  );
};
