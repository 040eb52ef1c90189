// One tooth of the periodontal chart: its points outside and inside. It draws again only when something of its own has changed.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentAt, DEEP, entrancesOf, type PerioTooth, POCKET, SITES } from '../../../resources/service/perio.ts';
import { type Cell, type Row, sitesAcross } from './walk.ts';
import style from './perio.module.css';

interface Props {
  readonly tooth: number;
  /** Undefined: not in the mouth. */
  readonly state: PerioTooth | undefined;
  /** Where the cursor stands, if it is on this tooth. */
  readonly cursor: Cell | undefined;
  readonly locked: boolean;
  readonly onDegree: (tooth: number, entrance: number | null) => void;
}

const MARK_LETTERS = { bop: 'B', plaque: 'P', pus: 'S' } as const;
const depthTone = (depth: number | null): string | undefined => {
  if (depth === null || depth < POCKET) return undefined;
  return depth >= DEEP ? 'deep' : 'pocket';
};
const figure = (value: number | null): string => (value === null ? '' : String(value));

const Values = ({
  tooth,
  state,
  row,
  outside,
  cursor,
}: Pick<Props, 'tooth' | 'cursor'> & { state: PerioTooth; row: 'pd' | 'rec'; outside: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className={style.points}>
      {sitesAcross(tooth, outside).map((site) => {
        const value = state[row][site] ?? null;
        const here = cursor?.row === row && cursor.site === site;
        return (
          <button
            key={site}
            type="button"
            className={style.cell}
            data-cell={`${tooth}-${site}-${row}`}
            data-tone={row === 'pd' ? depthTone(value) : undefined}
            tabIndex={here ? 0 : -1}
            aria-label={t(`perio.cell.${row}`, { tooth, site: SITES[site], value: value ?? t('value.empty') })}
          >
            {figure(value)}
          </button>
        );
      })}
    </div>
  );
};

const Marks = ({
  tooth,
  state,
  row,
  outside,
  cursor,
}: Pick<Props, 'tooth' | 'cursor'> & { state: PerioTooth; row: 'bop' | 'plaque' | 'pus'; outside: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className={style.points}>
      {sitesAcross(tooth, outside).map((site) => (
        <button
          key={site}
          type="button"
          className={style.mark}
          data-mark={row}
          data-cell={`${tooth}-${site}-${row}`}
          tabIndex={cursor?.row === row && cursor.site === site ? 0 : -1}
          aria-pressed={state[row][site] ?? false}
          aria-label={t(`perio.cell.${row}`, { tooth, site: SITES[site] })}
        >
          {state[row][site] ? MARK_LETTERS[row] : ''}
        </button>
      ))}
    </div>
  );
};

const Levels = ({ tooth, state, outside }: { tooth: number; state: PerioTooth; outside: boolean }) => (
  <div className={style.points}>
    {sitesAcross(tooth, outside).map((site) => (
      <span key={site} className={style.level}>
        {figure(attachmentAt(state, site))}
      </span>
    ))}
  </div>
);

const MARK_ROWS: readonly Extract<Row, 'bop' | 'plaque' | 'pus'>[] = ['bop', 'plaque', 'pus'];
const Side = ({ outside, ...props }: Omit<Props, 'state' | 'onDegree'> & { state: PerioTooth; outside: boolean }) => (
  <div>
    <Values {...props} row="pd" outside={outside} />
    <Values {...props} row="rec" outside={outside} />
    <Levels {...props} outside={outside} />
    {MARK_ROWS.map((row) => (
      <Marks key={row} {...props} row={row} outside={outside} />
    ))}
  </div>
);

const Degrees = ({
  tooth,
  state,
  locked,
  onDegree,
}: Pick<Props, 'tooth' | 'locked' | 'onDegree'> & { state: PerioTooth }) => {
  const { t } = useTranslation();
  const shown = (value: number | null): string => figure(value) || t('value.empty');
  return (
    <div className={style.degrees}>
      <button
        type="button"
        className={style.degree}
        disabled={locked}
        aria-label={t('perio.mobilityOf', { tooth, value: shown(state.mobility) })}
        onClick={() => onDegree(tooth, null)}
      >
        {figure(state.mobility)}
      </button>
      <div className={style.points}>
        {entrancesOf(tooth).map((entrance, at) => (
          <button
            key={entrance}
            type="button"
            className={style.degree}
            disabled={locked}
            title={entrance}
            aria-label={t('perio.furcationOf', { tooth, entrance, value: shown(state.furcation[at] ?? null) })}
            onClick={() => onDegree(tooth, at)}
          >
            {figure(state.furcation[at] ?? null)}
          </button>
        ))}
      </div>
    </div>
  );
};

const Column = (props: Props) => {
  const { t } = useTranslation();
  const { tooth, state } = props;
  return (
    <div
      className={style.tooth}
      role="group"
      aria-label={t('perio.tooth', { tooth })}
      data-absent={!state || undefined}
    >
      <strong className={style.number}>
        {tooth}
        {state?.implant && <span title={t('perio.implant')}>*</span>}
      </strong>
      {state && (
        <>
          <Degrees {...props} state={state} />
          <Side {...props} state={state} outside />
          <hr className={style.middle} />
          <Side {...props} state={state} outside={false} />
        </>
      )}
    </div>
  );
};

export const ToothColumn = memo(Column);
