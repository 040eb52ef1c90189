// '/service/visit/antrian', Layar Antrian: the screen in the waiting room. Labels and masked names only, live (service.md 4).
import {
  ArrowLeftOutlined,
  ClockCircleOutlined,
  FullscreenOutlined,
  SoundFilled,
  SoundOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useBranch } from '../../../providers/branch.ts';
import { useLive, useNewsOf } from '../../../providers/live.ts';
import { visit } from '../../../resources/service/visit.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { Clock } from './clock.tsx';
import { CalledPatients, QueueColumn } from './columns.tsx';
import type { LateDoctor } from './queue.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './queue-screen.module.css';
import { spokenLabel, useCalls } from './use-calls.ts';

const POLL_MS = 10_000;
/** Waiting minutes go on while nothing happens. */
const MINUTES_MS = 30_000;

const useQueue = () => {
  const live = useLive();
  const again = { keep: true, refetchInterval: live ? MINUTES_MS : POLL_MS };
  const { query, answer: queue } = useCall('service.visit.antrian', {}, again);
  useNewsOf(visit.name, () => void query.refetch());
  return { queue, problem: queue ? undefined : query.error?.message, query };
};

const fullScreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
};

const Late = ({ late }: { late: readonly LateDoctor[] }) => {
  const { t } = useTranslation();
  if (late.length === 0) return null;
  return (
    <div className={`${layout.row} ${style.late}`} role="status">
      <ClockCircleOutlined aria-hidden />
      {late.map(({ doctor, minutes }) => (
        <span key={doctor}>{t('schedule.screen.late', { doctor, minutes })}</span>
      ))}
    </div>
  );
};

const Tools = ({ voice, onVoice }: { voice: boolean; onVoice: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.line} ${style.tools}`}>
      <Button
        icon={voice ? <SoundFilled aria-hidden /> : <SoundOutlined aria-hidden />}
        aria-pressed={voice}
        onClick={onVoice}
      >
        {voice ? t('schedule.screen.voiceOn') : t('schedule.screen.voiceOff')}
      </Button>
      <Button icon={<FullscreenOutlined aria-hidden />} aria-label={t('schedule.screen.full')} onClick={fullScreen} />
      <LinkButton to="/service/visit" icon={<ArrowLeftOutlined aria-hidden />} aria-label={t('schedule.screen.back')} />
    </div>
  );
};

export default function QueueScreenPage() {
  const { t } = useTranslation();
  const branch = useBranch();
  const { queue, problem, query } = useQueue();
  const [voice, setVoice] = useState(false);
  const flashing = useCalls(
    queue,
    voice ? ({ label }) => t('schedule.screen.say', { label: spokenLabel(label ?? '') }) : undefined,
  );

  return (
    <div className={style.screen}>
      <title>{t('schedule.screen.title')}</title>
      <header className={`${layout.row} ${style.header}`}>
        <div>
          <h1 className={style.title}>{t('schedule.screen.title')}</h1>
          <p className={style.branch}>{branch?.name}</p>
        </div>
        <Clock />
        <Tools voice={voice} onVoice={() => setVoice(!voice)} />
      </header>
      {problem ? (
        <div className={style.problem}>
          <ErrorState message={problem} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <main className={style.body} aria-busy={queue === undefined}>
          <CalledPatients cards={queue?.called ?? []} flashing={flashing} />
          <QueueColumn title={t('schedule.screen.inUnit')} cards={queue?.units ?? []} />
          <QueueColumn title={t('schedule.screen.waiting')} cards={queue?.waiting ?? []} />
        </main>
      )}
      <Late late={queue?.late ?? []} />
    </div>
  );
}
