// What was written and is not at the server yet, kept in the browser: it survives a reload, a lost connection and the end of the session.
import { preference } from '../../../../providers/preference.ts';
import type { Draft } from './draft.ts';

export interface KeptDraft {
  /** Version of the note that was written on, and its values. */
  readonly version: number;
  readonly base: Draft;
  readonly mine: Draft;
}
export interface DraftStore {
  readonly read: () => KeptDraft | undefined;
  readonly write: (kept: KeptDraft | undefined) => void;
}

/** One draft for each writer and visit: a shared computer shows nobody what another has not sent. */
export const draftStore = (user: number, visit: number): DraftStore => {
  const key = `note:${user}:${visit}`;
  return {
    read: () => {
      const text = preference.get(key);
      return text === null ? undefined : (JSON.parse(text) as KeptDraft);
    },
    write: (kept) => preference.set(key, kept === undefined ? null : JSON.stringify(kept)),
  };
};
