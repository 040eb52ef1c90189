// Today: the clock, the shift, what was punched, and the button for what comes next (attendance.md 4, 5).
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../kit/date/zone.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { Clock } from '../../../parts/attendance/day/clock.tsx';
import { DayChip } from '../../../parts/attendance/day/day-chip.tsx';
import { hourText } from '../../../parts/attendance/day/day.ts';
import { useSnapshot } from '../../../parts/attendance/day/snapshot.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { PlaceState } from './place-state.tsx';
import style from './my-attendance.module.css';
import { type Place, usePlace } from './use-place.ts';

type Mine = AnswerOf<'attendance.me.show'>;
type Today = NonNullable<Mine['today']>;

const Day = ({ today }: { today: Today }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const { shift, scheduled_in, scheduled_out, in_at, out_at, work_date } = today;
  return (
    <div className={layout.stackSmall}>
      <div className={layout.row}>
        <strong>{formatDate(work_date)}</strong>
        <DayChip day={today} />
      </div>
      <span>
        {shift
          ? `${shift.name} ${hourText(zone, scheduled_in)}–${hourText(zone, scheduled_out)}`
          : t('attendance.day.free')}
      </span>
      <dl className={layout.facts}>
        <div>
          <dt>{t('attendance.day.in')}</dt>
          <dd className={style.hour}>{hourText(zone, in_at) || '–'}</dd>
        </div>
        <div>
          <dt>{t('attendance.day.out')}</dt>
          <dd className={style.hour}>{hourText(zone, out_at) || '–'}</dd>
        </div>
      </dl>
    </div>
  );
};

/** The button, with the place and the photo that the branch asks for. */
const Check = ({ mine, onDone }: { mine: Mine; onDone: () => void }) => {
  const { t } = useTranslation();
  const { allowed, next } = mine;
  const video = useRef<HTMLVideoElement>(null);
  const { state: camera, take } = useSnapshot(video, allowed.photo);
  const where = usePlace(allowed.geo !== null);
  const come = useSend('attendance.me.checkin', tellDone(t('attendance.day.checkedIn')));
  const leave = useSend('attendance.me.checkout', tellDone(t('attendance.day.checkedOut')));
  const { refusal, busy, run } = useSending(async () => {
    const place: Place | null = where.place;
    const photo = allowed.photo ? take() : null;
    await (next === 'out' ? leave : come).send({}, { ...place, photo });
    onDone();
  });
  if (next === null) return <Alert type="info" showIcon message={t('attendance.day.webOff')} />;
  const isClosed = !allowed.ip_ok || (allowed.geo !== null && where.place === null);
  return (
    <div className={layout.stack}>
      {!allowed.ip_ok && <Alert type="warning" showIcon message={t('attendance.day.place.network')} />}
      {allowed.geo && <PlaceState geo={allowed.geo} state={where.state} onAgain={where.ask} />}
      {allowed.photo && (
        <>
          <video
            ref={video}
            muted
            playsInline
            className={style.sight}
            aria-label={t('attendance.day.kioskPhoto')}
            hidden={camera !== 'ready'}
          />
          {camera === 'missing' && <Alert type="warning" showIcon message={t('attendance.day.noCamera')} />}
        </>
      )}
      {refusal && <RefusalAlert refusal={refusal} />}
      <Button
        type="primary"
        size="large"
        block
        className={style.check}
        disabled={isClosed}
        loading={busy}
        onClick={() => void run()}
      >
        {t(next === 'out' ? 'attendance.day.checkOut' : 'attendance.day.checkIn')}
      </Button>
    </div>
  );
};

export const TodayCard = () => {
  const { t } = useTranslation();
  const { query, answer } = useCall('attendance.me.show', {});
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const { today, balance } = answer;
  return (
    <section className={`${surface.sheet} ${style.today}`} aria-label={t('attendance.day.today')}>
      <Clock className={style.clock} />
      {today ? (
        <>
          <Day today={today} />
          <Check mine={answer} onDone={() => void query.refetch()} />
          {balance !== null && (
            <span className={words.faint}>{t('attendance.day.balance', { n: formatNumber(balance) })}</span>
          )}
        </>
      ) : (
        <Alert type="info" showIcon message={t('attendance.day.notMember')} />
      )}
    </section>
  );
};
