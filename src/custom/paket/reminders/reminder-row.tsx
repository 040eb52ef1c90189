// One customer who is to be reminded: of what, until when, what came of it before, and the message that stands ready.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { contactResults } from '../../../resources/finance/contact.ts';
import { balanceText, reminderKind } from '../../../resources/paket/reminder.ts';
import style from './reminders.module.css';

export type ReminderRow = AnswerOf<'paket.pengingat.list'>['data'][number];

const About = ({ row }: { row: ReminderRow }) => {
  const { t } = useTranslation();
  const { kind, due_at, no, outstanding, slots, step } = row;
  const day = formatDate(due_at);
  return (
    <div className={layout.lines}>
      <span className={layout.rowTight}>
        <StatusChip tone={step === 'H+7' ? 'danger' : 'warning'} label={step} />
        <span>{kind === reminderKind.slot ? t('pengingat.ends', { day }) : t('pengingat.due', { day })}</span>
      </span>
      {no !== null && (
        <span>
          {no === 0 ? t('pengingat.dp') : t('pengingat.installment', { no })} <Money strong value={outstanding} />
        </span>
      )}
      {slots.map((slot) => (
        <span key={`${slot.name} ${slot.expires_at}`}>{balanceText({ ...slot, expires_at: null })}</span>
      ))}
    </div>
  );
};

const Last = ({ last }: Pick<ReminderRow, 'last'>) => {
  const { t } = useTranslation();
  if (!last) return <span className={words.faint}>{t('pengingat.never')}</span>;
  const result = contactResults.find(({ value }) => value === last.result);
  return (
    <div className={layout.lines}>
      <span>
        <StatusChip tone={result?.tone} label={result?.label ?? last.result} />
      </span>
      <span className={words.faint}>
        <InstantText value={last.at} /> · {last.byname}
      </span>
      {last.note && <span className={words.faint}>{last.note}</span>}
    </div>
  );
};

export const ReminderItem = ({ row, onResult }: { row: ReminderRow; onResult: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { customer, phone, code, paket, membership_id, message, last } = row;
  return (
    <li className={style.row}>
      <div className={layout.lines}>
        <Link className={words.name} to={`/paket/sales/${membership_id}`}>
          {customer.name}
        </Link>
        <span className={words.faint}>
          {customer.code} · {paket} · {code}
        </span>
      </div>
      <About row={row} />
      <Last last={last} />
      <div className={layout.end}>
        {phone ? (
          <WhatsApp phone={phone} text={message} label={t('pengingat.send', { name: customer.name })} />
        ) : (
          <span className={words.faint}>{t('pengingat.noPhone')}</span>
        )}
        {mayCall(me, 'paket.pengingat.catat') && (
          <Button aria-label={t('pengingat.recordOf', { name: customer.name })} onClick={onResult}>
            {t('pengingat.record')}
          </Button>
        )}
      </div>
    </li>
  );
};
