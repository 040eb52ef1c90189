// The plaque record: the four surfaces of each tooth that is there, and the part of them that is stained.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { rateText } from '../../../resources/kernel/money.ts';
import { PLAQUE_AIM, plaqueRecord, type PlaqueSurface, type PlaqueTeeth } from '../../../resources/service/hygiene.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { ARCHES } from './walk.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './perio.module.css';

interface Props {
  readonly teeth: PlaqueTeeth;
  readonly locked: boolean;
  readonly onChange: (changed: (now: PlaqueTeeth) => PlaqueTeeth) => void;
}

const FIRST_LOWER = 30;
/** Where a surface stands in the drawing of its tooth: mesial towards the middle of the mouth. */
const placeOf = (tooth: number, surface: PlaqueSurface): string => {
  if (surface === 'V' || surface === 'L') return surface;
  const right = [1, 4].includes(Math.floor(tooth / 10));
  return (surface === 'M') === right ? 'right' : 'left';
};
const ORDER: readonly PlaqueSurface[] = ['V', 'M', 'D', 'L'];

const without = (teeth: PlaqueTeeth, tooth: number): PlaqueTeeth =>
  Object.fromEntries(Object.entries(teeth).filter(([one]) => one !== String(tooth)));
const toggled = (teeth: PlaqueTeeth, tooth: number, surface: PlaqueSurface): PlaqueTeeth => {
  const found = teeth[tooth] ?? [];
  return { ...teeth, [tooth]: found.includes(surface) ? found.filter((one) => one !== surface) : [...found, surface] };
};

const ToothSurfaces = ({ tooth, teeth, locked, onChange }: Props & { tooth: number }) => {
  const { t } = useTranslation();
  const found = teeth[tooth];
  return (
    <div className={style.plaqueTooth} role="group" aria-label={t('perio.tooth', { tooth })}>
      <Checkbox
        checked={found !== undefined}
        disabled={locked}
        aria-label={t('perio.plak.present', { tooth })}
        onChange={({ target }) => onChange((now) => (target.checked ? { ...now, [tooth]: [] } : without(now, tooth)))}
      >
        {tooth}
      </Checkbox>
      {found && (
        <div className={style.plaqueSurfaces} data-upper={tooth < FIRST_LOWER}>
          {ORDER.map((surface) => (
            <button
              key={surface}
              type="button"
              className={`${style.mark} ${style.surface}`}
              data-place={placeOf(tooth, surface)}
              disabled={locked}
              aria-pressed={found.includes(surface)}
              aria-label={t('perio.plak.surface', { tooth, surface })}
              onClick={() => onChange((now) => toggled(now, tooth, surface))}
            >
              {surface}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

export const PlaqueForm = (props: Props) => {
  const { t } = useTranslation();
  const { stained, surfaces, value } = plaqueRecord(props.teeth);
  return (
    <div className={layout.stack}>
      <p className={layout.row} role="status">
        <strong>{value === null ? t('value.empty') : rateText(value)}</strong>
        <span>{t('perio.plak.result', { stained, surfaces })}</span>
        {value !== null && (
          <StatusChip tone={value <= PLAQUE_AIM ? 'success' : 'warning'} label={t('perio.plak.aim')} />
        )}
      </p>
      {ARCHES.map((arch) => (
        <div key={arch.name} className={style.plaqueArch} role="group" aria-label={t(`perio.arch.${arch.name}`)}>
          {arch.teeth.map((tooth) => (
            <ToothSurfaces key={tooth} tooth={tooth} {...props} />
          ))}
        </div>
      ))}
      <p className={words.faint}>{t('perio.plak.rule')}</p>
    </div>
  );
};
