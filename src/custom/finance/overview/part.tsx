// A part of the overview: its name, what it is of, its figures.
import type { ReactNode } from 'react';
import { Led } from '../../../parts/insight/led.tsx';
import { useLead } from '../../../parts/insight/lead.ts';
import { Figure } from '../../../kit/table/figure.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}
export const Part = ({ title, note, children }: Props) => (
  <section className={surface.card}>
    <div className={layout.stackSmall}>
      <div>
        <h2 className={words.heading}>{title}</h2>
        {note && <p className={words.caption}>{note}</p>}
      </div>
      {children}
    </div>
  </section>
);

/** Rupiah as the way to its rows, for who may open them. */
export const LedFigure = ({ value, to }: { readonly value: number; readonly to: string | undefined }) => {
  const leadTo = useLead();
  return (
    <Led to={leadTo(to)}>
      <Figure value={value} always />
    </Led>
  );
};
