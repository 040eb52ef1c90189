// The picture or paper whose address a record holds. Fetched with the first page that shows one.
import { FilePdfOutlined } from '@ant-design/icons';
import { useState } from 'react';
import style from '../../kit/style/value.module.css';

const PDF = 'PDF';

/** Opens whole in a tab of its own; what is no picture is a PDF. */
export const Paper = ({ src, label }: { readonly src: string; readonly label: string }) => {
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
