// What hangs on a bill, a table each: installments, receipts, notes of credit, journals.
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import type {
  DetailAngsuran,
  DetailJournal,
  DetailPayment,
  DetailRefund,
} from '../../../resources/finance/bill-detail.ts';
import { billrefund } from '../../../resources/finance/billrefund.ts';
import { receiptType } from '../../../resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import type { State } from '../../../resources/kernel/define.ts';
import { ReceiptPrintMenu } from '../cashier/receipt-print.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { BillRecord } from './bill.ts';
import style from './billing.module.css';
import { RescheduleDrawer } from './reschedule-drawer.tsx';

interface HangingProps {
  readonly title: string;
  /** Of the columns; those of amounts are right, those that are wide stay away from a narrow screen. */
  readonly heads: readonly { readonly label: string; readonly right?: true; readonly wide?: true }[];
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Hanging = ({ title, heads, action, children }: HangingProps) => (
  <section className={style.section}>
    <div className={style.head}>
      <h2 className={style.heading}>{title}</h2>
      {action}
    </div>
    <ScrollRegion label={title} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            {heads.map(({ label, right, wide }) => (
              <th key={label} scope="col" className={(right && style.right) ?? (wide && style.wide)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  </section>
);

const Chip = ({ states, row }: { states: object; row: { readonly status: number; readonly statusname: string } }) => (
  <StatusChip label={row.statusname} tone={(states as Readonly<Record<number, State>>)[row.status]?.tone} />
);

const OPEN: readonly number[] = [1, 2];

export const Schedule = ({ bill, rows }: { bill: BillRecord; rows: readonly DetailAngsuran[] }) => {
  const { t } = useTranslation();
  const me = useUser();
  const today = useToday();
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
      heads={[
        { label: fields.no.label },
        { label: fields.due_date.label },
        { label: fields.amount.label, right: true },
        { label: fields.paid_amount.label, right: true },
        { label: t('list.status') },
      ]}
    >
      {rows
        .filter(({ amount }) => amount > 0)
        .map((row) => (
          <tr key={row.id}>
            <td>{row.no === 0 ? t('tagihan.dp') : row.no}</td>
            <td>
              {row.due_date === null ? (
                <span className={style.quiet}>{t('tagihan.withVisit')}</span>
              ) : (
                <span className={style.due} data-late={row.due_date < today && row.paid_amount < row.amount}>
                  <DateText value={row.due_date} />
                </span>
              )}
            </td>
            <td className={style.right}>
              <Money value={row.amount} />
            </td>
            <td className={style.right}>
              <Money value={row.paid_amount} />
            </td>
            <td>
              <Chip states={angsuran.states} row={row} />
            </td>
          </tr>
        ))}
    </Hanging>
  );
};

export const Payments = ({ rows }: { rows: readonly DetailPayment[] }) => {
  const { t } = useTranslation();
  const { fields, label } = billtransaction;
  if (rows.length === 0) {
    return (
      <section className={style.section}>
        <h2 className={style.heading}>{label}</h2>
        <span className={style.quiet}>{t('tagihan.noPayments')}</span>
      </section>
    );
  }
  return (
    <Hanging
      title={label}
      heads={[
        { label: fields.posting_date.label },
        { label: fields.code.label },
        { label: t('tagihan.method'), wide: true },
        { label: fields.price_amount.label, right: true },
        { label: t('list.status') },
        { label: t('tagihan.print') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} data-gone={row.status === billtransaction.state.cancelled}>
          <td>
            <DateText value={row.posting_date} />
          </td>
          <td>
            <Link to={`/finance/payment/transaction/${row.id}`}>{row.code}</Link>
          </td>
          <td className={style.wide}>
            {row.type === receiptType.payout ? t('tagihan.handedBack', { method: row.methods }) : row.methods}
          </td>
          <td className={style.right}>
            <Money value={row.type === receiptType.payout ? -row.amount : row.amount} />
          </td>
          <td>
            <Chip states={billtransaction.states} row={row} />
          </td>
          <td>
            <ReceiptPrintMenu id={row.id} code={row.code} />
          </td>
        </tr>
      ))}
    </Hanging>
  );
};

export const Notes = ({ rows }: { rows: readonly DetailRefund[] }) => {
  const { t } = useTranslation();
  const { fields, label, states } = billrefund;
  return (
    <Hanging
      title={label}
      heads={[
        { label: fields.transaction_at.label },
        { label: fields.code.label },
        { label: fields.reason.label, wide: true },
        { label: fields.amount.label, right: true },
        { label: fields.payout_amount.label, right: true },
        { label: t('list.status') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} data-gone={row.status === billrefund.state.cancelled}>
          <td>
            <DateText value={row.transaction_at} />
          </td>
          <td>{row.code}</td>
          <td className={style.wide}>{row.reason}</td>
          <td className={style.right}>
            <Money value={row.amount} />
          </td>
          <td className={style.right}>
            <Money value={row.payout_amount} />
          </td>
          <td>
            <Chip states={states} row={row} />
          </td>
        </tr>
      ))}
    </Hanging>
  );
};

export const Journals = ({ rows }: { rows: readonly DetailJournal[] }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { fields } = jurnal;
  const may = mayCall(me, 'finance.laporan.jurnal');
  return (
    <Hanging
      title={t('tagihan.journals')}
      heads={[
        { label: fields.transaction_at.label },
        { label: fields.code.label },
        { label: fields.memo.label, wide: true },
        { label: fields.total_amount.label, right: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} data-gone={row.status === jurnal.state.reversed}>
          <td>
            <DateText value={row.transaction_at} />
          </td>
          <td>
            {may ? (
              <Link to={`/finance/laporan-v2/jurnal?keyword=${encodeURIComponent(row.code)}`}>{row.code}</Link>
            ) : (
              row.code
            )}
          </td>
          <td className={style.wide}>{row.memo}</td>
          <td className={style.right}>
            <Money value={row.total_amount} />
          </td>
        </tr>
      ))}
    </Hanging>
  );
};
