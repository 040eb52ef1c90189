// The ways of a chart for who presses no bars: a link for each, one after the other by the arrow keys, in sight while it is chosen.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../kit/page/link.tsx';
import style from './insight.module.css';

export interface Way {
  readonly to: string;
  /** '06 Mar 2026, Kunjungan: 12' */
  readonly text: string;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

export const ChartWays = ({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) => {
  const { t } = useTranslation();
  const [chosen, choose] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  if (ways.length === 0) return null;
  const at = Math.min(chosen, ways.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(at, ways.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <ul ref={list} className={style.ways} aria-label={t('insight.waysOf', { title })}>
      {ways.map(({ to, text }, n) => (
        <li key={`${to} ${text}`}>
          <Link to={to} tabIndex={n === at ? 0 : -1} onFocus={() => choose(n)} onKeyDown={onKeyDown}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};
