// What is known of the place: how far from the clinic, or why it cannot be told and what to do about it.
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Place, PlaceTrouble } from './use-place.ts';

interface Props {
  readonly geo: { readonly lat: number; readonly lng: number; readonly radius_m: number };
  readonly state: 'waiting' | PlaceTrouble | Place;
  readonly onAgain: () => void;
}

const EARTH_M = 6_371_000;
const HALF_TURN = 180;
/** Metres between two places that lie near each other. */
const metresBetween = (a: Pick<Place, 'lat' | 'lng'>, b: Pick<Place, 'lat' | 'lng'>): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN;
  const x = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2));
  return Math.hypot(x, radians(b.lat - a.lat)) * EARTH_M;
};

export const PlaceState = ({ geo, state, onAgain }: Props) => {
  const { t } = useTranslation();
  if (state === 'waiting') return <Alert type="info" showIcon message={t('attendance.day.place.waiting')} />;
  const again = (
    <Button size="small" onClick={onAgain}>
      {t('attendance.day.place.again')}
    </Button>
  );
  if (typeof state !== 'object') {
    const isHopeless = state === 'insecure';
    const message = t(`attendance.day.place.${state}`);
    return <Alert type="warning" showIcon message={message} action={isHopeless ? undefined : again} />;
  }
  const n = Math.round(metresBetween(state, geo));
  const accuracy = Math.round(state.accuracy);
  return (
    <Alert
      type={n <= geo.radius_m ? 'success' : 'warning'}
      showIcon
      message={t('attendance.day.place.known', { n, accuracy })}
      action={again}
    />
  );
};
