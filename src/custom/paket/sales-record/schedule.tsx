// How a sold package is paid: its bill, each installment with what is paid of it, and the cashier's sheet.
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { DueText } from '../../../parts/paket/due-text.tsx';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import type { Sale } from './page.tsx';
import style from './sales-record.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const PayDrawer = onDemand(async () => (await import('../../../parts/paket/pay-drawer.tsx')).PayDrawer);

type Row = Sale['schedule'][number];

const Sums = ({ bill }: { bill: NonNullable<Sale['bill']> }) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <dl className={`${layout.facts} ${style.sums}`}>
      <div>
        <dt>{t('membership.bill')}</dt>
        <dd>
          {can(me, billDocument.name, 'show') ? (
            <Link to={`/finance/payment/bill/${bill.id}`}>{bill.code ?? t('membership.draftBill')}</Link>
          ) : (
            bill.code
          )}
        </dd>
      </div>
      {(['total_amount', 'paid_amount', 'due_amount'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`membership.sum.${name}`)}</dt>
          <dd>
            <Money value={bill[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const Schedule = ({ sale }: { readonly sale: Sale }) => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const [pays, setPays] = useState(false);
  const { bill, schedule, customerdata } = sale;
  if (!bill)
    return (
      <>
        <h2 className={words.heading}>{t('membership.schedule')}</h2>
        <p className={words.quiet}>{t('membership.noBill')}</p>
      </>
    );
  const columns: readonly Column<Row>[] = [
    {
      key: 'no',
      head: t('membership.part'),
      as: 'name',
      cell: ({ no }) => (no === 0 ? t('membership.dp') : t('membership.installment', { no })),
    },
    {
      key: 'due',
      head: t('membership.dueAt'),
      cell: ({ due_date, amount, paid_amount }) => {
        if (due_date === null) return t('membership.nextVisit');
        return paid_amount < amount ? <DueText day={due_date} /> : <DateText value={due_date} />;
      },
    },
    { key: 'amount', head: t('membership.amount'), as: 'figure', cell: ({ amount }) => <Money value={amount} /> },
    { key: 'paid', head: t('membership.paid'), as: 'figure', cell: ({ paid_amount }) => <Money value={paid_amount} /> },
  ];
  const payable = bill.due_amount > 0 && mayCall(me, 'finance.billtransaction.record');
  return (
    <>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('membership.schedule')}</h2>
        {payable && (
          <Button type="primary" onClick={() => setPays(true)}>
            {t('membership.payBill')}
          </Button>
        )}
      </div>
      <Sums bill={bill} />
      {schedule.length > 0 && (
        <DataTable label={t('membership.schedule')} columns={columns} rows={schedule} keyOf={({ id }) => id} />
      )}
      {pays && (
        <PayDrawer
          customer={customerdata}
          billId={bill.id}
          onPaid={() => void invalidate({ resource: membership.name, invalidates: ['list', 'detail'], id: sale.id })}
          onClose={() => setPays(false)}
        />
      )}
    </>
  );
};
