// A code as it looks on a tooth, small: for the palette, the legend and the history.
import { useId } from 'react';
import { placesOf, surfacesOf, type ToothState } from '../../../resources/service/odontogram-chart.ts';
import { type CodeValue, codeOf } from '../../../resources/service/odontogram-code.ts';
import { Marks, Patterns } from './marks.tsx';
import { CROWN, CENTER, surfaceShape } from './shapes.ts';
import style from './chart.module.css';

const MOLAR = 26;
const FILLED_SURFACE = 'O';

const sample = (code: CodeValue, tooth: number): ToothState => {
  const surfaces =
    codeOf(code).place === 'permukaan' ? surfacesOf(tooth).filter((s) => s === FILLED_SURFACE || s === 'I') : [];
  const entry = { tooth, code, surfaces, layer: 1 as const };
  return Object.fromEntries(placesOf(entry).map((place) => [place, entry]));
};

const Plain = ({ code }: { code: CodeValue }) => {
  const { shape, color } = codeOf(code);
  const bars =
    shape === 'bar'
      ? [{ y: 86, height: 6 }]
      : [
          { y: 85, height: 2.4 },
          { y: 90, height: 2.4 },
        ];
  return (
    <>
      <rect className={style.surface} {...CROWN} height={shape === 'letters' ? CROWN.height : 24} rx={2} />
      {shape === 'letters' ? (
        <text className={style.letters} x={CENTER.x} y={CENTER.y + 5}>
          {code.toUpperCase()}
        </text>
      ) : (
        bars.map((bar) => <rect key={bar.y} className={style.bar} data-color={color} x={2} width={40} {...bar} />)
      )}
    </>
  );
};

/** @param tooth front teeth have a narrower middle */
export const CodeSymbol = ({ code, tooth = MOLAR }: { code: CodeValue; tooth?: number }) => {
  const chart = useId();
  const { place, shape } = codeOf(code);
  const high = place === 'akar' || shape === 'screw' || shape === 'cross' || shape === 'root';
  const plain = shape === 'letters' || shape === 'bar' || shape === 'double-bar';
  return (
    <svg className={style.symbol} viewBox={high ? '0 24 44 68' : '2 52 40 42'} aria-hidden>
      <Patterns chart={chart} only={code} />
      {plain && <Plain code={code} />}
      {!plain &&
        surfacesOf(tooth).map((surface) => (
          <polygon key={surface} className={style.surface} points={surfaceShape(tooth, surface)} />
        ))}
      {!plain && <Marks chart={chart} state={sample(code, tooth)} />}
    </svg>
  );
};
