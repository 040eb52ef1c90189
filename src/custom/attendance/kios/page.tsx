// '/attendance/attendance/kios': the tablet of the reception: a number, a photo, done (attendance.md 4).
import { Alert, Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../kit/date/zone.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { Clock } from '../../../parts/attendance/day/clock.tsx';
import { hourText } from '../../../parts/attendance/day/day.ts';
import { useSnapshot } from '../../../parts/attendance/day/snapshot.ts';
import { sendCall } from '../../../providers/send.ts';
import style from './kios.module.css';

/** 1 to 9, then 0. */
const KEYS = Array.from({ length: 10 }, (_, at) => String((at + 1) % 10));
const MOST = 20;
/** For so long it is told whose punch it was; then the next one comes. */
const TOLD_MS = 5000;

interface Done {
  readonly name: string;
  readonly time: string;
}

const Keys = ({ onKey, onDelete }: { onKey: (key: string) => void; onDelete: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={style.keys}>
      {KEYS.map((key) => (
        <Button key={key} className={style.key} onClick={() => onKey(key)}>
          {key}
        </Button>
      ))}
      <Button className={`${style.key} ${style.delete}`} onClick={onDelete}>
        {t('attendance.day.kioskDelete')}
      </Button>
    </div>
  );
};

/** What was typed, and what became of the last one. */
const useKiosk = (take: () => string | null) => {
  const zone = useZone();
  const [code, setCode] = useState('');
  const [done, setDone] = useState<Done>();
  const sending = useSending(async () => {
    const typed = code;
    setDone(undefined);
    setCode('');
    const day = await sendCall(
      'attendance.attendance.punch',
      {},
      { attendance_code: typed, kios: true, photo: take() },
    );
    setDone({ name: day.pegawai.name, time: hourText(zone, day.out_at ?? day.in_at) });
  });
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return { code, setCode, done, ...sending };
};

export default function KioskPage() {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const { state, take } = useSnapshot(video, true);
  const { code, setCode, done, refusal, busy, onSubmit } = useKiosk(take);
  const back = { to: '/attendance/attendance/daily', label: t('attendance.day.daily') };
  return (
    <>
      <PageHeader title={t('attendance.day.kioskTitle')} back={back} />
      <form className={style.kiosk} onSubmit={onSubmit} noValidate>
        <Clock className={style.clock} />
        <video
          ref={video}
          muted
          playsInline
          className={style.sight}
          aria-label={t('attendance.day.kioskPhoto')}
          hidden={state !== 'ready'}
        />
        {state === 'missing' && <p className={words.faint}>{t('attendance.day.noCamera')}</p>}
        <div aria-live="polite" className={layout.stackSmall}>
          {done && <Alert type="success" showIcon message={t('attendance.day.kioskDone', { ...done })} />}
          {refusal && <RefusalAlert refusal={refusal} labels={{ attendance_code: 'Attendance ID' }} />}
        </div>
        <Input
          size="large"
          className={style.code}
          inputMode="none"
          autoComplete="off"
          maxLength={MOST}
          aria-label={t('attendance.day.kioskEnter')}
          placeholder={t('attendance.day.kioskEnter')}
          value={code}
          onChange={({ target }) => setCode(target.value.trim())}
        />
        <Keys onKey={(key) => setCode((code + key).slice(0, MOST))} onDelete={() => setCode(code.slice(0, -1))} />
        <Button type="primary" htmlType="submit" className={style.key} disabled={code === ''} loading={busy}>
          {t('attendance.day.kioskSend')}
        </Button>
      </form>
    </>
  );
}
