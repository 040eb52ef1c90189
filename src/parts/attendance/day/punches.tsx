// The punches around a day as they came: where from, where, with a photo; a wrong one is voided with the reason (attendance.md 2, 4).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { punchDirectionOptions, punchSourceOptions } from '../../../resources/attendance/day-status.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { hourText } from './day.ts';

type Punch = AnswerOf<'attendance.log.list'>['data'][number];

/** Punches of two days: more are not made by hand. */
const MOST = 50;

const labelOf = (options: readonly { readonly value: number; readonly label: string }[], value: number): string =>
  options.find((option) => option.value === value)?.label ?? '';

const mapUrl = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;

const Where = ({ punch, time }: { punch: Punch; time: string }) => {
  const { t } = useTranslation();
  const { lat, lng, distance_m, ip, photo_url } = punch;
  return (
    <span className={`${layout.rowTight} ${words.faint}`}>
      {ip !== null && <span>{ip}</span>}
      {distance_m !== null && <span>{t('attendance.day.distance', { n: distance_m })}</span>}
      {lat !== null && lng !== null && (
        <a href={mapUrl(lat, lng)} target="_blank" rel="noreferrer" aria-label={t('attendance.day.mapOf', { time })}>
          {t('attendance.day.map')}
        </a>
      )}
      {photo_url !== null && (
        <a href={photo_url} target="_blank" rel="noreferrer" aria-label={t('attendance.day.photoOf', { time })}>
          {t('attendance.day.photo')}
        </a>
      )}
    </span>
  );
};

const PunchItem = ({ punch, onVoid }: { punch: Punch; onVoid: () => void }) => {
  const { t } = useTranslation();
  const time = hourText(useZone(), punch.punched_at);
  return (
    <li className={layout.between}>
      <div className={layout.lines}>
        <span className={layout.rowTight}>
          <InstantText value={punch.punched_at} />
          <span>{labelOf(punchDirectionOptions, punch.direction)}</span>
          <span className={words.faint}>{labelOf(punchSourceOptions, punch.source)}</span>
        </span>
        <Where punch={punch} time={time} />
        {punch.note !== null && <span className={words.faint}>{punch.note}</span>}
        {punch.is_void && (
          <span className={words.danger}>{t('attendance.day.voided', { reason: punch.void_reason ?? '' })}</span>
        )}
      </div>
      {!punch.is_void && (
        <Button size="small" aria-label={t('attendance.day.voidOf', { time })} onClick={onVoid}>
          {t('attendance.day.void')}
        </Button>
      )}
    </li>
  );
};

interface Props {
  readonly pegawai: number;
  readonly date: string;
  readonly onChanged: () => void;
}

export const Punches = ({ pegawai, date, onChanged }: Props) => {
  const { t } = useTranslation();
  const [asked, ask] = useState<Punch>();
  const zone = useZone();
  const { query, answer } = useCall('attendance.log.list', {
    start_date: date,
    end_date: addDays(date, 1),
    pegawai_id: pegawai,
    page: 1,
    limit: MOST,
  });
  const { send } = useSend('attendance.log.void', tellDone(t('attendance.day.voidDone')));
  return (
    <section className={layout.stackSmall} aria-label={t('attendance.day.punches')}>
      <h2 className={words.heading}>{t('attendance.day.punches')}</h2>
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer?.count === 0 && <EmptyState text={t('attendance.day.noPunches')} />}
      <ul className={layout.divided}>
        {answer?.data.map((punch) => (
          <PunchItem key={punch.id} punch={punch} onVoid={() => ask(punch)} />
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t('attendance.day.voidOf', { time: hourText(zone, asked.punched_at) })}
          action={t('attendance.day.void')}
          onGiven={async (reason) => {
            await send({ id: asked.id }, { reason });
            void query.refetch();
            onChanged();
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
};
