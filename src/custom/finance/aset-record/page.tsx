// '/finance/aset/:id': an asset with its schedules, and what was booked of it with its journals (workspace.md 5; decision 105).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { aset } from '../../../resources/finance/aset.ts';
import { type Depreciable, type FiscalGroup, monthOfDay } from '../../../resources/finance/depreciation.ts';
import { penyusutan } from '../../../resources/finance/penyusutan.ts';
import { monthName } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { journalByCode } from '../../../screens/record/journal-source.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { SchedulePart } from './schedule-part.tsx';

type Row = AnswerOf<'finance.aset.riwayat'>['data'][number];

const depreciableOf = (record: Loaded): Depreciable => ({
  acquired_on: String(record['acquired_on']),
  cost_amount: Number(record['cost_amount']),
  residual_amount: Number(record['residual_amount'] ?? 0),
  life_months: Number(record['life_months']),
  depreciates_from: String(record['depreciates_from']),
  opening_amount: Number(record['opening_amount'] ?? 0),
});

const disposedIn = (record: Loaded): string | undefined =>
  typeof record['disposed_on'] === 'string' ? monthOfDay(record['disposed_on']) : undefined;

const History = ({ rows, query }: { rows: readonly Row[]; query: ReturnType<typeof useHistory>['query'] }) => {
  const { t } = useTranslation();
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <h2 className={words.heading}>{t('asset.history')}</h2>
      <DataTable<Row>
        label={t('asset.history')}
        rows={rows}
        keyOf={({ run_id }) => run_id}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('asset.noHistory')}
        sumLabel={t('asset.total')}
        columns={[
          {
            key: 'month',
            head: penyusutan.fields.month.label,
            as: 'name',
            cell: ({ month }) => monthName(`${month}-01`),
          },
          {
            key: 'run',
            head: penyusutan.fields.code.label,
            as: 'code',
            cell: ({ run_id, code }) => <Link to={`${penyusutan.screens.list}/${run_id}`}>{code}</Link>,
          },
          {
            key: 'journal',
            head: penyusutan.fields.journal_id.label,
            as: 'code',
            cell: ({ journal }) => (journal ? <Link to={journalByCode(journal.code)}>{journal.code}</Link> : '–'),
          },
          {
            key: 'amount',
            head: t('asset.charge'),
            as: 'figure',
            cell: ({ amount }) => formatNumber(amount),
            sum: formatNumber(rows.reduce((sum, { amount }) => sum + amount, 0)),
          },
        ]}
      />
    </section>
  );
};

const useHistory = (id: number) => useCall('finance.aset.riwayat', { id }, { staleTime: 0 });

const Below = ({ record }: { record: Loaded }) => {
  const { query, answer } = useHistory(record.id);
  const rows = answer?.data ?? [];
  return (
    <>
      <SchedulePart
        asset={depreciableOf(record)}
        group={record['fiscal_group'] as FiscalGroup}
        booked={rows}
        disposed={disposedIn(record)}
      />
      <History rows={rows.toReversed()} query={query} />
    </>
  );
};

export default function AsetRecordPage() {
  return <DocumentScreen resource={aset} Below={Below} />;
}
