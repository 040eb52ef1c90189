// One number that matters, with its name. Several of them share the answer that they wait for.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../resources/kernel/field.ts';
import { type As, type Figures, type FiguresAnswer, textOf } from './figures.ts';
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
}

export const StatBoxes = ({ children }: { children: ReactNode }) => <div className={style.stats}>{children}</div>;

export const StatBox = ({ label, note, tone = 'neutral', as = 'count', answer, value }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`${surface.card} ${style.stat}`} data-tone={tone}>
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
    </div>
  );
};
