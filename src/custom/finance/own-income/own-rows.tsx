// Treatments of a doctor with their fees, or what an investor was given, and how far each of them has come.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import { type FeeState, feeState, feeStates } from '../../../resources/finance/own-income.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

type Income = AnswerOf<'finance.myincome'>;
type Row = Income['data'][number];

const State = ({ state }: { state: FeeState }) => {
  const found = feeStates.find(({ value }) => value === state);
  return found && <StatusChip label={found.label} tone={found.tone} />;
};

const useColumns = ({ data, sums, branches, as }: Income): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = (key: 'fee_amount' | 'accrued_amount' | 'paid_amount'): Column<Row> => ({
    key,
    head: t(`ownIncome.row.${key}`),
    as: 'figure',
    cell: (row) => formatNumber(row[key]),
    sum: formatNumber(sums[key]),
  });
  const net: Column<Row> = {
    key: 'net',
    head: t('ownIncome.row.net'),
    as: 'figure',
    cell: ({ net_amount }) => (net_amount === undefined ? '' : formatNumber(net_amount)),
  };
  const branch: Column<Row> = { key: 'branch', head: t('ownIncome.branch'), as: 'code', cell: (row) => row.branch };
  const rm: Column<Row> = { key: 'rm', head: t('ownIncome.row.rm'), as: 'code', cell: (row) => row.rm };
  const isDoctor = as === actorType.doctor;
  return [
    {
      key: 'treatment',
      head: t(isDoctor ? 'ownIncome.row.treatment' : 'ownIncome.row.of'),
      as: 'name',
      cell: ({ treatment }) => treatment,
    },
    { key: 'date', head: t('hutang.date'), as: 'code', cell: (row) => <DateText value={row.transaction_at} /> },
    ...(branches.length > 1 ? [branch] : []),
    ...(isDoctor ? [rm] : []),
    ...(data.some(({ net_amount }) => net_amount !== undefined) ? [net] : []),
    // What an investor is given is recognised at once.
    ...(isDoctor ? [figure('fee_amount')] : []),
    figure('accrued_amount'),
    figure('paid_amount'),
    { key: 'state', head: t('ownIncome.state'), cell: ({ state }) => <State state={state} /> },
    {
      key: 'why',
      head: t('why.head'),
      as: 'action',
      cell: ({ id, treatment }) => <WhyButton call="finance.myincome.why" id={id} of={treatment} />,
    },
  ];
};

export const OwnRows = ({ income, stale }: { income: Income; stale: boolean }) => {
  const { t } = useTranslation();
  return (
    <DataTable<Row>
      label={t(income.as === actorType.doctor ? 'ownIncome.treatments' : 'ownIncome.given')}
      rows={income.data}
      keyOf={({ id }) => id}
      columns={useColumns(income)}
      phone="flow"
      sumLabel={t(income.as === actorType.doctor ? 'ownIncome.sum' : 'ownIncome.sumGiven', { n: income.sums.count })}
      lookOf={({ state }) => (state === feeState.cancelled ? 'gone' : undefined)}
      stale={stale}
    />
  );
};
