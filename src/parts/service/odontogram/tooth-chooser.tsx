// The mouth as it is now, to choose teeth and surfaces on by their place.
import { useMemo, useState } from 'react';
import { currentChart, plannedChart } from '../../../resources/service/odontogram-chart.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { OdontogramChart, type Selection } from './chart.tsx';
import { MIXED_ARCHES, PERMANENT_ARCHES, showsMilk } from './layout.ts';
import { MilkSwitch } from './milk-switch.tsx';
import { useOdontogram } from './use-odontogram.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly customerId: number;
  /** Years of the patient; a child's milk teeth are drawn. */
  readonly age?: number | null;
  readonly selection: Selection;
  /** A tooth, or one of its surfaces, was picked. A function that stays the same spares drawing all teeth again. */
  readonly onPick: (tooth: number, surface: Surface | null) => void;
  readonly onClear: () => void;
}

export const ToothChooser = ({ customerId, age, selection, onPick, onClear }: Props) => {
  // Until the chart has come, or where it cannot be read, the teeth are drawn without findings.
  const { answer } = useOdontogram(customerId);
  const entries = answer?.entries;
  const current = useMemo(() => currentChart(entries ?? []), [entries]);
  const plan = useMemo(() => plannedChart(entries ?? []), [entries]);
  const [asked, ask] = useState<boolean>();
  const milk = asked ?? showsMilk(age, [...current.keys(), ...plan.keys()]);
  return (
    <div className={layout.stackTight}>
      <OdontogramChart
        arches={milk ? MIXED_ARCHES : PERMANENT_ARCHES}
        current={current}
        plan={plan}
        selection={selection}
        onPick={onPick}
        onClear={onClear}
      />
      <MilkSwitch on={milk} onChange={ask} />
    </div>
  );
};
