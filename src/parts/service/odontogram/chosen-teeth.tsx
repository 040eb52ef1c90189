// The teeth that are chosen on a chart, with their surfaces to tick: for a finger, for a keyboard, and to be read.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { surfacesOf } from '../../../resources/service/odontogram-chart.ts';
import { type Surface, SURFACES } from '../../../resources/service/tooth.ts';
import type { Selection } from './chart.tsx';
import style from './recorder.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly selection: Selection;
  readonly onPick: (tooth: number, surface: Surface) => void;
}

export const ChosenTeeth = ({ selection, onPick }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={layout.row}>
      {[...selection].map(([tooth, chosen]) => (
        <li key={tooth} className={`${layout.line} ${style.tooth}`}>
          <strong>{tooth}</strong>
          <div role="group" aria-label={t('chart.surfacesOf', { tooth })}>
            <Checkbox.Group<Surface>
              value={[...chosen]}
              options={surfacesOf(tooth).map((value) => ({
                value,
                label: value,
                title: SURFACES.find((surface) => surface.value === value)?.label,
              }))}
              onChange={(next) =>
                surfacesOf(tooth)
                  .filter((surface) => next.includes(surface) !== chosen.includes(surface))
                  .forEach((surface) => onPick(tooth, surface))
              }
            />
          </div>
        </li>
      ))}
    </ul>
  );
};
