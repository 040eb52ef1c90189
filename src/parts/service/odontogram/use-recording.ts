// What is recorded appears at once and is sent behind it, one recording after the other; what the server refuses is taken back.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { EntryData, OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import type { NewEntry } from '../../../resources/service/odontogram-calls.ts';
import { painted } from '../../../kit/page/painted.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useUnloadWarning } from '../../../kit/form/use-leave-warning.ts';

interface Sheet {
  readonly visitId: number;
  readonly answer: OdontogramAnswer;
  readonly refetch: Reading;
}
/** Reads the chart again. */
export type Reading = () => Promise<{ readonly data?: { readonly data: OdontogramAnswer }; readonly isError: boolean }>;

/** Entries that the server did not keep, and why. */
export interface TakenBack {
  readonly entries: readonly NewEntry[];
  readonly message: string;
}

/** Entries as they will be answered; ids below zero are not the server's. */
const useStandIns = (visitId: number) => {
  const { id, name, username, profile_id, session_profile_id } = useUser();
  const next = useRef(-1);
  return useCallback(
    (entries: readonly NewEntry[]): readonly EntryData[] => {
      const branch = session_profile_id ?? profile_id ?? 0;
      return entries.map((entry) => {
        next.current -= 1;
        return {
          ...entry,
          sebab: entry.sebab ?? null,
          span_group: entry.span_group ?? null,
          note: entry.note ?? null,
          id: next.current,
          profile_id: branch,
          visit_id: visitId,
          visitperawatan_id: null,
          recorded_at: new Date().toISOString(),
          voided_at: null,
          void_reason: null,
          voiderdata: null,
          recorderdata: { id, name, code: username },
          profiledata: { id: branch, name: '', code: '' },
        };
      });
    },
    [id, name, username, profile_id, session_profile_id, visitId],
  );
};

/** Entries that `before` had not. */
const freshIn = (read: OdontogramAnswer, before: OdontogramAnswer): readonly EntryData[] =>
  read.entries.filter(({ id }) => before.entries.every((one) => one.id !== id));

/** Ids of the `count` newest entries that `actor` wrote in the visit; of a span, that of its first tooth stands for all. */
const newestOf = (fresh: readonly EntryData[], visitId: number, actor: number, count: number): readonly number[] => {
  const own = fresh.filter(({ visit_id, recorderdata }) => visit_id === visitId && recorderdata?.id === actor);
  const newest = own.slice(-count);
  return newest
    .filter(({ span_group }, at) => !span_group || newest.findIndex((one) => one.span_group === span_group) === at)
    .map(({ id }) => id);
};

/** The chart that was read after a lost answer, if it holds what was sent: entries that `before` had not. */
const arrivedIn = (
  read: OdontogramAnswer | undefined,
  before: OdontogramAnswer,
  sent: readonly NewEntry[],
): OdontogramAnswer | undefined => {
  const fresh = read ? freshIn(read, before) : [];
  const isFresh = ({ tooth, code, layer, surfaces }: NewEntry): boolean =>
    fresh.some(
      (one) =>
        one.tooth === tooth && one.code === code && one.layer === layer && one.surfaces.join() === surfaces.join(),
    );
  return sent.every(isFresh) ? read : undefined;
};

/** What the last recording wrote, once it is kept: it may be undone. */
interface Kept {
  readonly entries: readonly NewEntry[];
  readonly ids: readonly number[];
}

/**
 * The entries of the chart with those that are on their way. `record` shows its entries before it returns; requests keep the order of
 * the clicks, because an entry may follow only from those before it.
 */
export const useRecording = ({ visitId, answer, refetch }: Sheet, onTakenBack: (what: TakenBack) => void) => {
  const [waiting, setWaiting] = useState<readonly EntryData[]>([]);
  /** What the last recording answered, until the chart is read anew: entries only grow in number, those taken back stay. */
  const [stored, setStored] = useState<OdontogramAnswer>();
  const known = useRef(answer);
  useUnloadWarning(waiting.length > 0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const standIns = useStandIns(visitId);
  const [kept, keep] = useState<Kept>();
  const me = useUser().id;
  const record = (entries: readonly NewEntry[]): void => {
    const shown = standIns(entries);
    setWaiting((now) => [...now, ...shown]);
    keep(undefined);
    const send = async (): Promise<void> => {
      await painted();
      const before = known.current;
      let answered: OdontogramAnswer | undefined;
      let failed: unknown;
      try {
        answered = await sendCall('service.odontogram.record', {}, { visit_id: visitId, entries: [...entries] });
      } catch (error) {
        failed = error;
      }
      // What is answered is the whole chart; it is read again by the news of it, or where nothing was answered.
      const read = answered ? undefined : await refetch();
      const stands = answered ?? arrivedIn(read?.data?.data, before, entries);
      // Another window may have written the same before: then nothing here is to be undone.
      const ids = stands ? newestOf(freshIn(stands, before), visitId, me, entries.length) : [];
      if (stands) keep(ids.length > 0 ? { entries, ids } : undefined);
      else onTakenBack({ entries, message: refusalOf(failed).message });
      // It stands before the stand-ins go: nothing flickers.
      if (answered) setStored(answered);
      setWaiting((now) => now.filter((entry) => !shown.includes(entry)));
    };
    queue.current = queue.current.then(send);
  };
  /** Takes back what was written a moment ago (odontogram-undo.ts). @throws ApiError where that is over */
  const undo = async (ids: readonly number[]): Promise<void> => {
    keep(undefined);
    try {
      for (const id of ids) await sendCall('service.odontogram.void', { id }, {});
    } finally {
      await refetch();
    }
  };
  const shownNow = stored && stored.entries.length > answer.entries.length ? stored : answer;
  useEffect(() => {
    known.current = shownNow;
  });
  const entries = useMemo(() => [...shownNow.entries, ...waiting], [shownNow, waiting]);
  return { entries, kept, record, undo };
};
