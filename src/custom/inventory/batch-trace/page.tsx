// '/inventory/warehouse/batch/:id': a batch followed from its arrival to the patients who were given it, and withheld (inventory.md 10).
import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { useScreens } from '../../../layouts/navigation.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import { mayCall } from '../../../policies/index.ts';
import { fillPath, useCall } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { usePatientColumns } from './patient-columns.tsx';

type Trace = AnswerOf<'inventory.batch.trace'>;
const LIST = '/inventory/warehouse/batch';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={surface.sheet}>
    <h2 className={words.heading}>{title}</h2>
    {children}
  </section>
);

const useArrivalColumns = (unit: string): readonly Column<Trace['arrivals'][number]>[] => {
  const { t } = useTranslation();
  return [
    { key: 'day', head: t('card.day'), as: 'name', cell: ({ transaction_at }) => <DateText value={transaction_at} /> },
    { key: 'type', head: t('card.type'), cell: ({ typename }) => typename },
    { key: 'branch', head: t('trace.branch'), cell: ({ branch }) => branch.name },
    { key: 'warehouse', head: t('stock.warehouse'), cell: ({ warehouse }) => warehouse },
    { key: 'about', head: t('card.about'), wide: true, cell: ({ note }) => note },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${unit}` },
  ];
};
const useBalanceColumns = (unit: string): readonly Column<Trace['balances'][number]>[] => {
  const { t } = useTranslation();
  return [
    { key: 'warehouse', head: t('stock.warehouse'), as: 'name', cell: ({ warehouse }) => warehouse },
    { key: 'branch', head: t('trace.branch'), cell: ({ branch }) => branch.name },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${unit}` },
  ];
};

/** Withholds the batch in the whole group, or releases it. */
const BlockButton = ({ batch, onDone }: { batch: Trace['batch']; onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const block = useSend('inventory.batch.block');
  const unblock = useSend('inventory.batch.unblock');
  const verb = batch.is_blocked ? 'unblock' : 'block';
  return (
    <>
      <Button danger={!batch.is_blocked} onClick={() => setAsks(true)}>
        {t(`stock.${verb}`)}
      </Button>
      {asks && (
        <ReasonDialog
          title={t(`stock.${verb}Title`, { batch: batch.batch_no })}
          action={t(`stock.${verb}`)}
          onGiven={async (reason) => {
            await (batch.is_blocked ? unblock : block).send({ id: batch.id }, { reason });
            await onDone();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

const Parts = ({ batch, arrivals, balances, patients }: Trace) => {
  const { t } = useTranslation();
  const arrivalColumns = useArrivalColumns(batch.unit);
  const balanceColumns = useBalanceColumns(batch.unit);
  const patientColumns = usePatientColumns(
    batch.unit,
    patients.some(({ phone }) => phone !== undefined),
  );
  return (
    <div className={layout.stackLarge}>
      <Part title={t('trace.patients', { count: patients.length })}>
        <DataTable
          label={t('trace.patients', { count: patients.length })}
          rows={patients}
          keyOf={({ customer, transaction_at, type, visit }) => `${customer.id} ${transaction_at} ${type} ${visit?.id}`}
          columns={patientColumns}
          phone="cards"
          empty={t('trace.noPatients')}
        />
      </Part>
      <Part title={t('trace.balances')}>
        <DataTable
          label={t('trace.balances')}
          rows={balances}
          keyOf={({ warehouse_id }) => warehouse_id}
          columns={balanceColumns}
          phone="cards"
          empty={t('trace.noBalances')}
        />
      </Part>
      <Part title={t('trace.arrivals')}>
        <DataTable
          label={t('trace.arrivals')}
          rows={arrivals}
          keyOf={({ id }) => id}
          columns={arrivalColumns}
          phone="cards"
        />
      </Part>
    </div>
  );
};

export default function BatchTracePage() {
  const { t } = useTranslation();
  const me = useUser();
  const { near } = useScreens();
  const { id = '' } = useParams();
  const { query, answer } = useCall('inventory.batch.trace', { id });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;
  const { batch } = answer;
  const expiry = batch.expired_at === null ? null : t('trace.expires', { day: formatDate(batch.expired_at) });
  return (
    <>
      <PageHeader
        title={t('trace.of', { batch: batch.batch_no })}
        mark={
          batch.block_reason !== null && (
            <StatusChip tone="danger" label={t('stock.blocked', { reason: batch.block_reason })} />
          )
        }
        note={
          <>
            <Link to={cardPath(batch.item_id)}>
              {batch.code} {batch.name}
            </Link>
            {expiry && ` · ${expiry}`}
          </>
        }
        back={{ to: near(LIST), label: t('trace.title') }}
        actions={
          <>
            <ExportButton path={fillPath(callPaths['inventory.batch.trace'], () => id)} query={{ export: 'xlsx' }} />
            {mayCall(me, 'inventory.batch.block') && <BlockButton batch={batch} onDone={() => query.refetch()} />}
          </>
        }
      />
      <Parts {...answer} />
    </>
  );
}
