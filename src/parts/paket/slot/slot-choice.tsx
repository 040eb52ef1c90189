// Slots of a patient's packages, offered before a price: what cannot be used says why (paket.md 3.3, 6.3, 6.6).
import { Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { slotLine } from '../../../resources/paket/slot-text.ts';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { SlotData } from './slot.ts';

/** The slot that was taken, and why although installments are overdue. */
export interface SlotTaken {
  readonly slot: number | null;
  readonly reason: string;
}
interface Props {
  /** Nearest expiry first. */
  readonly slots: readonly SlotData[];
  readonly value: SlotTaken;
  readonly onChange: (value: SlotTaken) => void;
  /** The slot that the work has already, by its id. */
  readonly held?: number | null;
}

const MOST = 300;

const Offer = ({ slot }: { slot: SlotData }) => (
  <>
    {slotLine(slot)} <span className={words.faint}>{`${slot.paket} · ${slot.code}`}</span>
    {slot.blocked_reason !== null && <div className={words.caption}>{slot.blocked_reason}</div>}
  </>
);

const Reason = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={formStyle.fieldWide}>
      <label className={formStyle.label} htmlFor={id}>
        {t('slot.reason')}
        <span className={formStyle.required} aria-hidden="true">
          {' *'}
        </span>
      </label>
      <Input.TextArea
        id={id}
        required
        maxLength={MOST}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
    </div>
  );
};

/** Choice of a package slot for a treatment; draws nothing where the patient has none. */
export const SlotChoice = ({ slots, value, onChange, held = null }: Props) => {
  const { t } = useTranslation();
  const isListed = slots.some(({ id }) => id === held);
  if (slots.length === 0 && held === null) return null;
  const chosen = slots.find(({ id }) => id === value.slot);
  const asksReason = chosen !== undefined && chosen.id !== held && chosen.blocked_reason !== null && chosen.overridable;
  return (
    <fieldset className={formStyle.fieldWide}>
      <legend className={formStyle.label}>{t('slot.choose')}</legend>
      <Radio.Group
        value={value.slot}
        onChange={(event) => onChange({ slot: event.target.value as number | null, reason: '' })}
      >
        <div className={layout.stackSmall}>
          {held !== null && !isListed && <Radio value={held}>{t('slot.held')}</Radio>}
          {slots.map((slot) => (
            <Radio
              key={slot.id}
              value={slot.id}
              disabled={slot.id !== held && slot.blocked_reason !== null && !slot.overridable}
            >
              <Offer slot={slot} />
            </Radio>
          ))}
          <Radio value={null}>{t('slot.none')}</Radio>
        </div>
      </Radio.Group>
      {asksReason && <Reason value={value} onChange={onChange} />}
    </fieldset>
  );
};
