// The periodontal chart: depths are typed while the cursor walks by itself; marks by letter, by click, or on the pad for a finger.
import { Button } from 'antd';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PerioTeeth } from '../../../resources/service/perio.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { type Key, keyOf, loosened, marked, measured, opened } from './edit.ts';
import { ToothColumn } from './tooth-column.tsx';
import { ARCHES, type Cell, moved, ROWS, type Row, stepped, walkOf } from './walk.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './perio.module.css';

interface Props {
  readonly teeth: PerioTeeth;
  readonly locked: boolean;
  readonly onChange: (changed: (now: PerioTeeth) => PerioTeeth) => void;
}

const isRow = (text: string | undefined): text is Row => ROWS.some((row) => row === text);
/** The cell that an element of the chart stands for: '16-0-pd'. */
const cellOf = (target: EventTarget): Cell | undefined => {
  const [tooth, site, row] = (target as HTMLElement).dataset['cell']?.split('-') ?? [];
  return isRow(row) ? { tooth: Number(tooth), site: Number(site), row } : undefined;
};

/** The cursor, and what a key does where it stands. */
const useCursor = ({ teeth, locked, onChange }: Props) => {
  const chart = useRef<HTMLDivElement>(null);
  const examined = useMemo(() => new Set(Object.keys(teeth).map(Number)), [teeth]);
  const walk = useMemo(() => walkOf(examined), [examined]);
  const [stood, stand] = useState<Cell>();
  const [minus, setMinus] = useState(false);
  const cursor = stood ?? (walk[0] && { ...walk[0], row: 'pd' as const });
  const go = (cell: Cell): void => {
    stand(cell);
    chart.current?.querySelector<HTMLElement>(`[data-cell="${cell.tooth}-${cell.site}-${cell.row}"]`)?.focus();
  };
  const press = (key: Key): void => {
    if (!cursor || locked) return;
    if (key === 'minus') return setMinus(cursor.row === 'rec' && !minus);
    if (typeof key === 'object' && 'mark' in key) return onChange((now) => marked(now, cursor, key.mark));
    if (cursor.row !== 'pd' && cursor.row !== 'rec') return undefined;
    const value = key === 'back' ? null : minus ? -key.digit : key.digit;
    setMinus(false);
    onChange((now) => measured(now, cursor, value));
    return go({ ...cursor, ...stepped(walk, cursor, key === 'back' ? -1 : 1) });
  };
  return { chart, examined, cursor, minus, stand, go, press };
};

const PAD: readonly { readonly label: string; readonly key: Key }[] = [
  ...Array.from({ length: 13 }, (_, digit) => ({ label: String(digit), key: { digit } })),
  { label: '-', key: 'minus' },
  { label: 'B', key: { mark: 'bop' } },
  { label: 'P', key: { mark: 'plaque' } },
  { label: 'S', key: { mark: 'pus' } },
  { label: '⌫', key: 'back' },
];

const NAMES: Readonly<Record<string, 'minus' | 'bop' | 'plaque' | 'pus' | 'back'>> = {
  '-': 'minus',
  B: 'bop',
  P: 'plaque',
  S: 'pus',
  '⌫': 'back',
};

/** The keys for a finger; the cell keeps the focus. */
const Pad = ({ minus, onPress }: { minus: boolean; onPress: (key: Key) => void }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.rowTight} ${style.pad}`} role="group" aria-label={t('perio.pad')}>
      {PAD.map(({ label, key }) => {
        const name = NAMES[label];
        return (
          <Button
            key={label}
            size="small"
            type={key === 'minus' && minus ? 'primary' : 'default'}
            title={name && t(`perio.key.${name}`)}
            aria-pressed={key === 'minus' ? minus : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress(key)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
};

const HEADS = ['pd', 'rec', 'cal', 'bop', 'plaque', 'pus'] as const;
const Heads = () => {
  const { t } = useTranslation();
  const side = HEADS.map((row) => <span key={row}>{t(`perio.row.${row}`)}</span>);
  return (
    <div className={style.heads} aria-hidden>
      <strong>{t('perio.row.tooth')}</strong>
      <span>{t('perio.row.mobility')}</span>
      <span>{t('perio.row.furcation')}</span>
      {side}
      <hr className={style.middle} />
      {HEADS.map((row) => (
        <span key={row}>{t(`perio.row.${row}`)}</span>
      ))}
    </div>
  );
};

export const PerioChart = (props: Props) => {
  const { t } = useTranslation();
  const { teeth, locked, onChange } = props;
  const { chart, examined, cursor, minus, stand, go, press } = useCursor(props);
  const onDegree = useCallback(
    (tooth: number, entrance: number | null) =>
      onChange((now) => (entrance === null ? loosened(now, tooth) : opened(now, tooth, entrance))),
    [onChange],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const here = cellOf(event.target);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event.nativeEvent);
    if (event.key.startsWith('Arrow')) go(moved(here, event.key, examined));
    else if (key !== undefined) press(key);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const here = cellOf(event.target);
    if (!here) return;
    stand(here);
    const { row } = here;
    if (!locked && row !== 'pd' && row !== 'rec') onChange((now) => marked(now, here, row));
  };
  return (
    <div className={layout.stackSmall}>
      {!locked && <Pad minus={minus} onPress={press} />}
      <ScrollRegion label={t('perio.chart')} className={surface.slide}>
        <div ref={chart} className={style.chart} role="presentation" onKeyDown={onKeyDown} onClick={onClick}>
          {ARCHES.map((arch) => (
            <div key={arch.name} className={style.arch} role="group" aria-label={t(`perio.arch.${arch.name}`)}>
              <Heads />
              {arch.teeth.map((tooth) => (
                <ToothColumn
                  key={tooth}
                  tooth={tooth}
                  state={teeth[tooth]}
                  cursor={cursor?.tooth === tooth ? cursor : undefined}
                  locked={locked}
                  onDegree={onDegree}
                />
              ))}
            </div>
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
};
