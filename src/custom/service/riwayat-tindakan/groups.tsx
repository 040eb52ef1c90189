// Done treatments of a range by treatment or by doctor, with their number and worth.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { TreatmentGroup } from '../../../resources/service/treatment-calls.ts';
import { treatmentFilters } from '../../../resources/service/visitperawatan-filter.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { useMonth } from '../../../parts/insight/month.ts';
import { Money } from '../../../kit/money/money.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

interface Props {
  readonly by: 'tindakan' | 'dokter';
  readonly title: string;
  readonly tools: ReactNode;
}
const CALL = 'service.visitperawatan.group';
const CATEGORY = treatmentFilters.kategori.field;

const sum = (rows: readonly TreatmentGroup[], name: 'count' | 'qty' | 'amount'): number =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);

const GroupTable = ({ by, rows }: { by: Props['by']; rows: readonly TreatmentGroup[] }) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'money');
  const { qty, amount } = visitperawatan.fields;
  const figure = (key: 'count' | 'qty', head: string): Column<TreatmentGroup> => ({
    key,
    head,
    as: 'figure',
    cell: (row) => formatNumber(row[key]),
    sum: formatNumber(sum(rows, key)),
  });
  const worth: Column<TreatmentGroup> = {
    key: 'amount',
    head: amount.label,
    as: 'figure',
    cell: (row) => <Money value={row.amount} />,
    sum: <Money strong value={sum(rows, 'amount')} />,
  };
  return (
    <DataTable
      label={t(`lab.by.${by}`)}
      rows={rows}
      keyOf={({ id }) => id}
      sumLabel={t('lab.group.total')}
      columns={[
        { key: 'name', head: t(`lab.group.${by}`), as: 'name', cell: ({ name }) => name },
        figure('count', t('lab.group.count')),
        figure('qty', qty.label),
        ...(money ? [worth] : []),
      ]}
    />
  );
};

export const Groups = ({ by, title, tools }: Props) => {
  const [range, setRange] = useMonth();
  const [kategori, setKategori] = useState<number | null>(null);
  const query = { by, start_date: range.start, end_date: range.end, ...(kategori !== null && { kategori }) };
  const { query: read, answer } = useCall(CALL, query, { keep: true });
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={setRange}
      path={callPaths[CALL]}
      query={query}
      answer={read}
      tools={
        <>
          {tools}
          <span className={style.search}>
            <RefSelect
              resource={CATEGORY.to}
              label={CATEGORY.label}
              placeholder={CATEGORY.label}
              value={kategori}
              onChange={setKategori}
            />
          </span>
        </>
      }
    >
      {answer && <GroupTable by={by} rows={answer.data} />}
    </ReportPage>
  );
};
