// What waits, line by line, each the way to the page that lists it; lines that are clear stand behind the others, quietly.
import { CheckCircleOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './today.module.css';

export type Line = AnswerOf<'platform.today.show'>['lines'][number];

/** What should not have come so far; the others are work of the day. */
const TONES: Readonly<Partial<Record<Line['name'], Tone>>> = {
  waiting: 'danger',
  lateInstallments: 'danger',
  expensesLate: 'danger',
  faktursLate: 'danger',
  expired: 'danger',
  low: 'warning',
  expiring: 'warning',
  noShows: 'warning',
  decisions: 'warning',
};

const LineRow = ({ line: { name, count, to } }: { line: Line }) => {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} className={style.line}>
        <strong className={style.count} data-tone={TONES[name] ?? 'info'}>
          {formatNumber(count)}
        </strong>
        <span>{t(`today.line.${name}`)}</span>
        <RightOutlined className={style.way} aria-hidden />
      </Link>
    </li>
  );
};

const Clear = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation();
  return (
    <p className={`${words.caption} ${style.clear}`}>
      <CheckCircleOutlined aria-hidden /> {t('today.clear')}:{' '}
      {lines.map(({ name, to }, at) => (
        <span key={name}>
          {at > 0 && ' · '}
          <Link to={to}>{t(`today.line.${name}`)}</Link>
        </span>
      ))}
    </p>
  );
};

export const NothingWaits = () => {
  const { t } = useTranslation();
  return (
    <div className={style.nothing}>
      <CheckCircleOutlined className={style.sign} aria-hidden />
      <p className={words.name}>{t('today.none')}</p>
      <p className={words.quiet}>{t('today.noneText')}</p>
    </div>
  );
};

export const TodayLines = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const waiting = lines.filter(({ count }) => count > 0);
  const clear = lines.filter(({ count }) => count === 0);
  return (
    <section className={surface.card} aria-label={t('today.lines')}>
      <div className={layout.stackSmall}>
        <h3 className={words.heading}>{t('today.lines')}</h3>
        {waiting.length === 0 ? (
          <NothingWaits />
        ) : (
          <ul className={style.lines}>
            {waiting.map((line) => (
              <LineRow key={line.name} line={line} />
            ))}
          </ul>
        )}
        {clear.length > 0 && <Clear lines={clear} />}
      </div>
    </section>
  );
};
