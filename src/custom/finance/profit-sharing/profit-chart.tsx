// The month as a waterfall: every step begins where the one before ended.
import { useTranslation } from 'react-i18next';
import type { Waterfall } from '../../../resources/finance/profit-waterfall.ts';
import { heightOf, Legend, Picture } from '../../../parts/insight/chart.tsx';
import { spansOf, stepsOf } from './steps.ts';
import { useStepName } from './step-name.ts';

const SHAPE = 'spans';

/** In the order of the colours. */
const KINDS = ['adds', 'takes', 'sum'] as const;

export const ProfitChart = ({ title, waterfall }: { title: string; waterfall: Waterfall }) => {
  const { t } = useTranslation();
  const nameOf = useStepName();
  const spans = spansOf(stepsOf(waterfall));
  const measures = KINDS.map((key) => ({ key, label: { name: t(`profit.kind.${key}`) } }));
  const points = spans.map(({ step, from, to }) => ({
    x: nameOf(step),
    from,
    y: to,
    series: t(`profit.kind.${step.as === 'sum' ? 'sum' : to < from ? 'takes' : 'adds'}`),
  }));
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
    </>
  );
};
