// The steps of one income, oldest first: each with its cause, who it was for, and its journal.
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { actors, type ActorType } from '../../../resources/finance/hutang.ts';
import { dateIn } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';

type Step = AnswerOf<'finance.tindakanincome.riwayat'>['data'][number];
const WIDTH = 860;
const JOURNALS = '/finance/laporan-v2/jurnal';

const labelOf = (type: ActorType): string => actors.find(({ value }) => value === type)?.label ?? type;

const Journal = ({ step: { owed } }: { step: Step }) => {
  if (!owed?.journal) return null;
  const { journal } = owed;
  return <Link to={`${JOURNALS}?code=${encodeURIComponent(journal)}`}>{journal}</Link>;
};

const useColumns = (): readonly Column<Step>[] => {
  const { t } = useTranslation();
  const zone = useZone();
  return [
    { key: 'text', head: t('income.history.cause'), as: 'name', cell: ({ text }) => text },
    {
      key: 'at',
      head: t('hutang.date'),
      as: 'code',
      cell: ({ at }) => <DateText value={dateIn(zone, new Date(at))} />,
    },
    {
      key: 'actor',
      head: t('income.history.actor'),
      cell: ({ owed }) =>
        owed && (
          <>
            {owed.actor} <span className={words.quiet}>{labelOf(owed.actor_type)}</span>
          </>
        ),
    },
    { key: 'amount', head: t('hutang.amount'), as: 'figure', cell: ({ owed }) => owed && formatNumber(owed.amount) },
    { key: 'journal', head: t('income.history.journal'), as: 'code', cell: (step) => <Journal step={step} /> },
    { key: 'by', head: t('income.history.by'), cell: ({ by }) => by },
    {
      key: 'why',
      head: t('why.head'),
      as: 'action',
      cell: ({ owed, text }) => owed && <WhyButton call="finance.hutang.why" id={owed.id} of={text} />,
    },
  ];
};

export const HistoryDrawer = ({ id, of, onClose }: { id: number; of: string; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const { query, answer } = useCall('finance.tindakanincome.riwayat', { id }, { staleTime: 0 });
  const steps = answer?.data ?? [];
  return (
    <Drawer
      open
      title={`${t('income.history.steps')}: ${of}`}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <DataTable<Step>
        label={t('income.history.steps')}
        rows={steps}
        keyOf={(step) => step.owed?.id ?? step.at}
        columns={useColumns()}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('income.history.none')}
      />
    </Drawer>
  );
};
