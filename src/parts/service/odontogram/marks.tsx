// The symbols of the codes on one tooth. Shape and letters say what a colour says, so that the chart reads without colours.
import { memo } from 'react';
import {
  type CodeShape,
  type CodeValue,
  codeOf,
  ODONTOGRAM_CODES,
} from '../../../resources/service/odontogram-code.ts';
import type { ChartEntry, ToothState } from '../../../resources/service/odontogram-chart.ts';
import { type Surface, SURFACES } from '../../../resources/service/tooth.ts';
import { AS_DRAWN, type Placing } from './placing.ts';
import { CROWN, LINES, surfaceShape } from './shapes.ts';
import style from './chart.module.css';

const FILLED: ReadonlySet<CodeShape> = new Set([
  'hatch',
  'cross-hatch',
  'dots',
  'crown-hatch',
  'crown-grid',
  'crown-dots',
]);
const TEXTURES: Readonly<Partial<Record<CodeShape, string>>> = {
  hatch: 'M0 4 L4 0',
  'crown-hatch': 'M0 4 L4 0',
  'cross-hatch': 'M0 4 L4 0 M0 0 L4 4',
  'crown-grid': 'M0 2 H4 M2 0 V4',
};

const patternId = (chart: string, code: string): string => `${chart}-${code}`;

/** Textures of the codes that have one, for one drawing of the page; `only` names the one code that is drawn. */
export const Patterns = memo(({ chart, only }: { chart: string; only?: CodeValue }) => (
  <defs>
    {ODONTOGRAM_CODES.filter(({ value, shape }) => FILLED.has(shape) && (only ?? value) === value).map(
      ({ value, shape, color }) => (
        <pattern
          key={value}
          id={patternId(chart, value)}
          className={style.ink}
          data-color={color}
          width={4}
          height={4}
          patternUnits="userSpaceOnUse"
        >
          {TEXTURES[shape] ? (
            <path d={TEXTURES[shape]} stroke="currentColor" strokeWidth={0.9} />
          ) : (
            <circle cx={2} cy={2} r={0.9} fill="currentColor" />
          )}
        </pattern>
      ),
    )}
  </defs>
));
Patterns.displayName = 'Patterns';

interface MarkProps {
  readonly chart: string;
  readonly entry: ChartEntry;
  readonly at: Placing;
}

const SurfaceMark = ({ chart, entry, at, surface }: MarkProps & { surface: Surface }) => {
  const points = at.shape(surfaceShape(entry.tooth, surface));
  const { shape, color } = codeOf(entry.code);
  if (shape === 'outline') return <polygon className={style.outline} data-color={color} points={points} />;
  if (shape === 'ring') return <polygon className={style.ring} data-color={color} points={points} />;
  const fill = shape === 'solid' ? 'currentColor' : `url(#${patternId(chart, entry.code)})`;
  return <polygon className={style.filling} data-color={color} points={points} fill={fill} />;
};

const WholeMark = ({ chart, entry, at }: MarkProps) => {
  const { shape, color } = codeOf(entry.code);
  if (shape === 'crown') return <rect className={style.crown} data-color={color} data-tinted {...at.box(CROWN)} />;
  if (shape.startsWith('crown'))
    return (
      <rect
        className={style.crown}
        data-color={color}
        {...at.box(CROWN)}
        fill={`url(#${patternId(chart, entry.code)})`}
      />
    );
  if (shape === 'triangle-solid')
    return <path className={style.line} data-color={color} d={at.shape(LINES.triangle)} fill="currentColor" />;
  if (shape in LINES)
    return <path className={style.line} data-color={color} d={at.shape(LINES[shape as keyof typeof LINES])} />;
  return null;
};

interface StateProps {
  readonly chart: string;
  readonly state: ToothState;
  /** Where the tooth stands; where nothing is said, it is drawn alone. */
  readonly at?: Placing;
}

/** Everything that is drawn of a tooth's state, below the plans. */
export const Marks = ({ chart, state, at = AS_DRAWN }: StateProps) => (
  <>
    {SURFACES.map(({ value }) => {
      const entry = state[value];
      return entry && <SurfaceMark key={value} chart={chart} entry={entry} at={at} surface={value} />;
    })}
    {(['gigi', 'akar', 'protesa', 'tanda'] as const).map((place) => {
      const entry = state[place];
      return entry && <WholeMark key={place} chart={chart} entry={entry} at={at} />;
    })}
  </>
);

const PLANNED = { x: 2, y: 52, width: 40, height: 40 } as const;

/** Planned places: broken outlines, whatever the code. */
export const PlanMarks = ({ tooth, plan, at }: { tooth: number; plan: ToothState; at: Placing }) => {
  const surfaces = SURFACES.filter(({ value }) => plan[value]);
  const whole = plan.gigi ?? plan.tanda ?? plan.protesa;
  return (
    <>
      {surfaces.map(({ value }) => (
        <polygon key={value} className={style.plan} points={at.shape(surfaceShape(tooth, value))} />
      ))}
      {whole && <rect className={style.plan} {...at.box(PLANNED)} rx={5} />}
      {plan.akar && <path className={style.plan} d={at.shape(LINES.triangle)} />}
    </>
  );
};
