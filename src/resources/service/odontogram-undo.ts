// A finding that was written a moment ago is undone without a typed reason: by who wrote it, while its visit goes on (decision 113).

/** How long who wrote an entry may undo it. */
export const UNDO_MINUTES = 5;
/** Kept as the reason of an undo. */
export const UNDONE = 'Diurungkan oleh pencatat';

const MINUTE_MS = 60_000;

/** True while `actor` may undo the entry that `recorded_by` wrote at `recorded_at` (an instant); the visit is asked elsewhere. */
export const isUndoable = (
  { recorded_by, recorded_at }: { readonly recorded_by: number | undefined; readonly recorded_at: string },
  actor: number,
  now: Date,
): boolean => recorded_by === actor && now.getTime() - new Date(recorded_at).getTime() <= UNDO_MINUTES * MINUTE_MS;
