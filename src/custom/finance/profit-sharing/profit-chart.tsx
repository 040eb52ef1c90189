// The month as a waterfall: every step begins where the one before ended.
import { useTranslation } from 'react-i18next';
import type { Waterfall } from '../../../resources/finance/profit-waterfall.ts';
import { heightOf, Legend, Picture } from '../../../parts/insight/chart.tsx';
import { ChartWays } from '../../../parts/insight/chart-ways.tsx';
import { useLead } from '../../../parts/insight/lead.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { addressOf, spansOf, stepsOf } from './steps.ts';
import { useStepName } from './step-name.ts';

const SHAPE = 'spans';

/** In the order of the colours. */
const KINDS = ['adds', 'takes', 'sum'] as const;

interface Props {
  readonly title: string;
  readonly waterfall: Waterfall;
  /** Its first day. */
  readonly month: string;
}

export const ProfitChart = ({ title, waterfall, month }: Props) => {
  const { t } = useTranslation();
  const leadTo = useLead();
  const nameOf = useStepName();
  const spans = spansOf(stepsOf(waterfall));
  const measures = KINDS.map((key) => ({ key, label: { name: t(`profit.kind.${key}`) } }));
  const points = spans.map(({ step, from, to }) => ({
    x: nameOf(step),
    from,
    y: to,
    series: t(`profit.kind.${step.as === 'sum' ? 'sum' : to < from ? 'takes' : 'adds'}`),
    to: leadTo(addressOf(step, month)),
  }));
  const ways = points.flatMap(({ to, x, y, from }) =>
    to === undefined ? [] : [{ to, text: `${x}: ${formatRupiah(y - from)}` }],
  );
  return (
    <>
      <Legend measures={measures} />
      <Picture
        title={title}
        shape={SHAPE}
        points={points}
        xAs="text"
        yAs="money"
        series={measures.map(({ label }) => label.name)}
        height={heightOf(SHAPE, points.length)}
      />
      <ChartWays title={title} ways={ways} />
    </>
  );
};
