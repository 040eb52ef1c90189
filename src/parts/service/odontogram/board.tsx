// The odontogram as it is read: the day, the counts, the chart, what was written, the sheet. Who edits puts his tools around the chart,
// so that arches, codes and what is in hand stand in one screen (workspace.md 3).
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { EntryData, OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { OdontogramChart, type Selection } from './chart.tsx';
import { Counts } from './counts.tsx';
import { DaySlider } from './day-slider.tsx';
import { History } from './history.tsx';
import { Layers } from './layers.tsx';
import { MIXED_ARCHES, PERMANENT_ARCHES, showsMilk } from './layout.ts';
import { MilkSwitch } from './milk-switch.tsx';
import { SheetView } from './sheet-view.tsx';
import { useChartOfDay } from './use-odontogram.ts';
import surface from '../../../kit/style/surface.module.css';
import style from './odontogram.module.css';
import layout from '../../../kit/style/layout.module.css';

/** Controls that the editor puts around the chart while it shows the present state. */
export interface Tools {
  /** Above it. */
  readonly layer: ReactNode;
  /** Beside it. */
  readonly codes: ReactNode;
  /** Below it. */
  readonly hand: ReactNode;
}
interface Props {
  readonly answer: Pick<OdontogramAnswer, 'entries' | 'sheet'>;
  /** Years of the patient; a child's milk teeth are drawn. */
  readonly age?: number | null;
  /** Day that is shown first, 'YYYY-MM-DD'; none: now. */
  readonly at?: string;
  /** Before everything else: the way to other charts of the mouth. */
  readonly head?: ReactNode;
  readonly selection: Selection;
  readonly onPick: (tooth: number, surface: Surface | null) => void;
  readonly onClear: () => void;
  readonly tools?: Tools | false;
  /** Instead of the sheet to be read. */
  readonly sheet?: ReactNode;
  readonly onVoid?: (entry: EntryData) => void;
  /** True of what its writer may still undo. */
  readonly isFresh?: (entry: EntryData) => boolean;
}

export const OdontogramBoard = ({
  answer,
  age,
  at,
  head,
  selection,
  onPick,
  onClear,
  tools: given = false,
  sheet,
  onVoid,
  isFresh,
}: Props) => {
  const { t } = useTranslation();
  const { profile_id, session_profile_id } = useUser();
  const [day, setDay] = useState(at);
  const { days, shown, current, plan } = useChartOfDay(answer.entries, day);
  const [asked, ask] = useState<boolean>();
  const milk = asked ?? showsMilk(age, [...current.keys(), ...plan.keys()]);
  const tools = day === undefined && given;
  // A click paints its tooth first: what is written about it follows.
  const told = useDeferredValue(shown);
  const picked = useDeferredValue(selection);
  const teeth = useMemo(() => [...picked.keys()], [picked]);
  return (
    <div className={style.board} data-tools={Boolean(tools) || undefined}>
      <section className={`${surface.sheet} ${style.chair} ${style.mouth}`} aria-label={t('chart.title')}>
        <div className={layout.between}>
          {head}
          {tools && tools.layer}
          <MilkSwitch on={milk} onChange={ask} />
          <DaySlider days={days} day={day} onChange={setDay} />
          <Counts chart={current} milk={milk} />
        </div>
        {day !== undefined && (
          <p className={surface.tinted} data-tone="warning">
            {t('chart.past')}
          </p>
        )}
        <OdontogramChart
          arches={milk ? MIXED_ARCHES : PERMANENT_ARCHES}
          current={current}
          plan={plan}
          selection={selection}
          onPick={onPick}
          onClear={onClear}
        />
        {tools && tools.hand}
        <Layers />
      </section>
      {tools && <div className={`${surface.sheet} ${style.chair} ${style.codes}`}>{tools.codes}</div>}
      <div className={`${surface.sheet} ${style.written}`}>
        <History
          entries={told}
          teeth={teeth}
          branch={session_profile_id ?? profile_id}
          onVoid={day === undefined ? onVoid : undefined}
          isFresh={isFresh}
        />
      </div>
      <div className={`${surface.sheet} ${style.examined}`}>{sheet ?? <SheetView sheet={answer.sheet} />}</div>
    </div>
  );
};
