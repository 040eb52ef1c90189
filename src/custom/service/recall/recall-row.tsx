// One patient who is to come again: why and when, what came of calling him, and the next step.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { recall, recallReasons, recallResults } from '../../../resources/service/recall.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Link } from '../../../kit/page/link.tsx';
import type { Attempt, RecallRow } from './recall-data.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './recall.module.css';
import type { Result } from './result-dialog.tsx';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly row: RecallRow;
  readonly today: string;
  readonly onResult: (row: RecallRow, result: Result) => void;
}

const resultOf = ({ result }: Attempt) => recallResults.find(({ value }) => value === result);

const LastAttempt = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const { t } = useTranslation();
  const last = attempts.at(-1);
  if (!last) return <span className={words.faint}>{t('schedule.recall.never')}</span>;
  const result = resultOf(last);
  return (
    <span className={`${layout.lines} ${style.attempt}`}>
      <StatusChip tone={result?.tone} label={result?.label ?? last.result} />
      <span className={words.faint}>
        {t('schedule.recall.attempt', { n: attempts.length, date: formatDate(last.at), name: last.byname })}
        {last.note && ` · ${last.note}`}
      </span>
    </span>
  );
};

export const RecallItem = ({ row, today, onResult }: Props) => {
  const { t } = useTranslation();
  const { customerdata, doctordata, visitdata, nextdata, status, due_at } = row;
  const reason = recallReasons.find(({ value }) => value === row.reason)?.label ?? row.reason;
  const late = status === recall.state.open && due_at < today;
  return (
    <li className={style.row}>
      <div className={layout.lines}>
        <Link className={words.name} to={`/user/${customerdata.id}`}>
          {customerdata.name}
        </Link>
        <span className={words.faint}>
          {customerdata.code}
          {doctordata && ` · ${doctordata.name}`}
        </span>
        {row.note && <span className={words.faint}>{row.note}</span>}
      </div>
      <div className={layout.lines}>
        <b>{reason}</b>
        <span className={style.due} data-late={late}>
          {late
            ? t('schedule.recall.late', { date: formatDate(due_at) })
            : t('schedule.recall.due', { date: formatDate(due_at) })}
        </span>
        {nextdata && (
          <Link to={visitPath(nextdata.id)}>
            {t('schedule.recall.booked', { date: formatDate(nextdata.visit_date) })}
          </Link>
        )}
      </div>
      <LastAttempt attempts={row.attempts} />
      <div className={`${layout.end} ${style.tools}`}>
        {status === recall.state.open ? (
          <>
            {customerdata.phone && (
              <WhatsApp
                phone={customerdata.phone}
                text={row.text}
                label={t('schedule.reminder.send', { name: customerdata.name })}
              />
            )}
            <Button onClick={() => onResult(row, 'tidak diangkat')}>{recall.verbs.hasil.label}</Button>
            <Button type="primary" onClick={() => onResult(row, 'janji')}>
              {t('schedule.bookShort')}
            </Button>
          </>
        ) : (
          <>
            <StatusChip tone={recall.states[status].tone} label={recall.states[status].label} />
            {visitdata && <Link to={visitPath(visitdata.id)}>{formatDate(visitdata.visit_date)}</Link>}
          </>
        )}
      </div>
    </li>
  );
};
