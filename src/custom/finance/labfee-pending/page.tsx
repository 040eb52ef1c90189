// '/finance/income/pendingformlab': fees of laboratories that are awaited, and confirming one or many of an invoice (finance.md 4).
import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { labfee } from '../../../resources/finance/labfee.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

const ConfirmDrawer = lazy(async () => ({ default: (await import('./confirm-drawer.tsx')).ConfirmDrawer }));
export type PendingFee = AnswerOf<'finance.labfee.menunggu'>['data'][number];

const Patient = ({ row }: { row: PendingFee }) => (
  <>
    {row.patient} <span className={words.quiet}>{row.rm}</span>
  </>
);

const useColumns = (tick: Column<PendingFee> | undefined): readonly Column<PendingFee>[] => {
  const { t } = useTranslation();
  const figure = (key: 'estimate_amount' | 'held_amount' | 'age_days', head: string): Column<PendingFee> => ({
    key,
    head,
    as: 'figure',
    cell: (row) => formatNumber(row[key]),
  });
  return [
    ...(tick ? [tick] : []),
    { key: 'date', head: t('hutang.date'), as: 'code', cell: ({ ordered_at }) => <DateText value={ordered_at} /> },
    { key: 'patient', head: t('labfee.patient'), as: 'name', cell: (row) => <Patient row={row} /> },
    { key: 'doctor', head: t('labfee.doctor'), cell: ({ doctor }) => doctor },
    { key: 'treatment', head: t('labfee.treatment'), cell: ({ treatment }) => treatment },
    { key: 'lab', head: t('labfee.laboratory'), cell: ({ laboratory }) => laboratory },
    figure('estimate_amount', labfee.fields.estimate_amount.label),
    figure('age_days', t('labfee.age')),
    figure('held_amount', t('labfee.held')),
  ];
};

/** The column of ticks, with one for all. */
const useTick = (
  rows: readonly PendingFee[],
  ticked: ReadonlySet<number>,
  onTick: (ticked: ReadonlySet<number>) => void,
): Column<PendingFee> => {
  const { t } = useTranslation();
  return {
    key: 'tick',
    label: t('labfee.confirm'),
    head: (
      <Checkbox
        aria-label={t('hutang.all')}
        checked={rows.length > 0 && rows.every(({ id }) => ticked.has(id))}
        indeterminate={ticked.size > 0 && rows.some(({ id }) => !ticked.has(id))}
        onChange={({ target }) => onTick(new Set(target.checked ? rows.map(({ id }) => id) : []))}
      />
    ),
    cell: ({ id, code }) => (
      <Checkbox
        aria-label={code}
        checked={ticked.has(id)}
        onChange={({ target }) =>
          onTick(new Set(target.checked ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
        }
      />
    ),
  };
};

export default function PendingFeesPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [confirming, setConfirming] = useState(false);
  const { query, answer } = useCall('finance.labfee.menunggu', {});
  useNewsOf('finance.labfee', () => void query.refetch());
  const rows = answer?.data ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const may = mayCall(me, 'finance.labfee.bulkconfirm');
  const tick = useTick(rows, ticked, setTicked);
  const columns = useColumns(may ? tick : undefined);
  const held = rows.reduce((sum, { held_amount }) => sum + held_amount, 0);
  return (
    <>
      <PageHeader
        title={t('labfee.pending')}
        note={answer && t('labfee.note', { n: rows.length, amount: formatRupiah(held) })}
        actions={
          may && (
            <Button type="primary" disabled={chosen.length === 0} onClick={() => setConfirming(true)}>
              {t('labfee.confirmMany', { n: chosen.length })}
            </Button>
          )
        }
      />
      <div className={layout.stack}>
        <DataTable<PendingFee>
          label={t('labfee.pending')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={columns}
          phone="cards"
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('labfee.none')}
        />
      </div>
      {confirming && (
        <Suspense>
          <ConfirmDrawer
            fees={chosen}
            onDone={() => {
              setTicked(new Set());
              setConfirming(false);
              void query.refetch();
            }}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
