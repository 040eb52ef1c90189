// How the three layers of the chart are told apart, also without colours; folded until it is asked for.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './odontogram.module.css';
import drawing from './chart.module.css';

const Legend = () => {
  const { t } = useTranslation();
  return (
    <details className={words.quiet}>
      <summary>{t('chart.legend')}</summary>
      <ul className={`${layout.row} ${style.layers}`}>
        <li>
          <svg viewBox="0 0 20 20" aria-hidden>
            <rect className={drawing.surface} x={2} y={2} width={16} height={16} />
          </svg>
          {t('chart.layer.found')}
        </li>
        <li>
          <svg viewBox="0 0 20 20" aria-hidden>
            <rect className={drawing.plan} x={2} y={2} width={16} height={16} rx={3} />
          </svg>
          {t('chart.layer.planned')}
        </li>
        <li>
          <svg viewBox="0 0 20 20" aria-hidden>
            <rect className={drawing.surface} x={2} y={4} width={14} height={14} />
            <path className={drawing.done} d="M10 7 l3 3 l6 -7" />
          </svg>
          {t('chart.layer.done')}
        </li>
      </ul>
    </details>
  );
};

export const Layers = memo(Legend);
