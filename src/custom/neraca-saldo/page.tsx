// '/finance/laporan-v2/neraca-saldo': opening, movement and ending of every account, from the ledger itself (finance.md 6.9).
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../resources/kernel/money.ts';
import { EmptyState } from '../../screens/parts/empty-state.tsx';
import style from '../../screens/parts/report/report.module.css';
import { ReportPage } from '../../screens/parts/report/report-page.tsx';
import { useReportRange } from '../../screens/parts/report/report-range.ts';
import { ScrollRegion } from '../../screens/parts/scroll-region.tsx';

interface Row {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  readonly level: number;
  readonly values: readonly number[];
}
interface Report {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly group: string }[];
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
  readonly meta: { readonly balanced: boolean; readonly warnings: readonly string[] };
  readonly id?: never;
}

const PATH = 'finance-v2/laporan/neraca-saldo';
const INDENT = 16;

/** An empty side stays empty: a column of zeros hides the figures. */
const Amounts = ({ columns, values }: Pick<Report, 'columns'> & { values: readonly number[] }) =>
  columns.map(({ key }, i) => (
    <td key={key} className={style.right}>
      {values[i] ? formatNumber(values[i]) : ''}
    </td>
  ));

const Level = ({ meta }: Pick<Report, 'meta'>) => {
  const { t } = useTranslation();
  return (
    <p className={style.level} data-level={meta.balanced} role="status">
      {meta.balanced ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      {meta.balanced ? t('report.balanced') : meta.warnings.join(', ')}
    </p>
  );
};

const Head = ({ columns }: Pick<Report, 'columns'>) => {
  const { t } = useTranslation();
  const groups = [...new Set(columns.map(({ group }) => group))];
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('report.code')}
        </th>
        <th rowSpan={2} scope="col">
          {t('report.account')}
        </th>
        {groups.map((group) => (
          <th
            key={group}
            className={style.group}
            scope="colgroup"
            colSpan={columns.filter((c) => c.group === group).length}
          >
            {group}
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ key, label }) => (
          <th key={key} className={style.right} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Table = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={t('report.trialBalance')} className={style.scroll}>
      <table className={style.table}>
        <Head columns={report.columns} />
        <tbody>
          {report.rows.map(({ akun_id, code, name, isheader, level, values }) => (
            <tr key={akun_id} className={isheader ? style.headline : undefined}>
              <td className={style.code}>{code}</td>
              <td colSpan={isheader ? 1 + report.columns.length : 1} style={{ paddingLeft: INDENT * (1 + level) }}>
                {name}
              </td>
              {!isheader && <Amounts columns={report.columns} values={values} />}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {t('report.total')}
            </th>
            <Amounts columns={report.columns} values={report.totals} />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};

export default function TrialBalancePage() {
  const { t } = useTranslation();
  const [range, setRange] = useReportRange();
  const [zero, setZero] = useState(false);
  const query = { start_date: range.start, end_date: range.end, ...(zero && { zero: true }) };
  const { query: answer } = useCustom<Report>({
    url: PATH,
    method: 'get',
    config: { query },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const report = answer.data?.data;
  return (
    <ReportPage
      title={t('report.trialBalance')}
      range={range}
      onRange={setRange}
      path={PATH}
      query={query}
      answer={answer}
      tools={
        <label className={style.switch}>
          <Switch size="small" checked={zero} onChange={setZero} /> {t('report.zero')}
        </label>
      }
    >
      {report && report.rows.length === 0 && <EmptyState text={t('report.empty')} />}
      {report && report.rows.length > 0 && (
        <>
          <Level meta={report.meta} />
          <Table report={report} />
        </>
      )}
    </ReportPage>
  );
}
