// '/finance/payment/bill/:id' and '/service/payment/:id', from the books and from the desk: a bill with all that hangs
// on it: lines, schedule, receipts, notes of credit, journals; and what may be done with it (finance.md 4).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paymentType } from '../../../resources/finance/bill-life.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { useRecord } from '../../../screens/record/use-record.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { RequestNotices } from '../../../screens/request/request-notices.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useBillDetail } from '../../../parts/finance/billing/bill.ts';
import { DocumentNotes } from '../../../parts/finance/note/document-notes.tsx';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { BillActions } from './bill-actions.tsx';
import { BillFacts } from './bill-facts.tsx';
import { Journals, Notes, Payments, Schedule } from './bill-hanging.tsx';
import { BillLines } from './bill-lines.tsx';
import style from '../../../parts/finance/billing/billing.module.css';
import layout from '../../../kit/style/layout.module.css';

const Content = ({ record }: { record: BillRecord }) => {
  const { query, detail } = useBillDetail(record.id);
  return (
    <div className={style.page}>
      <div className={layout.stackLarge}>
        <BillLines bill={record} />
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <Skeleton active title={false} />}
        {detail && record.payment_type === paymentType.credit && <Schedule bill={record} rows={detail.angsurans} />}
        {detail && <Payments rows={detail.payments} />}
        {detail && detail.refunds.length > 0 && <Notes rows={detail.refunds} />}
        {detail && detail.journals.length > 0 && <Journals rows={detail.journals} />}
        <DocumentNotes kind="tagihan" id={record.id} />
      </div>
      <BillFacts bill={record} />
    </div>
  );
};

const DESK = '/service/payment';
const BOOKS = '/finance/payment/bill';

export default function BillPage() {
  const { t } = useTranslation();
  const atDesk = useLocation().pathname.startsWith(DESK);
  const back = atDesk ? { to: DESK, label: t('cashier.title.desk') } : { to: BOOKS, label: bill.label };
  const { record, query } = useRecord(bill, { live: true });
  const state = record && bill.states[record.status];
  return (
    <>
      <PageHeader
        title={record ? (record.code ?? t('tagihan.draftOf', { name: record.customer_name })) : bill.label}
        mark={state && <StatusChip label={state.label} tone={state.tone} />}
        note={record?.code && record.customer_name}
        back={back}
        actions={record && <BillActions bill={record} />}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && <RequestNotices record={record} />}
      {record && !query.isError && <Content record={record} />}
    </>
  );
}
