// Slips of a doctor or an investor, each with its paper.
import { FilePdfOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { slipState, slipStates } from '../../../resources/finance/hutangtransaction-fields.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

type Slip = AnswerOf<'finance.myincome'>['slips'][number];
type Figure = 'gross_amount' | 'pph_amount' | 'adjust_amount' | 'net_amount';
const FIGURES: readonly Figure[] = ['gross_amount', 'pph_amount', 'adjust_amount', 'net_amount'];

const Paper = ({ slip: { id, code } }: { slip: Slip }) => {
  const { t } = useTranslation();
  const href = callUrl('finance.myincome.slip', { id });
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={t('ownIncome.print', { code })}>
      <FilePdfOutlined aria-hidden /> {code}
    </a>
  );
};

export const OwnSlips = ({ slips }: { slips: readonly Slip[] }) => {
  const { t } = useTranslation();
  const counted = slips.filter(({ cancelled }) => !cancelled);
  const figure = (key: Figure): Column<Slip> => ({
    key,
    head: t(`ownIncome.slip.${key}`),
    as: 'figure',
    cell: (slip) => formatNumber(slip[key]),
    sum: formatNumber(counted.reduce((sum, slip) => sum + slip[key], 0)),
  });
  return (
    <DataTable<Slip>
      label={t('ownIncome.slips')}
      rows={slips}
      keyOf={({ id }) => id}
      phone="cards"
      sumLabel={t('hutang.sum')}
      lookOf={({ cancelled }) => (cancelled ? 'gone' : undefined)}
      columns={[
        { key: 'code', head: t('ownIncome.slip.code'), as: 'name', cell: (slip) => <Paper slip={slip} /> },
        { key: 'date', head: t('hutang.date'), as: 'code', cell: (slip) => <DateText value={slip.transaction_at} /> },
        { key: 'branch', head: t('ownIncome.branch'), as: 'code', cell: ({ branch }) => branch },
        ...FIGURES.map(figure),
        {
          key: 'state',
          head: t('ownIncome.state'),
          cell: ({ cancelled }) => <StatusChip {...slipStates[cancelled ? slipState.cancelled : slipState.paid]} />,
        },
        {
          key: 'why',
          head: t('why.head'),
          as: 'action',
          cell: ({ id, code }) => <WhyButton call="finance.myincome.slipwhy" id={id} of={code} />,
        },
      ]}
    />
  );
};
