// Which two photos tell most about a visit: the same view, before it and now.
import type { PhotoData } from '../../../parts/service/photo-gallery/photo.ts';

type Placed = Pick<PhotoData, 'visit_id' | 'multimedialabel_id'>;

/**
 * The newest earlier photo and the newest of the visit with the same label, else of any; undefined without both.
 * @param photos of one patient, the newest first
 */
export const pairOf = <P extends Placed>(photos: readonly P[], visitId: number): readonly [P, P] | undefined => {
  const now = photos.filter(({ visit_id }) => visit_id === visitId);
  const earlier = photos.filter(({ visit_id }) => visit_id !== visitId);
  for (const after of now) {
    const before = earlier.find(
      ({ multimedialabel_id }) => multimedialabel_id !== null && multimedialabel_id === after.multimedialabel_id,
    );
    if (before) return [before, after];
  }
  const [before] = earlier;
  const [after] = now;
  return before && after ? [before, after] : undefined;
};
