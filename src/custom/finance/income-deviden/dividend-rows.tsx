// Treatments in which investors share, each with what every one of them gets.
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber, percentText } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Below, Cared, Dated } from '../../../parts/finance/income/merged-cells.tsx';
import style from '../../../parts/finance/income/income.module.css';
import { figureOf } from '../../../parts/finance/income/figures.ts';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import { type Asked, idOf } from '../../../parts/finance/income/use-asked.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';

type Answer = AnswerOf<'finance.income.deviden'>;
type Row = Answer['data'][number];

const Split = ({ row: { holders } }: { row: Row }) => (
  <ul className={style.split}>
    {holders.map(({ id, name, amount }) => (
      <li key={id}>
        {name} <span className={words.quiet}>{formatNumber(amount)}</span>
      </li>
    ))}
  </ul>
);

const useColumns = ({ sums }: Answer): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = figureOf<Row>(sums);
  return [
    { key: 'treatment', head: t('income.treatment'), as: 'name', cell: ({ treatment }) => treatment },
    {
      key: 'date',
      head: t('hutang.date'),
      as: 'code',
      cell: ({ transaction_at, bill }) => <Dated date={transaction_at} bill={bill} />,
    },
    {
      key: 'patient',
      head: t('income.patient'),
      cell: ({ patient, rm, doctor }) => <Cared patient={patient} rm={rm} doctor={doctor} />,
    },
    figure('clinic_amount', t('income.dividend.clinic')),
    { key: 'split', head: t('income.dividend.each'), cell: (row) => <Split row={row} /> },
    {
      ...figure('investor_amount', t('income.dividend.part')),
      cell: ({ investor_amount, percent }) => (
        <>
          {formatNumber(investor_amount)}
          <Below>{percentText(percent)}</Below>
        </>
      ),
    },
    figure('accrued_amount', t('income.accrued')),
    figure('paid_amount', t('income.paid')),
    {
      key: 'why',
      head: t('why.head'),
      as: 'action',
      cell: ({ id, treatment }) => <WhyButton call="finance.tindakanincome.why" id={id} of={treatment} />,
    },
  ];
};

/** With one investor chosen, his part alone: he is named above, and can be let go. */
const Chosen = ({ answer, asked }: { answer: Answer; asked: Asked }) => {
  const { t } = useTranslation();
  const id = idOf(asked, 'investor');
  if (id === undefined) return null;
  const name = answer.data.flatMap(({ holders }) => holders).find((holder) => holder.id === id)?.name;
  return (
    <div>
      <Tag closable closeIcon={<span>{t('income.everyInvestor')}</span>} onClose={() => asked.put({ investor: '' })}>
        {t('income.dividend.only', { name: name ?? '' })}
      </Tag>
    </div>
  );
};

interface Props {
  readonly answer: Answer;
  readonly asked: Asked;
  readonly stale: boolean;
}
export const DividendRows = ({ answer, asked, stale }: Props) => {
  const { t } = useTranslation();
  const columns = useColumns(answer);
  return (
    <>
      <Chosen answer={answer} asked={asked} />
      <IncomeTable<Row>
        label={t('income.dividend.title')}
        rows={answer.data}
        keyOf={({ id }) => id}
        columns={columns}
        lookOf={({ cancelled }) => (cancelled ? 'gone' : undefined)}
        stale={stale}
        empty={t('income.dividend.none')}
      />
    </>
  );
};
