// A text: words, a telephone with the way to a chat, or on its record's page the picture or paper whose address it is.
import { Suspense } from 'react';
import { deferred } from '../../kit/page/deferred.tsx';
import style from '../../kit/style/value.module.css';
import { TextView } from './scalar.tsx';
import type { ViewProps } from './view.ts';

const Phone = deferred(async () => (await import('./phone.tsx')).Phone);
const Paper = deferred(async () => (await import('./paper.tsx')).Paper);

/** A word and its number ('Ruang 1') stay on one line; what is longer breaks where its column ends. */
const SHORT = 12;

export const TextCell = ({ field, value }: ViewProps<'text'>) => {
  if (typeof value !== 'string') return <TextView value={value} />;
  if (field.format === 'phone' && value !== '')
    return (
      <Suspense fallback={value}>
        <Phone number={value} />
      </Suspense>
    );
  return value.length > SHORT ? value : <span className={style.oneLine}>{value}</span>;
};

export const TextShow = ({ field, ...props }: ViewProps<'text'>) => {
  const { value } = props;
  if (field.format === 'phone') return <TextCell field={field} {...props} />;
  if (!field.picture || typeof value !== 'string') return <TextView value={value} />;
  if (field.picture.paper)
    return (
      <Suspense fallback={null}>
        <Paper key={value} src={value} label={field.label} />
      </Suspense>
    );
  return <img className={style.picture} src={value} alt={field.label} />;
};
