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

/** Drags of the chosen tool; one end of a ruler that is there is moved, else a new one is drawn. */
const useDrag = ({ pixels, looking, tool, line, onLine }: Omit<Props, 'zoom' | 'title'>) => {
  const held = useRef<{ x: number; y: number; end: keyof Line }>(undefined);
  const measure = (event: PointerEvent<HTMLElement>, began: boolean): void => {
    const point = pointOf(event);
    if (!point || !held.current) return;
    const at = inside(point, pixels);
    const { end } = held.current;
    const isNew = began && !(event.target as Element).hasAttribute('data-end');
    onLine(isNew || !line ? { from: at, to: at } : { ...line, [end]: at });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const end = (event.target as Element).getAttribute('data-end') === 'from' ? 'from' : 'to';
      held.current = { x: event.clientX, y: event.clientY, end };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (tool === 'ruler') measure(event, true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = held.current;
      if (!last) return;
      if (tool === 'ruler') return measure(event, false);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      looking.drag((last.y - event.clientY) / height, (event.clientX - last.x) / width);
      held.current = { ...last, x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      held.current = undefined;
    },
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
