// The days that a delivery tells of.
import { DateText } from '../../../kit/date/date-text.tsx';

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

export const RangeText = ({ of: { start_date: start, end_date: end } }: { readonly of: Range }) => (
  <span>
    <DateText value={start} />
    {start !== end && (
      <>
        {' – '}
        <DateText value={end} />
      </>
    )}
  </span>
);
