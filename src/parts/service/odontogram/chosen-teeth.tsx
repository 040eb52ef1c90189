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
          <div role="group" className={layout.row} aria-label={t('chart.surfacesOf', { tooth })}>
            {surfacesOf(tooth).map((surface) => (
              // Of antd's group a tick is drawn a moment after the click.
              <Checkbox
                key={surface}
                checked={chosen.includes(surface)}
                onChange={() => onPick(tooth, surface)}
                title={SURFACES.find(({ value }) => value === surface)?.label}
              >
                {surface}
              </Checkbox>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
