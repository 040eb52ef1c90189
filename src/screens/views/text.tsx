// A text on its record's page: words, or the picture or paper whose address it is.
import { FilePdfOutlined } from '@ant-design/icons';
import { useState } from 'react';
import style from '../../kit/style/value.module.css';
import { TextView } from './scalar.tsx';
import type { ViewProps } from './view.ts';

const PDF = 'PDF';

/** Opens whole in a tab of its own; what is no picture is a PDF. */
const Paper = ({ src, label }: { readonly src: string; readonly label: string }) => {
  const [drawn, setDrawn] = useState(true);
  return (
    <a href={src} target="_blank" rel="noreferrer" aria-label={label}>
      {drawn ? (
        <img className={style.picture} src={src} alt="" onError={() => setDrawn(false)} />
      ) : (
        <>
          <FilePdfOutlined aria-hidden /> {PDF}
        </>
      )}
    </a>
  );
};

export const TextShow = ({ field, value }: ViewProps<'text'>) => {
  if (!field.picture || typeof value !== 'string') return <TextView value={value} />;
  if (field.picture.paper) return <Paper key={value} src={value} label={field.label} />;
  return <img className={style.picture} src={value} alt={field.label} />;
};
