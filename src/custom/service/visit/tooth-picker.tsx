// Teeth in FDI notation as they stand in the mouth, seen from the front: upper row above, the patient's right at the left.
import { Segmented } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import style from './tooth-picker.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  readonly describedBy?: string;
}

type Dentition = 'permanent' | 'milk';
const PERMANENT_TEETH = 8;
const MILK_TEETH = 5;
const FIRST_MILK = 50;

/** Quadrants in reading order, and the number of teeth in each. */
const QUADRANTS: Readonly<Record<Dentition, readonly [number, number, number, number]>> = {
  permanent: [1, 2, 4, 3],
  milk: [5, 6, 8, 7],
};
const rightSide = (quadrant: number): boolean => [1, 4, 5, 8].includes(quadrant);

const teethOf = (set: Dentition, quadrant: number): readonly number[] => {
  const length = set === 'permanent' ? PERMANENT_TEETH : MILK_TEETH;
  const teeth = Array.from({ length }, (_, at) => quadrant * 10 + at + 1);
  return rightSide(quadrant) ? teeth.toReversed() : teeth;
};

/** Tooth that an arrow key leads to. */
const neighbour = (set: Dentition, tooth: number, key: string): number | undefined => {
  const [a, b, c, d] = QUADRANTS[set];
  const rows = [
    [...teethOf(set, a), ...teethOf(set, b)],
    [...teethOf(set, c), ...teethOf(set, d)],
  ];
  const row = rows.findIndex((teeth) => teeth.includes(tooth));
  const at = rows[row]?.indexOf(tooth) ?? 0;
  if (key === 'ArrowRight') return rows[row]?.[at + 1];
  if (key === 'ArrowLeft') return rows[row]?.[at - 1];
  return key === 'ArrowUp' || key === 'ArrowDown' ? rows[1 - row]?.[at] : undefined;
};

export const ToothPicker = ({ id, label, value, onChange, describedBy }: Props) => {
  const { t } = useTranslation();
  const [set, show] = useState<Dentition>(value.some((tooth) => tooth > FIRST_MILK) ? 'milk' : 'permanent');
  const chart = useRef<HTMLDivElement>(null);
  const first = teethOf(set, QUADRANTS[set][0])[0];
  const [current, setCurrent] = useState(first);
  // One stop for the Tab key; the arrows move inside.
  const stop = QUADRANTS[set].some((quadrant) => teethOf(set, quadrant).includes(current ?? 0)) ? current : first;

  const toggle = (tooth: number) => {
    setCurrent(tooth);
    onChange(
      value.includes(tooth) ? value.filter((other) => other !== tooth) : [...value, tooth].toSorted((a, b) => a - b),
    );
  };
  const move = (event: KeyboardEvent, tooth: number) => {
    const next = neighbour(set, tooth, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    chart.current?.querySelector<HTMLElement>(`[data-tooth="${next}"]`)?.focus();
  };

  return (
    <div className={`${layout.stackSmall} ${style.picker}`}>
      <Segmented<Dentition>
        size="small"
        value={set}
        onChange={show}
        options={[
          { value: 'permanent', label: t('visit.permanent') },
          { value: 'milk', label: t('visit.milk') },
        ]}
      />
      <div id={id} ref={chart} role="group" aria-label={label} aria-describedby={describedBy} className={style.chart}>
        {QUADRANTS[set].map((quadrant) => (
          <div key={quadrant} className={style.quadrant} data-side={rightSide(quadrant) ? 'right' : 'left'}>
            {teethOf(set, quadrant).map((tooth) => (
              <button
                key={tooth}
                type="button"
                className={style.tooth}
                data-tooth={tooth}
                aria-pressed={value.includes(tooth)}
                tabIndex={tooth === stop ? 0 : -1}
                onClick={() => toggle(tooth)}
                onKeyDown={(event) => move(event, tooth)}
              >
                {tooth}
              </button>
            ))}
          </div>
        ))}
      </div>
      <output className={words.faint}>
        {value.length > 0 ? t('visit.chosenTeeth', { teeth: value.join(', ') }) : t('visit.noTeeth')}
      </output>
    </div>
  );
};
