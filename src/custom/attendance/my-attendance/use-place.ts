// Where the browser is, asked for when the clinic wants to know it.
import { useCallback, useEffect, useState } from 'react';

export interface Place {
  readonly lat: number;
  readonly lng: number;
  /** Metres. */
  readonly accuracy: number;
}
/** Why there is no place: the page came without https, nobody allowed it, or it cannot be found. */
export type PlaceTrouble = 'insecure' | 'denied' | 'missing';
type State = 'waiting' | PlaceTrouble | Place;

const PATIENCE_MS = 20_000;
/** A place that is older is asked for anew. */
const FRESH_MS = 60_000;
const DENIED = 1;

const canTell = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/** The place, or why there is none; `ask` looks again. */
export const usePlace = (wanted: boolean) => {
  const [state, setState] = useState<State>(() => (canTell() ? 'waiting' : 'insecure'));
  const look = useCallback(() => {
    if (!canTell()) return;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => setState({ lat: latitude, lng: longitude, accuracy }),
      ({ code }) => setState(code === DENIED ? 'denied' : 'missing'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  }, []);
  useEffect(() => {
    if (wanted) look();
  }, [wanted, look]);
  const ask = () => {
    setState(canTell() ? 'waiting' : 'insecure');
    look();
  };
  return { state, place: typeof state === 'object' ? state : null, ask };
};
