// The place of a drawing that is not there yet. On paper, which waits for nothing, its figures stand there instead.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const at = (x: string, name: string) => points.find((point) => point.x === x && point.series === name);
  return (
    <table className={style.figures}>
      <thead>
        <tr>
          <td>{'\u00A0'}</td>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((x) => (
          <tr key={x}>
            <th scope="row">{textOf(xAs, x)}</th>
            {names.map((name) => {
              const point = at(x, name);
              return <td key={name}>{point && textOf(yAs, point.y - (point.from ?? 0))}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const Undrawn = (drawing: Drawing) =>
  usePrinting() ? <Figures {...drawing} /> : <div className={style.waiting} style={{ height: drawing.height }} />;
