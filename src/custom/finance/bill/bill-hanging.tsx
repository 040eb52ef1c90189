// What hangs on a bill, a table each: installments, receipts, notes of credit, journals.
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import type {
  BillRecord,
  DetailAngsuran,
  DetailJournal,
  DetailPayment,
  DetailRefund,
} from '../../../resources/finance/bill-detail.ts';
import { openBillStates } from '../../../resources/finance/bill-life.ts';
import { billrefund } from '../../../resources/finance/billrefund.ts';
import { receiptType } from '../../../resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import type { State } from '../../../resources/kernel/define.ts';
import { ReceiptPrintMenu } from '../../../parts/finance/cashier/receipt-print.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Link } from '../../../kit/page/link.tsx';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RescheduleDrawer = onDemand(
  async () => (await import('../../../parts/finance/billing/reschedule-drawer.tsx')).RescheduleDrawer,
);

interface HangingProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isGone?: (row: Row) => boolean;
  readonly action?: ReactNode;
}

const Hanging = <Row extends { readonly id: number }>({ title, isGone, action, ...table }: HangingProps<Row>) => (
  <section className={surface.sheet}>
    <div className={layout.between}>
      <h2 className={words.heading}>{title}</h2>
      {action}
    </div>
    <DataTable {...table} label={title} keyOf={({ id }) => id} lookOf={(row) => (isGone?.(row) ? 'gone' : undefined)} />
  </section>
);

interface ChipProps {
  readonly states: Readonly<Record<number, State>>;
  readonly row: { readonly status: number; readonly statusname: string };
}
const Chip = ({ states, row: { status, statusname } }: ChipProps) => (
  <StatusChip label={statusname} tone={states[status]?.tone} />
);

const Due = ({ row: { due_date, paid_amount, amount } }: { row: DetailAngsuran }) => {
  const { t } = useTranslation();
  const today = useToday();
  if (due_date === null) return <span className={words.quiet}>{t('tagihan.withVisit')}</span>;
  return (
    <span className={due_date < today && paid_amount < amount ? words.alarm : undefined}>
      <DateText value={due_date} />
    </span>
  );
};

const OPEN: readonly number[] = openBillStates;

export const Schedule = ({ bill, rows }: { bill: BillRecord; rows: readonly DetailAngsuran[] }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [changing, change] = useState(false);
  const { fields } = angsuran;
  const may = OPEN.includes(bill.status) && mayCall(me, 'finance.bill.angsuran');
  return (
    <Hanging
      title={angsuran.label}
      action={
        may && (
          <>
            <Button onClick={() => change(true)}>{t('tagihan.reschedule')}</Button>
            {changing && <RescheduleDrawer billId={bill.id} title={bill.code ?? ''} onClose={() => change(false)} />}
          </>
        )
      }
      rows={rows.filter(({ amount }) => amount > 0)}
      columns={[
        { key: 'no', head: fields.no.label, cell: ({ no }) => (no === 0 ? t('tagihan.dp') : no) },
        { key: 'due', head: fields.due_date.label, cell: (row) => <Due row={row} /> },
        { key: 'amount', head: fields.amount.label, as: 'figure', cell: ({ amount }) => <Money value={amount} /> },
        {
          key: 'paid',
          head: fields.paid_amount.label,
          as: 'figure',
          cell: ({ paid_amount }) => <Money value={paid_amount} />,
        },
        { key: 'status', head: t('list.status'), cell: (row) => <Chip states={angsuran.states} row={row} /> },
      ]}
    />
  );
};

export const Payments = ({ rows }: { rows: readonly DetailPayment[] }) => {
  const { t } = useTranslation();
  const { fields, label } = billtransaction;
  if (rows.length === 0) {
    return (
      <section className={surface.sheet}>
        <h2 className={words.heading}>{label}</h2>
        <span className={words.quiet}>{t('tagihan.noPayments')}</span>
      </section>
    );
  }
  return (
    <Hanging
      title={label}
      rows={rows}
      isGone={({ status }) => status === billtransaction.state.cancelled}
      columns={[
        {
          key: 'date',
          head: fields.posting_date.label,
          as: 'code',
          cell: (row) => <DateText value={row.posting_date} />,
        },
        {
          key: 'code',
          head: fields.code.label,
          as: 'code',
          cell: ({ id, code }) => <Link to={`/finance/payment/transaction/${id}`}>{code}</Link>,
        },
        {
          key: 'method',
          head: t('tagihan.method'),
          wide: true,
          cell: ({ type, methods }) =>
            type === receiptType.payout ? t('tagihan.handedBack', { method: methods }) : methods,
        },
        {
          key: 'amount',
          head: fields.price_amount.label,
          as: 'figure',
          cell: ({ type, amount }) => <Money value={type === receiptType.payout ? -amount : amount} />,
        },
        { key: 'status', head: t('list.status'), cell: (row) => <Chip states={billtransaction.states} row={row} /> },
        {
          key: 'print',
          head: t('tagihan.print'),
          as: 'action',
          cell: ({ id, code }) => <ReceiptPrintMenu id={id} code={code} />,
        },
      ]}
    />
  );
};

export const Notes = ({ rows }: { rows: readonly DetailRefund[] }) => {
  const { t } = useTranslation();
  const { fields, label, states } = billrefund;
  return (
    <Hanging
      title={label}
      rows={rows}
      isGone={({ status }) => status === billrefund.state.cancelled}
      columns={[
        {
          key: 'date',
          head: fields.transaction_at.label,
          as: 'code',
          cell: (row) => <DateText value={row.transaction_at} />,
        },
        { key: 'code', head: fields.code.label, as: 'code', cell: ({ code }) => code },
        { key: 'reason', head: fields.reason.label, wide: true, cell: ({ reason }) => reason },
        { key: 'amount', head: fields.amount.label, as: 'figure', cell: ({ amount }) => <Money value={amount} /> },
        {
          key: 'payout',
          head: fields.payout_amount.label,
          as: 'figure',
          cell: ({ payout_amount }) => <Money value={payout_amount} />,
        },
        { key: 'status', head: t('list.status'), cell: (row) => <Chip states={states} row={row} /> },
      ]}
    />
  );
};

export const Journals = ({ rows }: { rows: readonly DetailJournal[] }) => {
  const { t } = useTranslation();
  const { fields } = jurnal;
  return (
    <Hanging
      title={t('tagihan.journals')}
      rows={rows}
      isGone={({ status }) => status === jurnal.state.reversed}
      columns={[
        {
          key: 'date',
          head: fields.transaction_at.label,
          as: 'code',
          cell: (row) => <DateText value={row.transaction_at} />,
        },
        {
          key: 'code',
          head: fields.code.label,
          as: 'code',
          cell: ({ code }) => <Link to={`/finance/laporan-v2/jurnal?keyword=${encodeURIComponent(code)}`}>{code}</Link>,
        },
        { key: 'memo', head: fields.memo.label, wide: true, cell: ({ memo }) => memo },
        {
          key: 'amount',
          head: fields.total_amount.label,
          as: 'figure',
          cell: ({ total_amount }) => <Money value={total_amount} />,
        },
      ]}
    />
  );
};
