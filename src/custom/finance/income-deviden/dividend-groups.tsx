// The investors' part by investor or by month; each leads to its rows.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { addDays, addMonths, monthName } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { Column } from '../../../kit/table/data-table.tsx';
import { figureOf } from '../../../parts/finance/income/figures.ts';
import { IncomeTable } from '../../../parts/finance/income/income-table.tsx';
import type { Asked } from '../../../parts/finance/income/use-asked.ts';

type Answer = AnswerOf<'finance.income.deviden.kelompok'>;
type Row = Answer['data'][number];

const later = (one: string, other: string): string => (one > other ? one : other);
const sooner = (one: string, other: string): string => (one < other ? one : other);

/** What of the range lies in the month. */
const within = (month: string, { start, end }: Asked['range']): { readonly start: string; readonly end: string } => {
  const first = `${month}-01`;
  return { start: later(first, start), end: sooner(addDays(addMonths(first, 1), -1), end) };
};

/** Leads to the rows that it adds up. */
const Name = ({ row: { investor_id, investor, month }, asked }: { row: Row; asked: Asked }) => {
  const open = () => {
    if (month === null) return asked.put({ by: '', investor: String(investor_id) });
    const { start, end } = within(month, asked.range);
    return asked.setRange(start, end, { by: '' });
  };
  return (
    <Button type="link" size="small" onClick={open}>
      {month === null ? investor : monthName(`${month}-01`)}
    </Button>
  );
};

const useColumns = ({ sums }: Answer, asked: Asked): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = figureOf<Row>(sums);
  return [
    { key: 'name', head: t('income.dividend.group'), as: 'name', cell: (row) => <Name row={row} asked={asked} /> },
    { key: 'treatments', head: t('income.treatments'), as: 'figure', cell: (row) => formatNumber(row.treatments) },
    figure('clinic_amount', t('income.dividend.clinic')),
    figure('investor_amount', t('income.dividend.part')),
    figure('accrued_amount', t('income.accrued')),
    figure('paid_amount', t('income.paid')),
  ];
};

interface Props {
  readonly answer: Answer;
  readonly by: 'investor' | 'month';
  readonly asked: Asked;
  readonly stale: boolean;
}
export const DividendGroups = ({ answer, by, asked, stale }: Props) => {
  const { t } = useTranslation();
  const columns = useColumns(answer, asked);
  return (
    <IncomeTable<Row>
      label={t(`income.dividend.way.${by}`)}
      rows={answer.data}
      keyOf={({ investor_id, month }) => investor_id ?? month ?? ''}
      columns={columns}
      stale={stale}
      empty={t('income.dividend.none')}
    />
  );
};
