// The odontogram as it is read: the day, the counts, the chart, what was written, the sheet. Who edits puts his tools between.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { EntryData, OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { OdontogramChart, type Selection } from './chart.tsx';
import { Counts } from './counts.tsx';
import { DaySlider } from './day-slider.tsx';
import { History } from './history.tsx';
import { Layers } from './layers.tsx';
import { SheetView } from './sheet-view.tsx';
import { useChartOfDay } from './use-odontogram.ts';
import surface from '../../../kit/style/surface.module.css';
import style from './odontogram.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly answer: OdontogramAnswer;
  /** Day that is shown first, 'YYYY-MM-DD'; none: now. */
  readonly at?: string;
  readonly selection: Selection;
  readonly onPick: (tooth: number, surface: Surface | null) => void;
  readonly onClear: () => void;
  /** Below the chart, while it shows what is now. */
  readonly tools?: ReactNode;
  /** Instead of the sheet to be read. */
  readonly sheet?: ReactNode;
  readonly onVoid?: (entry: EntryData) => void;
}

export const OdontogramBoard = ({ answer, at, selection, onPick, onClear, tools, sheet, onVoid }: Props) => {
  const { t } = useTranslation();
  const { profile_id, session_profile_id } = useUser();
  const [day, setDay] = useState(at);
  const { days, shown, current, plan, dmf, def } = useChartOfDay(answer.entries, day);
  return (
    <div className={layout.stack}>
      <section className={surface.sheet} aria-label={t('chart.title')}>
        <div className={layout.between}>
          <DaySlider days={days} day={day} onChange={setDay} />
          <Counts dmf={dmf} def={def} />
        </div>
        {day !== undefined && (
          <p className={surface.tinted} data-tone="warning">
            {t('chart.past')}
          </p>
        )}
        <OdontogramChart current={current} plan={plan} selection={selection} onPick={onPick} onClear={onClear} />
        <Layers />
        {day === undefined && tools}
      </section>
      <div className={style.columns}>
        <div className={surface.sheet}>
          <History
            entries={shown}
            teeth={[...selection.keys()]}
            branch={session_profile_id ?? profile_id}
            onVoid={day === undefined ? onVoid : undefined}
          />
        </div>
        <div className={surface.sheet}>{sheet ?? <SheetView sheet={answer.sheet} />}</div>
      </div>
    </div>
  );
};
