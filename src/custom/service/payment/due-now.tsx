// What waits at the desk now: drafts, open bills, installments whose day has come, and what is held for patients.
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { openBillStates } from '../../../resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { deposit } from '../../../resources/finance/deposit.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { useDeskBills } from '../../../parts/finance/cashier/bill.ts';
import { BillButton, Choice } from './bill-button.tsx';
import style from './desk.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

/** Of each kind; the rest is a press away. */
const FEW = 4;
const { draft } = billDocument.state;

/** What is chosen in the list: a bill, or a patient without one. */
export type Chosen = { readonly bill: number } | { readonly customer: number };

interface GroupProps {
  readonly title: string;
  /** How many there are; '4+' where that is not known. */
  readonly count: number | string;
  /** The way to all of them. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

const Group = ({ title, count, more, children }: GroupProps) =>
  count === 0 ? null : (
    <section className={`${style.group} ${layout.stackSmall}`} aria-label={title}>
      <h2 className={words.heading}>
        {title} <span className={words.quiet}>{count}</span>
      </h2>
      <ul className={layout.stackSmall}>{children}</ul>
      {more}
    </section>
  );

interface Props {
  readonly chosenBill: number | null;
  readonly chosenCustomer: number | null;
  readonly onChoose: (chosen: Chosen) => void;
  /** Shows all bills of some states, by their numbers with commas. */
  readonly onMore: (status: string) => void;
}

const Bills = ({ of, title, chosenBill, onChoose, onMore }: Props & { of: string; title: string }) => {
  const { t } = useTranslation();
  const { query, bills, count = 0 } = useDeskBills({ status: of, page: 1, limit: FEW });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  const more = count > FEW && (
    <Button size="small" onClick={() => onMore(of)}>
      {t('kas.now.more', { n: count })}
    </Button>
  );
  return (
    <Group title={title} count={count} more={more}>
      {bills.map((bill) => (
        <BillButton
          key={bill.id}
          bill={bill}
          chosen={bill.id === chosenBill}
          onChoose={() => onChoose({ bill: bill.id })}
        />
      ))}
    </Group>
  );
};

interface DueRow {
  readonly id: number;
  readonly bill_id: number;
  readonly bill_code: string;
  readonly no: number;
  readonly due_date: string | null;
  readonly outstanding: number;
  readonly customer: { readonly name: string; readonly code?: string } | null;
}

const Installments = ({ due, chosenBill, onChoose }: Props & { due: 'today' | 'late' }) => {
  const { t } = useTranslation();
  const { result } = useList<DueRow>({
    resource: angsuran.name,
    pagination: { currentPage: 1, pageSize: FEW },
    sorters: [{ field: 'due_date', order: 'desc' }],
    filters: [{ field: 'due', operator: 'eq', value: due }],
    errorNotification: false,
    liveMode: 'auto',
  });
  const count = result.total ?? 0;
  const more = count > FEW && (
    <LinkButton size="small" to={`/finance/payment/angsuran?due=${due}`}>
      {t('kas.now.more', { n: count })}
    </LinkButton>
  );
  return (
    <Group title={t(`kas.now.${due}`)} count={count} more={more}>
      {result.data.map((row) => (
        <Choice
          key={row.id}
          name={row.customer?.name ?? row.bill_code}
          about={[
            row.customer?.code ?? row.bill_code,
            row.no === 0 ? t('kas.downPayment') : t('kas.now.no', { no: row.no }),
          ].join(' · ')}
          day={row.due_date === null ? t('kas.withVisit') : <DateText value={row.due_date} />}
          amount={row.outstanding}
          chosen={row.bill_id === chosenBill}
          onChoose={() => onChoose({ bill: row.bill_id })}
        />
      ))}
    </Group>
  );
};

interface Held {
  readonly id: number;
  readonly customer_id: number | null;
  readonly customerdata: { readonly name: string; readonly code: string } | null;
  readonly balance: number;
}

const Deposits = ({ chosenCustomer, onChoose }: Props) => {
  const { t } = useTranslation();
  const { result } = useList<Held>({
    resource: deposit.name,
    pagination: { currentPage: 1, pageSize: FEW },
    sorters: [{ field: 'balance', order: 'desc' }],
    errorNotification: false,
    liveMode: 'auto',
  });
  const rows = result.data.filter(({ balance }) => balance > 0);
  const isCut = rows.length === FEW && (result.total ?? 0) > FEW;
  const { list } = deposit.screens;
  return (
    <Group
      title={t('kas.now.deposit')}
      count={isCut ? `${FEW}+` : rows.length}
      more={
        isCut &&
        list && (
          <LinkButton size="small" to={list}>
            {t('kas.now.allDeposits')}
          </LinkButton>
        )
      }
    >
      {rows.map(({ id, customer_id, customerdata, balance, ...held }) =>
        customer_id === null ? null : (
          <Choice
            key={id}
            name={customerdata?.name ?? ''}
            requests={held}
            about={customerdata?.code ?? ''}
            day={t('kas.now.held')}
            amount={balance}
            chosen={customer_id === chosenCustomer}
            onChoose={() => onChoose({ customer: customer_id })}
          />
        ),
      )}
    </Group>
  );
};

export const DueNow = (props: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <>
      <Bills {...props} of={String(draft)} title={t('kas.now.draft')} />
      {can(me, angsuran.name, 'list') && (
        <>
          <Installments {...props} due="today" />
          <Installments {...props} due="late" />
        </>
      )}
      <Bills {...props} of={openBillStates.join(',')} title={t('kas.now.open')} />
      {can(me, deposit.name, 'list') && <Deposits {...props} />}
    </>
  );
};
