// A text: words, a telephone with the way to a chat, or on its record's page the picture or paper whose address it is.
import { FilePdfOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMobile, WhatsApp } from '../../kit/page/whats-app.tsx';
import layout from '../../kit/style/layout.module.css';
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

/** A number, and for a mobile one the chat with it; above the link that a card is. */
const Phone = ({ number }: { readonly number: string }) => {
  const { t } = useTranslation();
  return (
    <span className={`${layout.line} ${style.above}`}>
      {number}
      {isMobile(number) && <WhatsApp size="small" phone={number} label={t('patient.whatsapp', { name: number })} />}
    </span>
  );
};

export const TextCell = ({ field, value }: ViewProps<'text'>) =>
  field.format === 'phone' && typeof value === 'string' && value !== '' ? (
    <Phone number={value} />
  ) : (
    <TextView value={value} />
  );

export const TextShow = ({ field, ...props }: ViewProps<'text'>) => {
  const { value } = props;
  if (field.format === 'phone') return <TextCell field={field} {...props} />;
  if (!field.picture || typeof value !== 'string') return <TextView value={value} />;
  if (field.picture.paper) return <Paper key={value} src={value} label={field.label} />;
  return <img className={style.picture} src={value} alt={field.label} />;
};
