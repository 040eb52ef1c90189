// One number that matters, with its name. Several of them share the answer that they wait for.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../resources/kernel/field.ts';
import { type As, type Figures, type FiguresAnswer, textOf } from './figures.ts';
import { useLead } from './lead.ts';
import { Link } from '../../kit/page/link.tsx';
import style from './insight.module.css';
import surface from '../../kit/style/surface.module.css';
import words from '../../kit/style/words.module.css';

interface Props {
  readonly label: string;
  /** Below the number: what it is part of, or of when. */
  readonly note?: string;
  readonly tone?: Tone;
  readonly as?: As;
  readonly answer: FiguresAnswer;
  readonly value: (figures: Figures) => number | string;
  /** The rows that it counts. */
  readonly to?: string | undefined;
}

export const StatBoxes = ({ children }: { children: ReactNode }) => <div className={style.stats}>{children}</div>;

export const StatBox = ({ label, note, tone = 'neutral', as = 'count', answer, value, to }: Props) => {
  const { t } = useTranslation();
  const leadTo = useLead();
  const address = answer.data && !answer.isError ? leadTo(to) : undefined;
  const told = (
    <>
      <span className={words.quiet}>{label}</span>
      {answer.isError ? (
        <Button type="link" size="small" className={style.statRetry} onClick={() => void answer.refetch()}>
          {t('app.retry')}
        </Button>
      ) : (
        <strong className={style.figure} aria-busy={answer.isLoading}>
          {answer.data ? textOf(as, value(answer.data)) : <span className={style.statWaiting} />}
        </strong>
      )}
      {note && <span className={words.caption}>{note}</span>}
    </>
  );
  const shared = { className: `${surface.card} ${style.stat}`, 'data-tone': tone };
  return address === undefined ? (
    <div {...shared}>{told}</div>
  ) : (
    <Link {...shared} to={address}>
      {told}
    </Link>
  );
};
