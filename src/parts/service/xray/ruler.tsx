// The ruler over a radiograph: drawn with the pointer, its ends moved by pointer or arrow keys; what it measures stands beside it.
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Point } from '../../../resources/service/xray/facts.ts';
import type { Pixels } from '../../../resources/service/xray/window.ts';
import { inside, type Line, type Quarters, shownSize, turnOf } from './xray.ts';
import style from './xray.module.css';

const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** Size of the handles of a ruler, as a part of the longer side. A finger meets them from further off. */
const END = 0.012;

interface Props {
  readonly pixels: Pixels;
  readonly quarters: Quarters;
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
}

export const Ruler = ({ pixels, quarters, line, onLine }: Props) => {
  const { t } = useTranslation();
  const { width, height } = shownSize(pixels, quarters);
  const nudge = (end: keyof Line) => (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || !line) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? LARGE_STEP : 1;
    const { x, y } = line[end];
    onLine({ ...line, [end]: inside({ x: x + move.x * by, y: y + move.y * by }, pixels) });
  };
  return (
    <svg className={style.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden={line === undefined}>
      <g data-plane transform={turnOf(pixels, quarters)}>
        {/* What the pointer meets: the whole picture has one plane. */}
        <rect width={pixels.columns} height={pixels.rows} fill="none" />
        {line && (
          <>
            <line className={style.rulerShade} x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
            <line className={style.ruler} x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
            {(['from', 'to'] as const).map((end) => (
              <circle
                key={`${end}-reach`}
                className={style.reach}
                data-end={end}
                cx={line[end].x}
                cy={line[end].y}
                r={1}
              />
            ))}
            {(['from', 'to'] as const).map((end) => (
              <circle
                key={end}
                className={style.end}
                data-end={end}
                cx={line[end].x}
                cy={line[end].y}
                r={Math.max(width, height) * END}
                tabIndex={0}
                role="button"
                aria-label={t(`xray.end.${end}`)}
                onKeyDown={nudge(end)}
              />
            ))}
          </>
        )}
      </g>
    </svg>
  );
};
