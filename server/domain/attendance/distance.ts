// Distance between two places on the earth.

export interface Point {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}
const EARTH_M = 6_371_000;
const HALF_TURN = 180;
const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN;

/** Metres between two points, by the great circle (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)));
};
