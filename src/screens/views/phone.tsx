// A telephone with the way to a chat. Fetched with the first number that is shown: most lists have none.
import { useTranslation } from 'react-i18next';
import { isMobile, WhatsApp } from '../../kit/page/whats-app.tsx';
import layout from '../../kit/style/layout.module.css';
import style from '../../kit/style/value.module.css';

/** A number, and for a mobile one the chat with it; above the link that a card is. */
export const Phone = ({ number }: { readonly number: string }) => {
  const { t } = useTranslation();
  return (
    <span className={`${layout.line} ${style.above}`}>
      {number}
      {isMobile(number) && <WhatsApp size="small" phone={number} label={t('patient.whatsapp', { name: number })} />}
    </span>
  );
};
