// Twelve months as one line beside their figure: a drawing of a few bytes that needs no library. The chart below names its figures.
import style from './overview.module.css';

const WIDTH = 96;
const HEIGHT = 20;
const EDGE = 2;

export const Sparkline = ({ values }: { readonly values: readonly number[] }) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(values.length - 1, 1);
  const y = (value: number): number =>
    high === low ? HEIGHT / 2 : EDGE + ((high - value) * (HEIGHT - 2 * EDGE)) / (high - low);
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg className={style.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={points} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2" />
    </svg>
  );
};
