// Done treatments of a range by treatment or by doctor, with their number and worth.
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { TreatmentGroup } from '../../../resources/service/treatment-calls.ts';
import { treatmentFilters } from '../../../resources/service/visitperawatan-filter.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { useMonth } from '../../../parts/insight/month.ts';
import { Money } from '../../../kit/money/money.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';

interface Props {
  readonly by: 'tindakan' | 'dokter';
  readonly title: string;
  readonly tools: ReactNode;
}
interface Answer {
  readonly data: readonly TreatmentGroup[];
  readonly id?: never;
}

const PATH = 'service/riwayattindakan';
const CATEGORY = treatmentFilters.kategori.field;

const sum = (rows: readonly TreatmentGroup[], name: 'count' | 'qty' | 'amount'): number =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);

const GroupTable = ({ by, rows }: { by: Props['by']; rows: readonly TreatmentGroup[] }) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'money');
  return (
    <ScrollRegion className={style.scroll} label={t(`lab.by.${by}`)}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t(`lab.group.${by}`)}</th>
            <th scope="col" className={style.right}>
              {t('lab.group.count')}
            </th>
            <th scope="col" className={style.right}>
              {visitperawatan.fields.qty.label}
            </th>
            {money && (
              <th scope="col" className={style.right}>
                {visitperawatan.fields.amount.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td className={style.right}>{formatNumber(row.count)}</td>
              <td className={style.right}>{formatNumber(row.qty)}</td>
              {money && (
                <td className={style.right}>
                  <Money value={row.amount} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('lab.group.total')}</th>
            <td className={style.right}>{formatNumber(sum(rows, 'count'))}</td>
            <td className={style.right}>{formatNumber(sum(rows, 'qty'))}</td>
            {money && (
              <td className={style.right}>
                <Money strong value={sum(rows, 'amount')} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};

export const Groups = ({ by, title, tools }: Props) => {
  const [range, setRange] = useMonth();
  const [kategori, setKategori] = useState<number | null>(null);
  const query = { by, start_date: range.start, end_date: range.end, ...(kategori !== null && { kategori }) };
  const { query: answer, result } = useCustom<Answer>({
    url: PATH,
    method: 'get',
    config: { query },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const rows = result.data?.data ?? [];
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={setRange}
      path={PATH}
      query={query}
      answer={answer}
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
      {answer.isSuccess && rows.length === 0 ? <EmptyState /> : <GroupTable by={by} rows={rows} />}
    </ReportPage>
  );
};
