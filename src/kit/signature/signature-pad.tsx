// A signature: drawn with finger, pen or mouse, or the name typed where somebody cannot draw. Both become the same kind of picture.
import { Button, Input, Segmented } from 'antd';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import style from './signature.module.css';
import layout from '../style/layout.module.css';

export interface Signature {
  /** PNG as a data URL. */
  readonly picture: string;
  readonly typed: boolean;
}

interface Props {
  readonly label: string;
  /** Undefined once the pad is empty again. */
  readonly onChange: (signature: Signature | undefined) => void;
}

/** Pixels of the picture; the pad on the screen is as wide as its place. */
const WIDTH = 600;
const HEIGHT = 200;
const PEN = 3.5;
const INK = '#12233b';
const LONGEST_NAME = 60;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
  const pen = canvas.getContext('2d');
  if (pen)
    Object.assign(pen, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round', strokeStyle: INK, fillStyle: INK });
  return pen;
};
const wipe = (canvas: HTMLCanvasElement): void => penOf(canvas)?.clearRect(0, 0, WIDTH, HEIGHT);

/** The name in letters as large as they fit. */
const writeName = (canvas: HTMLCanvasElement, name: string): void => {
  const pen = penOf(canvas);
  if (!pen) return;
  const size = Math.min(72, Math.floor((WIDTH * 1.7) / Math.max(name.length, 1)));
  pen.font = `italic ${size}px "Segoe Script", "Bradley Hand", cursive`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, WIDTH / 2, HEIGHT / 2, WIDTH - 40);
};

const placeOf = (event: PointerEvent<HTMLCanvasElement>): readonly [number, number] => {
  const box = event.currentTarget.getBoundingClientRect();
  return [((event.clientX - box.left) * WIDTH) / box.width, ((event.clientY - box.top) * HEIGHT) / box.height];
};

/** Drawing by pointer: the line follows until the pointer is lifted, then the picture is told. */
const useDrawing = (onDrawn: (canvas: HTMLCanvasElement) => void) => {
  const drawing = useRef(false);
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget);
    const [x, y] = placeOf(event);
    drawing.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    pen?.beginPath();
    pen?.moveTo(x, y);
    pen?.lineTo(x + 0.1, y);
    pen?.stroke();
  };
  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return;
    const pen = penOf(event.currentTarget);
    pen?.lineTo(...placeOf(event));
    pen?.stroke();
  };
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return;
    drawing.current = false;
    onDrawn(event.currentTarget);
  };
  return { onPointerDown: start, onPointerMove: follow, onPointerUp: lift, onPointerCancel: lift };
};

const Drawn = ({ label, onChange }: Props) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useDrawing((drawn) => onChange({ picture: drawn.toDataURL('image/png'), typed: false }));
  return (
    <>
      <canvas
        ref={canvas}
        className={style.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t('consent.padOf', { label })}
        {...pointer}
      />
      <Button
        size="small"
        aria-label={t('consent.clearOf', { label })}
        onClick={() => {
          if (canvas.current) wipe(canvas.current);
          onChange(undefined);
        }}
      >
        {t('consent.clear')}
      </Button>
    </>
  );
};

const Typed = ({ label, onChange }: Props) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [name, setName] = useState('');
  const type = (text: string) => {
    setName(text);
    const pad = canvas.current;
    if (!pad) return;
    wipe(pad);
    const words = text.trim();
    writeName(pad, words);
    onChange(words === '' ? undefined : { picture: pad.toDataURL('image/png'), typed: true });
  };
  return (
    <>
      <Input
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={t('consent.typeName')}
        aria-label={`${label}: ${t('consent.typeName')}`}
        onChange={(event) => type(event.target.value)}
      />
      <canvas ref={canvas} className={style.preview} width={WIDTH} height={HEIGHT} role="img" aria-label={name} />
    </>
  );
};

export const SignaturePad = ({ label, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  return (
    <div className={style.frame} role="group" aria-labelledby={id}>
      <div className={`${layout.between} ${style.head}`}>
        <span id={id} className={style.label}>
          {label}
        </span>
        <Segmented<'draw' | 'type'>
          size="small"
          aria-label={t('consent.wayOf', { label })}
          value={way}
          options={[
            { value: 'draw', label: t('consent.draw') },
            { value: 'type', label: t('consent.type') },
          ]}
          onChange={(next) => {
            setWay(next);
            onChange(undefined);
          }}
        />
      </div>
      {way === 'draw' ? <Drawn label={label} onChange={onChange} /> : <Typed label={label} onChange={onChange} />}
    </div>
  );
};
