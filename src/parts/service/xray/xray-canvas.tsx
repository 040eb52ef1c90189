// The picture itself: dragged for its window, or measured.
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import type { Point } from '../../../resources/service/xray/facts.ts';
import { type Pixels, tableOf } from '../../../resources/service/xray/window.ts';
import { Ruler } from './ruler.tsx';
import type { Looking } from './use-xray.ts';
import { drawXray, inside, type Line } from './xray.ts';
import style from './xray.module.css';

export type Tool = 'window' | 'ruler';

interface Props {
  readonly pixels: Pixels;
  readonly looking: Looking;
  readonly tool: Tool;
  readonly zoom: number;
  readonly title: string;
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
}

/** Pixels of the file below the pointer. */
const pointOf = (event: PointerEvent<HTMLElement>): Point | undefined => {
  const plane = event.currentTarget.querySelector<SVGGElement>('g[data-plane]');
  const matrix = plane?.getScreenCTM();
  if (!matrix) return undefined;
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
};

/** Pixels of the screen that a pointer moves before it draws: who only taps keeps the ruler that is there. */
const SLIP = 4;

/** What is drawn: a new ruler from where the pointer went down, or an end of the one that is there, as far from it as it was met. */
type Drawn = { readonly from: Point } | { readonly end: keyof Line; readonly offBy: Point };

interface Held {
  readonly x: number;
  readonly y: number;
  readonly drawn?: Drawn | undefined;
}

const endOf = ({ target }: PointerEvent): keyof Line | undefined => {
  const end = (target as Element).getAttribute('data-end');
  return end === 'from' || end === 'to' ? end : undefined;
};

const beginning = (event: PointerEvent<HTMLElement>, line: Line | undefined): Drawn | undefined => {
  const point = pointOf(event);
  const end = endOf(event);
  if (!point) return undefined;
  if (!line || !end) return { from: point };
  return { end, offBy: { x: line[end].x - point.x, y: line[end].y - point.y } };
};

/** Drags of the chosen tool; one end of a ruler that is there is moved, else a new one is drawn. */
const useDrag = ({ pixels, looking, tool, line, onLine }: Omit<Props, 'zoom' | 'title'>) => {
  const held = useRef<Held>(undefined);
  const draw = (event: PointerEvent<HTMLElement>, { x, y, drawn }: Held): void => {
    const point = pointOf(event);
    if (!point || !drawn) return;
    if ('end' in drawn) {
      const { end, offBy } = drawn;
      if (line) onLine({ ...line, [end]: inside({ x: point.x + offBy.x, y: point.y + offBy.y }, pixels) });
    } else if (Math.hypot(event.clientX - x, event.clientY - y) >= SLIP)
      onLine({ from: inside(drawn.from, pixels), to: inside(point, pixels) });
  };
  const letGo = () => {
    held.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const drawn = tool === 'ruler' ? beginning(event, line) : undefined;
      held.current = { x: event.clientX, y: event.clientY, drawn };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = held.current;
      if (!last) return;
      if (tool === 'ruler') return draw(event, last);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      looking.drag((last.y - event.clientY) / height, (event.clientX - last.x) / width);
      held.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
};

export const XrayCanvas = ({ zoom, title, ...props }: Props) => {
  const { t } = useTranslation();
  const { pixels, looking, tool, line, onLine } = props;
  const { window, isTurned, quarters } = looking.look;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useDrag(props);
  useLayoutEffect(() => {
    if (canvas.current) drawXray(canvas.current, pixels, tableOf(pixels, window, isTurned), quarters);
  }, [pixels, window, isTurned, quarters]);
  const size = `${zoom * 100}%`;
  return (
    <ScrollRegion label={title} className={style.stage}>
      <div className={style.plane} data-tool={tool} style={{ width: size, height: size }} {...drag}>
        <canvas ref={canvas} className={style.layer} role="img" aria-label={t('xray.picture', { title })} />
        <Ruler pixels={pixels} quarters={quarters} line={line} onLine={onLine} />
      </div>
    </ScrollRegion>
  );
};
