// More time for slots, also for those that are over since no more than 90 days (paket.md 3.2).
import { Checkbox, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import formStyle from '../../../kit/form/form.module.css';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { addDays, formatDate } from '../../../resources/kernel/date.ts';
import { EXTENDABLE_DAYS, slotState } from '../../../resources/paket/membership-life.ts';
import { DecisionDialog, useHeldSale } from './decision-dialog.tsx';
import type { Sale } from './page.tsx';

type Line = Sale['lines'][number];

const LONGEST = 365;
const USUAL = 30;

/** Slots that end, and something of which is left. */
const isExtendable = ({ status, expires_at, free_slot, used_slot }: Line, today: string): boolean =>
  (status === slotState.active || status === slotState.expired) &&
  expires_at !== null &&
  used_slot < free_slot &&
  addDays(expires_at, EXTENDABLE_DAYS) >= today;

export const ExtendDialog = ({ sale: first, onClose }: { readonly sale: Sale; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const held = useHeldSale(first);
  const { base: sale } = held;
  const daysId = useId();
  const today = useToday();
  const lines = sale.lines.filter((line) => isExtendable(line, today));
  const [left, leave] = useState<readonly number[]>([]);
  const chosen = lines.map(({ id }) => id).filter((id) => !left.includes(id));
  const [days, setDays] = useState<number | null>(USUAL);
  const { send } = useSend('paket.membership.perpanjang', tellDone(t('membership.extended')));
  return (
    <DecisionDialog
      held={held}
      title={t('membership.extendOf', { code: sale.code })}
      action={t('membership.extend')}
      lacks={chosen.length === 0 || days === null}
      decide={(reason) => send({ id: sale.id }, { lines: chosen, days, reason, version: sale.version })}
      onClose={onClose}
    >
      {lines.length === 0 ? (
        <p className={words.quiet}>{t('membership.nothingToExtend')}</p>
      ) : (
        <Checkbox.Group<number>
          className={layout.stackSmall}
          value={[...chosen]}
          onChange={(ids) => leave(lines.map(({ id }) => id).filter((id) => !ids.includes(id)))}
          options={lines.map(({ id, name, expires_at }) => ({
            value: id,
            label: t('membership.endsOn', { name, day: formatDate(expires_at ?? today) }),
          }))}
        />
      )}
      <div className={formStyle.field}>
        <label htmlFor={daysId} className={formStyle.label}>
          {t('membership.extendDays')}
        </label>
        <InputNumber<number> id={daysId} min={1} max={LONGEST} precision={0} value={days} onChange={setDays} />
      </div>
    </DecisionDialog>
  );
};
