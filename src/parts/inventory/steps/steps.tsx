// What happened to a document, step by step, the first on top.
import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { InstantText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';

export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  readonly at: string | null;
  /** Who did it. */
  readonly by: string;
  /** In which words, or why. */
  readonly note?: ReactNode;
  /** It came to nothing with it. */
  readonly stops?: boolean;
}

export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Timeline
    items={steps.map(({ key, title, at, by, note, stops = false }) => ({
      key,
      color: stops ? 'red' : 'blue',
      children: (
        <>
          <strong>{title}</strong> <span className={words.faint}>{by}</span>
          <div className={words.faint}>
            <InstantText value={at} />
          </div>
          {note && <div>{note}</div>}
        </>
      ),
    }))}
  />
);
