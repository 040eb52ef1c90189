// A number on the corner of what it counts; nothing for 0.
import type { ReactNode } from 'react';
import style from '../style/value.module.css';

const MOST = 99;

interface Props {
  readonly count: number;
  readonly children: ReactNode;
}

/** What it counts is said by the control around it, so the number says nothing to screen readers. */
export const CountBadge = ({ count, children }: Props) => (
  <span className={style.counted}>
    {children}
    {count > 0 && (
      <span className={style.count} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
    )}
  </span>
);
