// The month beside the month before, row by row.
import { useTranslation } from 'react-i18next';
import type { Waterfall } from '../../../resources/finance/profit-waterfall.ts';
import { percentText } from '../../../resources/kernel/money.ts';
import { type Column, DataTable, type Look } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { type Step, stepsOf } from './steps.ts';
import { useStepName } from './step-name.ts';

interface Row extends Step {
  readonly before: number;
}
const looks: Readonly<Record<Step['as'], Look | undefined>> = { step: undefined, sum: 'sum', part: 'faint' };

const shareText = (percent: number | undefined): string => (percent ? ` (${percentText(percent)})` : '');

/** Partners of the month before that are none any more stand with the others, too. */
const beside = (now: Waterfall, then: Waterfall): readonly Row[] => {
  const [steps, earlier] = [stepsOf(now), stepsOf(then)];
  const gone = earlier.filter(({ key }) => !steps.some((step) => step.key === key));
  const at = steps.findIndex(({ key }) => key === 'reserve');
  return steps
    .toSpliced(at, 0, ...gone.map((step) => ({ ...step, amount: 0 })))
    .map((step) => ({ ...step, before: earlier.find(({ key }) => key === step.key)?.amount ?? 0 }));
};

interface Props {
  readonly label: string;
  readonly now: Waterfall;
  readonly before: Waterfall;
  readonly heads: { readonly now: string; readonly before: string };
}
export const ProfitTable = ({ label, now, before, heads }: Props) => {
  const { t } = useTranslation();
  const nameOf = useStepName();
  const figure = (key: string, head: string, of: (row: Row) => number): Column<Row> => ({
    key,
    head,
    as: 'figure',
    cell: (row) => <Figure always value={of(row)} />,
  });
  return (
    <DataTable<Row>
      label={label}
      rows={beside(now, before)}
      keyOf={({ key }) => key}
      lookOf={({ as }) => looks[as]}
      columns={[
        {
          key: 'step',
          head: t('profit.step'),
          as: 'name',
          cell: (row) => `${nameOf(row)}${shareText(row.percent)}`,
        },
        figure('now', heads.now, ({ amount }) => amount),
        figure('before', heads.before, (row) => row.before),
        { ...figure('difference', t('profit.difference'), (row) => row.amount - row.before), wide: true },
      ]}
    />
  );
};
