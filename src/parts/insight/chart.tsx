// A chart with its legend. To a screen reader it is one picture with a name; the figures are in the table behind it.
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../../providers/mode.ts';
import { chartColors } from './chart-theme.ts';
import type { Query } from '../../providers/http.ts';
import { ChartWays } from './chart-ways.tsx';
import { type Column, condensed, type Row, textOf, useHeading } from './figures.ts';
import { useLead } from './lead.ts';
import style from './insight.module.css';
import words from '../../kit/style/words.module.css';
import layout from '../../kit/style/layout.module.css';
import { type Drawing, liesDown } from './plots-config.ts';
import { atRest } from '../../kit/page/at-rest.ts';
import { Figures, Undrawn } from './undrawn.tsx';

/** Where the drawing cannot be fetched, its figures stand in its place, and the page around it stays. */
const PlotsChart = lazy<ComponentType<Drawing>>(() => import('./plots-chart.tsx').catch(() => ({ default: Figures })));

const HEIGHT = 240;
/** Bars take their room from their number. */
const BAR = 25;
const FEWEST = 3;

interface Props {
  /** Names the picture. */
  readonly title: string;
  readonly shape: Drawing['shape'];
  readonly rows: readonly Row[];
  readonly x: Column;
  /** What is drawn, in the order of the colours. */
  readonly measures: readonly Column[];
  /** What the figures were asked for. */
  readonly query: Query;
}

export const Legend = ({ measures }: { readonly measures: readonly Pick<Column, 'key' | 'label'>[] }) => {
  const headingOf = useHeading();
  const [mode] = useMode();
  if (measures.length < 2) return null;
  return (
    <ul className={`${layout.rowWide} ${words.caption}`}>
      {measures.map((measure, at) => (
        <li key={measure.key} className={layout.lineTight}>
          <span
            className={mode === 'dark' ? `${style.swatch} ${style.swatchLight}` : style.swatch}
            style={{ background: chartColors[mode].series[at] }}
            aria-hidden
          />
          {headingOf(measure)}
        </li>
      ))}
    </ul>
  );
};

/** How far below the window a chart begins to be drawn. */
const AHEAD = '300px';

/**
 * True from the moment that the element comes near the window: a long page draws what is looked at. The rest is drawn once the page is
 * at rest, for paper takes what is there when it is asked for; on a slow line, where it is not, paper shows figures.
 */
const useSeen = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => atRest(() => setSeen(true)), []);
  useEffect(() => {
    if (seen || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return [box, seen];
};

/** A drawing that is loaded once it is looked at; to a screen reader a picture with a name. */
export const Picture = ({ title, ...drawing }: Drawing & { readonly title: string }) => {
  const { t } = useTranslation();
  const [box, seen] = useSeen();
  const [mode] = useMode();
  const { height } = drawing;
  const waiting = <Undrawn {...drawing} />;
  return (
    <div
      ref={box}
      role="img"
      className={mode === 'dark' ? style.drawnLight : undefined}
      aria-label={t('insight.chartOf', { title })}
      style={{ minHeight: height }}
    >
      {seen ? (
        <Suspense fallback={waiting}>
          <PlotsChart {...drawing} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
};

/** Pixels that a drawing of so many bars needs. */
export const heightOf = (shape: Drawing['shape'], bars: number): number =>
  liesDown({ shape }) ? Math.max(bars, FEWEST) * BAR : HEIGHT;

export const Chart = ({ title, shape, rows, x, measures, query }: Props) => {
  const headingOf = useHeading();
  const leadTo = useLead();
  const drawn = condensed(rows, x, measures);
  /** Days that were put together to months have no rows of their own. */
  const leads = drawn.rows === rows;
  const points = drawn.rows.flatMap((row) =>
    measures.map((measure) => ({
      x: String(row[x.key]),
      y: Number(row[measure.key] ?? 0),
      series: headingOf(measure),
      to: leads && measure.to && row[measure.key] ? leadTo(measure.to(row, query)) : undefined,
    })),
  );
  const yAs = measures[0]?.as ?? 'count';
  const ways = points.flatMap(({ x: of, y, series, to }) =>
    to === undefined ? [] : [{ to, text: `${textOf(x.as, of)}, ${series}: ${textOf(yAs, y)}` }],
  );
  return (
    <>
      <Picture
        title={title}
        shape={shape}
        points={points}
        xAs={drawn.x.as}
        yAs={yAs}
        height={heightOf(shape, rows.length * measures.length)}
      />
      <ChartWays title={title} ways={ways} />
    </>
  );
};
