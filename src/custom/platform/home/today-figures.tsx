// Figures beside what waits: takings against the weekday's rule, waiting, cash and banks, own income. Each is the way to its rows.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah, percentText, rateText } from '../../../resources/kernel/money.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import style from './today.module.css';

type Answer = AnswerOf<'platform.today.show'>;
const FULL = 100;

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={surface.card} aria-label={title}>
    <div className={layout.stackSmall}>
      <h3 className={words.heading}>{title}</h3>
      {children}
    </div>
  </section>
);

const Pair = ({ name, to, children }: { name: string; to?: string; children: ReactNode }) => (
  <div>
    <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
    <dd className={words.figure}>{children}</dd>
  </div>
);

export const Takings = ({
  of: { amount, usual, weeks, to },
  date,
}: {
  of: NonNullable<Answer['takings']>;
  date: string;
}) => {
  const { t } = useTranslation();
  const day = weekdayName(date);
  return (
    <Card title={t('today.takings.title')}>
      <p className={layout.row}>
        <Link to={to} className={style.figure}>
          {formatRupiah(amount)}
        </Link>
        {usual > 0 && (
          <span className={words.quiet}>
            {t('today.takings.of', { percent: rateText(Math.round((amount / usual) * FULL)) })}
          </span>
        )}
      </p>
      <p className={words.quiet}>
        {usual > 0 ? t('today.takings.usual', { amount: formatRupiah(usual), day }) : t('today.takings.none', { day })}
      </p>
      <dl className={layout.pairs}>
        {weeks.map((week) => (
          <Pair key={week.date} name={formatDate(week.date)} to={to.replaceAll(date, week.date)}>
            {formatRupiah(week.amount)}
          </Pair>
        ))}
      </dl>
    </Card>
  );
};

export const Waited = ({ of: { minutes, to } }: { of: NonNullable<Answer['waited']> }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('today.waited.title')}>
      {minutes === null ? (
        <p className={words.quiet}>{t('today.waited.none')}</p>
      ) : (
        <p>
          <Link to={to} className={style.figure}>
            {t('today.waited.minutes', { n: formatNumber(minutes) })}
          </Link>
        </p>
      )}
    </Card>
  );
};

export const Accounts = ({ of }: { of: NonNullable<Answer['accounts']> }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('today.accounts.title')}>
      <dl className={layout.pairs}>
        {of.map(({ id, label, amount, to }) => (
          <Pair key={id} name={label} to={to}>
            {formatRupiah(amount)}
          </Pair>
        ))}
        <div className={style.sum}>
          <dt>{t('today.accounts.sum')}</dt>
          <dd className={words.figure}>{formatRupiah(of.reduce((sum, { amount }) => sum + amount, 0))}</dd>
        </div>
      </dl>
    </Card>
  );
};

export const OwnIncome = ({ of: { recognised, owed, holdings, to } }: { of: NonNullable<Answer['income']> }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('today.income.title')}>
      <dl className={layout.pairs}>
        <Pair name={t('today.income.recognised')} to={to}>
          {formatRupiah(recognised)}
        </Pair>
        <Pair name={t('today.income.owed')} to={to}>
          {formatRupiah(owed)}
        </Pair>
        {holdings.map(({ id, branch, lembar, percent }) => (
          <Pair key={id} name={branch}>
            {t('today.income.holding', { n: formatNumber(lembar), percent: percentText(percent) })}
          </Pair>
        ))}
      </dl>
    </Card>
  );
};
