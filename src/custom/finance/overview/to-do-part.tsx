// What is to be done, counted by the list that each line leads to (decision 106); what is clear stands behind the others, quietly.
import { CheckCircleOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { Led } from '../../../parts/insight/led.tsx';
import words from '../../../kit/style/words.module.css';
import type { Overview } from './overview.ts';
import { Part } from './part.tsx';
import style from './overview.module.css';

type Line = Overview['lines'][number];
/** What should not have come so far. */
const LATE: readonly Line['name'][] = ['expensesLate', 'faktursLate', 'lateInstallments'];

const LineRow = ({ line: { name, to, count } }: { readonly line: Line }) => {
  const { t } = useTranslation();
  return (
    <li className={style.line}>
      <strong className={style.count} data-tone={LATE.includes(name) ? 'danger' : 'info'}>
        {formatNumber(count)}
      </strong>
      <Led to={to ?? undefined}>
        {t(`today.line.${name}`)} {to !== null && <RightOutlined className={style.way} aria-hidden />}
      </Led>
    </li>
  );
};

export const ToDoPart = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const waiting = lines.filter(({ count }) => count > 0);
  const clear = lines.filter(({ count }) => count === 0);
  return (
    <Part title={t('overview.toDo')}>
      {waiting.length > 0 && (
        <ul>
          {waiting.map((line) => (
            <LineRow key={line.name} line={line} />
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <p className={words.caption}>
          <CheckCircleOutlined aria-hidden /> {t('overview.clear')}:{' '}
          {clear.map(({ name, to }, at) => (
            <span key={name}>
              {at > 0 && ' · '}
              <Led to={to ?? undefined}>{t(`today.line.${name}`)}</Led>
            </span>
          ))}
        </p>
      )}
    </Part>
  );
};
