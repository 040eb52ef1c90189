// The place of a drawing that is not there yet. On paper, which waits for nothing, its figures stand there instead.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Column, DataTable } from '../../kit/table/data-table.tsx';
import { textOf } from './figures.ts';
import style from './insight.module.css';
import type { Drawing } from './plots-config.ts';

/** True while the window is printed: what this draws is there before the paper takes it. */
const usePrinting = (): boolean => {
  const [isPrinting, print] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => print(true));
    const end = () => print(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

/** What a drawing would show, in words. */
export const Figures = ({ points, xAs, yAs }: Drawing) => {
  const names = [...new Set(points.map(({ series }) => series))];
  const places = [...new Set(points.map(({ x }) => x))];
  const textAt = (x: string, name: string): string => {
    const point = points.find((one) => one.x === x && one.series === name);
    return point ? textOf(yAs, point.y - (point.from ?? 0)) : '';
  };
  return (
    <DataTable<string>
      label={names.join(', ')}
      rows={places}
      keyOf={(x) => x}
      columns={[
        { key: 'x', head: '', as: 'name', cell: (x) => textOf(xAs, x) },
        ...names.map((name): Column<string> => ({ key: name, head: name, as: 'figure', cell: (x) => textAt(x, name) })),
      ]}
    />
  );
};

export const Undrawn = (drawing: Drawing) =>
  usePrinting() ? <Figures {...drawing} /> : <div className={style.waiting} style={{ height: drawing.height }} />;
