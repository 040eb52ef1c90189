// The last time that a patient was asked to pay, and what became of what he promised.
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { contactResults, promiseStates } from '../../../resources/finance/contact.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Row = ListedOf<'finance.angsuran'>;
export type Contact = NonNullable<Row['contact']>;
export type Promised = NonNullable<Row['promise']>;

export const PromiseText = ({ promise }: { promise: Promised }) => {
  const { t } = useTranslation();
  const state = promiseStates.find(({ value }) => value === promise.state);
  return (
    <span className={layout.rowTight}>
      <StatusChip tone={state?.tone} label={`${t('kontak.promise')}: ${state?.label ?? promise.state}`} />
      <span className={words.faint}>
        {t('kontak.promiseOf', { amount: formatRupiah(promise.amount), day: formatDate(promise.date) })}
        {promise.paid > 0 && `, ${t('kontak.paidOf', { amount: formatRupiah(promise.paid) })}`}
      </span>
    </span>
  );
};

export const ContactText = ({ contact }: { contact: Contact }) => {
  const result = contactResults.find(({ value }) => value === contact.result);
  return (
    <span className={layout.rowTight}>
      <StatusChip tone={result?.tone} label={result?.label ?? contact.result} />
      <span className={words.faint}>
        <InstantText value={contact.at} /> · {contact.byname}
        {contact.note && ` · ${contact.note}`}
      </span>
    </span>
  );
};

/** Last contact and promise of a row. A promise says by itself that the patient was reached. */
export const LastContact = ({ contact, promise }: { contact: Contact | null; promise: Promised | null }) => (
  <div className={layout.lines}>
    {contact && (contact.result !== 'janji bayar' || !promise) && <ContactText contact={contact} />}
    {promise && <PromiseText promise={promise} />}
    {contact?.result === 'janji bayar' && promise && (
      <span className={words.faint}>
        <InstantText value={contact.at} /> · {contact.byname}
        {contact.note && ` · ${contact.note}`}
      </span>
    )}
  </div>
);
