// People by days, as rosters and months show them: no list with columns to sort, and no cards on a phone. It scrolls within itself.
import type { ReactNode } from 'react';
import style from './day-grid.module.css';
import { ScrollRegion } from './scroll-region.tsx';

interface Props {
  readonly label: string;
  /** Its head and its body; the first cell of each row names the person. */
  readonly children: ReactNode;
}

export const DayGrid = ({ label, children }: Props) => (
  <ScrollRegion label={label} className={style.region ?? ''}>
    <table className={style.grid} aria-label={label}>
      {children}
    </table>
  </ScrollRegion>
);
