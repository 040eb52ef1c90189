// A text on its record's page: words, or the picture whose address it is.
import style from '../parts/value.module.css';
import { TextView } from './scalar.tsx';
import type { ViewProps } from './view.ts';

export const TextShow = ({ field, value }: ViewProps<'text'>) =>
  field.picture && typeof value === 'string' ? (
    <img className={style.picture} src={value} alt={field.label} />
  ) : (
    <TextView value={value} />
  );
