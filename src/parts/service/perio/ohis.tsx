// OHI-S: six teeth, debris and calculus of each, and what they come to.
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import {
  type HygieneClass,
  INDEX_PLACES,
  type IndexPlace,
  type IndexScore,
  ohisOf,
  partClass,
} from '../../../resources/service/hygiene.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './perio.module.css';

type Scores = readonly (IndexScore | null)[];
interface Props {
  readonly scores: Scores;
  readonly locked: boolean;
  readonly onChange: (changed: (now: Scores) => Scores) => void;
}

const TONES = { baik: 'success', sedang: 'warning', buruk: 'danger' } as const;
const GRADES = [0, 1, 2, 3];

const Grade = ({
  label,
  value,
  locked,
  onChange,
}: {
  label: string;
  value: number;
  locked: boolean;
  onChange: (value: number) => void;
}) => (
  <Radio.Group
    optionType="button"
    size="small"
    aria-label={label}
    disabled={locked}
    value={value}
    options={GRADES.map((grade) => ({ value: grade, label: String(grade) }))}
    onChange={({ target }) => onChange(target.value as number)}
  />
);

const Place = ({
  place,
  score,
  locked,
  onChange,
}: {
  place: IndexPlace;
  score: IndexScore | null;
  locked: boolean;
  onChange: (score: IndexScore | null) => void;
}) => {
  const { t } = useTranslation();
  const [tooth] = place.teeth;
  const name = t('perio.ohis.place', { tooth, side: place.side });
  return (
    <li className={`${layout.stackTight} ${surface.sheet}`} aria-label={name}>
      <strong>{name}</strong>
      <Radio.Group
        optionType="button"
        size="small"
        aria-label={t('perio.ohis.of', { name: t('perio.ohis.scored'), tooth })}
        disabled={locked}
        value={score?.tooth ?? 0}
        options={[
          ...place.teeth.map((value) => ({ value, label: String(value) })),
          { value: 0, label: t('perio.ohis.notScored') },
        ]}
        onChange={({ target }) => {
          const value = target.value as number;
          onChange(value === 0 ? null : { tooth: value, debris: score?.debris ?? 0, calculus: score?.calculus ?? 0 });
        }}
      />
      {score &&
        (['debris', 'calculus'] as const).map((part) => (
          <div key={part} className={layout.between}>
            <span>{t(`perio.ohis.${part}`)}</span>
            <Grade
              label={t('perio.ohis.of', { name: t(`perio.ohis.${part}`), tooth: score.tooth })}
              value={score[part]}
              locked={locked}
              onChange={(value) => onChange({ ...score, [part]: value })}
            />
          </div>
        ))}
    </li>
  );
};

const Figure = ({ name, value, grade }: { name: string; value: number; grade: HygieneClass }) => {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{formatNumber(value)}</strong> <StatusChip label={t(`perio.class.${grade}`)} tone={TONES[grade]} />
      </dd>
    </div>
  );
};

export const OhisForm = ({ scores, locked, onChange }: Props) => {
  const { t } = useTranslation();
  const result = ohisOf(scores);
  return (
    <div className={layout.stack}>
      <ul className={`${layout.tiles} ${style.index}`}>
        {INDEX_PLACES.map((place, at) => (
          <Place
            key={place.teeth[0]}
            place={place}
            score={scores[at] ?? null}
            locked={locked}
            onChange={(score) =>
              onChange((now) => INDEX_PLACES.map((_, index) => (index === at ? score : (now[index] ?? null))))
            }
          />
        ))}
      </ul>
      {result ? (
        <div role="status">
          <dl className={layout.facts}>
            <Figure name={t('perio.ohis.di')} value={result.debris} grade={partClass(result.debris)} />
            <Figure name={t('perio.ohis.ci')} value={result.calculus} grade={partClass(result.calculus)} />
            <Figure name={t('perio.ohis.value')} value={result.value} grade={result.class} />
          </dl>
        </div>
      ) : (
        <p className={words.faint}>{t('perio.ohis.few')}</p>
      )}
      <p className={words.faint}>{t('perio.ohis.rule')}</p>
    </div>
  );
};
