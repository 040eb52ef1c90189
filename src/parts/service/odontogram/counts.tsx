// DMF-T of the permanent teeth and def-t of the milk teeth as small figures; they follow when the finding has been painted.
import { memo, useDeferredValue } from 'react';
import { type Chart, defOf, dmfOf } from '../../../resources/service/odontogram-chart.ts';
import style from './odontogram.module.css';
import layout from '../../../kit/style/layout.module.css';

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className={style.count} data-sum={name.length > 1 || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface Props {
  readonly chart: Chart;
  /** Milk teeth are shown, and counted. */
  readonly milk: boolean;
}

const Figures = memo(({ chart, milk }: Props) => {
  const dmf = dmfOf(chart);
  const def = milk && defOf(chart);
  return (
    <div className={layout.row}>
      <dl className={layout.line}>
        {(
          [
            ['D', dmf.d],
            ['M', dmf.m],
            ['F', dmf.f],
            ['DMF-T', dmf.total],
          ] as const
        ).map(([name, value]) => (
          <Figure key={name} name={name} value={value} />
        ))}
      </dl>
      {def && (
        <dl className={layout.line}>
          {(
            [
              ['d', def.d],
              ['e', def.e],
              ['f', def.f],
              ['def-t', def.total],
            ] as const
          ).map(([name, value]) => (
            <Figure key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </div>
  );
});
Figures.displayName = 'Figures';

export const Counts = ({ chart, milk }: Props) => <Figures chart={useDeferredValue(chart)} milk={milk} />;
