// What a patient has left of his packages: on the header of his visit and on his own page (paket.md 4).
import { useTranslation } from 'react-i18next';
import { slotLine, slotsText } from '../../../resources/paket/slot-text.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type SlotData, useSlots } from './slot.ts';

interface Props {
  readonly customer: { readonly id: number; readonly name: string; readonly phone?: string | null };
  /** Whose day is asked about; left out: today. */
  readonly visit?: number;
}

const SlotLine = ({ slot }: { slot: SlotData }) => (
  <li>
    {slotLine(slot)} <span className={words.faint}>{slot.paket}</span>
    {slot.blocked_reason !== null && <div className={words.caption}>{slot.blocked_reason}</div>}
  </li>
);

/** Card with a patient's package slots; draws nothing where he has none. */
export const SlotCard = ({ customer: { id, name, phone }, visit }: Props) => {
  const { t } = useTranslation();
  const { slots } = useSlots({ customer: id, visit });
  if (slots.length === 0) return null;
  return (
    <section className={surface.tinted} data-tone="info" aria-label={t('slot.card')}>
      <div className={layout.between}>
        <strong>{t('slot.card')}</strong>
        {phone && (
          <WhatsApp size="small" phone={phone} text={slotsText(name, slots)} label={t('slot.whatsapp', { name })} />
        )}
      </div>
      <ul className={layout.stackTight}>
        {slots.map((slot) => (
          <SlotLine key={slot.id} slot={slot} />
        ))}
      </ul>
    </section>
  );
};
