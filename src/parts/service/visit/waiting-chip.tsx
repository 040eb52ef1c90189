// How long a patient has waited: green below 15 minutes, amber below 30, then red (service.md 4); the words say it too. And how long
// he has been in the unit.
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';

const LONG = 15;
const TOO_LONG = 30;
/** From here on told in whole hours: three figures would not stand in their column. */
const HOURS = 100;
const HOUR = 60;

const useTime = (minutes: number): string => {
  const { t } = useTranslation();
  return minutes < HOURS ? t('queue.minutes', { n: minutes }) : t('queue.hours', { n: Math.floor(minutes / HOUR) });
};

/** @param minutes whole minutes since the visit was confirmed */
export const WaitingChip = ({ minutes }: { minutes: number }) => {
  const { t } = useTranslation();
  const time = useTime(minutes);
  if (minutes < LONG) return <StatusChip tone="success" label={t('queue.waiting', { time })} />;
  if (minutes < TOO_LONG) return <StatusChip tone="warning" label={t('queue.waitingLong', { time })} />;
  return <StatusChip tone="danger" label={t('queue.waitingTooLong', { time })} />;
};

/** @param minutes whole minutes since he entered the unit */
export const ChairChip = ({ minutes }: { minutes: number }) => {
  const { t } = useTranslation();
  const time = useTime(minutes);
  return <StatusChip label={t('queue.inChair', { time })} />;
};
