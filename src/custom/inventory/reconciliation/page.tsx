// '/inventory/warehouse/rekonsiliasi': the stock beside the books, and what explains a difference (inventory.md 10.7).
import { useTranslation } from 'react-i18next';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { BalanceNotice } from '../../../parts/finance/report/balance-notice.tsx';
import { StockReport } from '../../../parts/inventory/report/stock-report.tsx';
import { useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import {
  type Account,
  type Document,
  type Kept,
  useAccountColumns,
  useDocumentColumns,
  useKeptColumns,
} from './columns.tsx';

type Answer = AnswerOf<'inventory.report.reconciliation'>;

const Findings = ({ answer: { data, documents, kept } }: { answer: Answer }) => {
  const { t } = useTranslation();
  const accountColumns = useAccountColumns();
  const documentColumns = useDocumentColumns();
  const keptColumns = useKeptColumns();
  const wrong = data.filter(({ difference }) => difference !== 0).length;
  return (
    <>
      <BalanceNotice
        balanced={wrong === 0}
        fine={t('reconciliation.fine')}
        warnings={wrong === 0 ? [] : [t('reconciliation.wrong', { count: wrong })]}
      />
      <DataTable<Account>
        label={t('reconciliation.accounts')}
        rows={data}
        keyOf={({ branch, akun }) => `${branch.id} ${akun.id}`}
        columns={accountColumns}
        lookOf={({ difference }) => (difference === 0 ? undefined : 'strong')}
        phone="cards"
      />
      {wrong > 0 && (
        <>
          <h2 className={words.heading}>{t('reconciliation.documents')}</h2>
          <DataTable<Document>
            label={t('reconciliation.documents')}
            rows={documents}
            keyOf={({ branch, akun, source_type, source_id }) => `${branch.id} ${akun.id} ${source_type} ${source_id}`}
            columns={documentColumns}
            phone="cards"
          />
        </>
      )}
      <h2 className={words.heading}>{t('reconciliation.kept')}</h2>
      <BalanceNotice
        balanced={kept.count === 0}
        fine={t('reconciliation.keptFine')}
        warnings={kept.count === 0 ? [] : [t('reconciliation.keptWrong', { count: kept.count })]}
      />
      {kept.count > 0 && (
        <DataTable<Kept>
          label={t('reconciliation.kept')}
          rows={kept.data}
          keyOf={({ key, branch }) => `${branch} ${key}`}
          columns={keptColumns}
          phone="cards"
        />
      )}
    </>
  );
};

export default function ReconciliationPage() {
  const { t } = useTranslation();
  const choice = useBranchChoice({ beyond: true });
  const asked = choice.profile_id === undefined ? {} : { profile_id: choice.profile_id };
  const { query, answer } = useCall('inventory.report.reconciliation', asked, { keep: true, enabled: choice.isReady });
  return (
    <StockReport
      title={t('reconciliation.title')}
      note={t('reconciliation.note')}
      choice={choice}
      path={callPaths['inventory.report.reconciliation']}
      query={asked}
      answer={query}
    >
      {answer && <Findings answer={answer} />}
    </StockReport>
  );
}
