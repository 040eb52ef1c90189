// Patients one after the other: what each owes, the chat with its text ready, and what came of it.
import { Button, Drawer, Progress } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { dueName } from '../../../resources/finance/account-text.ts';
import { contactResult } from '../../../resources/finance/contact.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { Money } from '../../../kit/money/money.tsx';
import { isMobile, WhatsApp } from '../../../kit/page/whats-app.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import style from './contact.module.css';
import { LastContact } from './last-contact.tsx';
import { ResultForm, type Typed } from './result-form.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Entry = AnswerOf<'finance.kontak.daftar'>['data'][number];

const WIDTH = 560;
const WHOLE = 100;

const Owed = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation();
  const { customer, phone, rows, outstanding, last, promise } = entry;
  return (
    <section className={layout.stackSmall} aria-label={customer.name}>
      <div className={layout.between}>
        <div className={layout.lines}>
          <h2 className={words.heading}>{customer.name}</h2>
          <span className={words.faint}>
            {customer.code}
            {phone && ` · ${phone}`}
          </span>
        </div>
        <Money strong value={outstanding} />
      </div>
      <ul className={layout.divided}>
        {rows.map((row) => (
          <li key={`${row.bill_id} ${row.no}`} className={layout.between}>
            <span className={layout.lines}>
              <span>{dueName(row)}</span>
              <span className={words.quiet}>
                {row.due_date === null ? t('rekening.withVisit') : <DateText value={row.due_date} />}
              </span>
            </span>
            <Money value={row.outstanding} />
          </li>
        ))}
      </ul>
      {last || promise ? (
        <LastContact contact={last} promise={promise} />
      ) : (
        <span className={words.faint}>{t('kontak.never')}</span>
      )}
    </section>
  );
};

const Chat = ({ entry: { phone, message, customer } }: { entry: Entry }) => {
  const { t } = useTranslation();
  return (
    <section className={layout.stackSmall} aria-label={t('kontak.message')}>
      <p className={`${style.text} ${words.prose}`}>{message}</p>
      {phone && isMobile(phone) ? (
        <div>
          <WhatsApp phone={phone} text={message} label={t('kontak.openOf', { name: customer.name })}>
            {t('kontak.open')}
          </WhatsApp>
        </div>
      ) : (
        <p className={words.alarm}>{t('kontak.noPhone')}</p>
      )}
    </section>
  );
};

/** What the contact is about: installments, and bills that have none. */
const askedOf = ({ rows }: Entry) => ({
  angsuran_ids: rows.flatMap(({ id }) => id ?? []),
  bill_ids: rows.flatMap(({ id, bill_id }) => (id === null ? [bill_id] : [])),
});

interface OneProps {
  readonly entry: Entry;
  readonly onNext: (saved: boolean) => void;
}

/** One patient: his text, and what came of it. */
const One = ({ entry, onNext }: OneProps) => {
  const { t } = useTranslation();
  const form = useId();
  const [typed, setTyped] = useState<Typed>({
    result: contactResult.reached,
    day: null,
    amount: entry.outstanding,
    note: '',
  });
  const { send } = useSend('finance.kontak.catat');
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { result, day, amount, note } = typed;
    const promised = result === contactResult.promised;
    await send(
      {},
      {
        ...askedOf(entry),
        result,
        ...(promised && { promise_date: day, promise_amount: amount }),
        note: note.trim() || null,
      },
    );
    onNext(true);
  });
  const labels = { promise_date: t('kontak.promiseDay'), promise_amount: t('kontak.promiseAmount') };
  return (
    <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
      <Owed entry={entry} />
      <Chat entry={entry} />
      {refusal && <RefusalAlert refusal={refusal} labels={labels} />}
      <ResultForm typed={typed} refusal={refusal} onChange={(next) => setTyped({ ...typed, ...next })} />
      <div className={layout.end}>
        <Button onClick={() => onNext(false)}>{t('kontak.skip')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('kontak.save')}
        </Button>
      </div>
    </form>
  );
};

const Done = ({ kept, skipped, onClose }: { kept: number; skipped: number; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.centred} role="status">
      <h2 className={words.heading}>{t('kontak.doneTitle')}</h2>
      <p>{t('kontak.done', { n: kept, skipped })}</p>
      <Button type="primary" onClick={onClose}>
        {t('kontak.close')}
      </Button>
    </div>
  );
};

interface Props {
  /** Of installments, or of bills: then all that is open of them. */
  readonly ids: readonly number[];
  readonly of?: 'ids' | 'tagihan';
  readonly onClose: () => void;
}

/** The entries as they were read first: what is saved meanwhile does not move them. */
const Round = ({ entries, onClose }: { entries: readonly Entry[]; onClose: Props['onClose'] }) => {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState(0);
  const top = useRef<HTMLParagraphElement>(null);
  const entry = entries[at];
  if (entries.length === 0) return <EmptyState text={t('kontak.gone')} />;
  if (!entry) return <Done kept={kept} skipped={entries.length - kept} onClose={onClose} />;
  const next = (saved: boolean) => {
    if (saved) setKept(kept + 1);
    setAt(at + 1);
    // Whoever listens or uses the keyboard begins anew with the next one.
    top.current?.focus();
  };
  return (
    <div className={layout.stack}>
      <p ref={top} tabIndex={-1} className={words.quiet} aria-live="polite">
        {t('kontak.step', { n: at + 1, of: entries.length })}
      </p>
      <Progress aria-hidden percent={(at / entries.length) * WHOLE} showInfo={false} size="small" />
      <One key={`${entry.customer.id} ${entry.rows[0]?.bill_id}`} entry={entry} onNext={next} />
    </div>
  );
};

export const Worklist = ({ ids, of = 'ids', onClose }: Props) => {
  const { t } = useTranslation();
  const [asked] = useState(() => ids.join(','));
  const { query, answer } = useCall('finance.kontak.daftar', { [of]: asked }, { staleTime: Infinity });
  return (
    <Drawer
      open
      title={t('kontak.title')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      onClose={onClose}
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && <Round entries={answer.data} onClose={onClose} />}
    </Drawer>
  );
};
