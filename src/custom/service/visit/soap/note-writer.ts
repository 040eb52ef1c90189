// Writes the note while it is typed: five seconds after a change at the latest, again after a lost connection, never over another's
// words. It lives outside React, so that a key stroke draws nothing (service.md 4, 9).
import type { SoapNote } from '../../../../resources/service/soap.ts';
import { type Refusal, refusalOf } from '../../../../kit/form/refusal.ts';
import { type Draft, bodyOf, draftOf, isSame, mergeDrafts, type NoteField } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** `locked`: the note was locked meanwhile, what is unsent can only be added to it. */
export type Phase = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'clash' | 'locked';
export interface WriterState {
  readonly phase: Phase;
  /** As the server last answered it. */
  readonly note: SoapNote;
  /** What the fields hold when they are drawn; `revisions` counts how often a field was changed from outside. */
  readonly draft: Draft;
  readonly revisions: Readonly<Partial<Record<NoteField, number>>>;
  readonly clashes: readonly NoteField[];
  /** Whose words were put beside mine that were not sent yet. */
  readonly joined?: string | undefined;
  readonly refusal?: Refusal;
}
export interface Transport {
  readonly read: () => Promise<SoapNote>;
  readonly save: (body: ReturnType<typeof bodyOf> & { version: number }) => Promise<SoapNote>;
}

const SAVE_MS = 5_000;
const STORE_MS = 300;
const NO_CONNECTION = 0;
const STATE_CHANGED = 409;
const SERVER_FAILS = 500;

export class NoteWriter {
  readonly #transport: Transport;
  readonly #store: DraftStore;
  readonly #listeners = new Set<() => void>();
  #state: WriterState;
  #mine: Draft;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #storing: ReturnType<typeof setTimeout> | undefined;
  #underway: Promise<void> | undefined;

  constructor(note: SoapNote, transport: Transport, store: DraftStore) {
    this.#transport = transport;
    this.#store = store;
    this.#mine = draftOf(note);
    this.#state = { phase: 'saved', note, draft: this.#mine, revisions: {}, clashes: [] };
    const kept = store.read();
    if (kept) this.#meet(note, kept.base, kept.mine);
  }

  readonly state = (): WriterState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A key stroke: kept, and sent in a while. */
  readonly change = (field: NoteField, value: string | number | null): void => {
    this.#mine = { ...this.#mine, [field]: value };
    this.#storing ??= setTimeout(this.#keep, STORE_MS);
    if (this.#state.phase === 'clash' || this.#state.phase === 'locked') return;
    this.#set({ phase: 'unsaved', refusal: undefined });
    this.#schedule();
  };

  /** Puts words into fields from outside: a template, an earlier note. */
  readonly fill = (values: Partial<Draft>): void => {
    this.#show({ ...this.#mine, ...values });
    for (const [field, value] of Object.entries(values)) this.change(field as NoteField, value);
  };

  /** What stands in the fields now. */
  readonly current = (): Draft => this.#mine;

  /** Sends at once what is unsent. Resolves when the server has answered, or cannot be reached. */
  readonly flush = async (): Promise<void> => {
    await this.#underway;
    const { phase } = this.#state;
    if (phase === 'unsaved' || phase === 'offline') await this.#save();
  };

  /** The note as the server has it now: of another's words those are shown that do not touch mine. */
  readonly receive = (note: SoapNote): void => {
    if (note.version <= this.#state.note.version && note.locked_at === this.#state.note.locked_at) {
      this.#set({ note: { ...note, version: this.#state.note.version } });
      return;
    }
    if (this.#underway === undefined) this.#meet(note, draftOf(this.#state.note), this.#mine);
  };

  /** Ends a clash: for each field the words that shall stand. */
  readonly settle = (values: Partial<Draft>): void => {
    this.#show({ ...this.#mine, ...values });
    this.#set({ phase: 'unsaved', clashes: [] });
    this.#keep();
    void this.flush();
  };

  /** Forgets what is unsent: it went into an addendum. */
  readonly discard = (): void => {
    this.#show(draftOf(this.#state.note));
    this.#store.write(undefined);
    this.#set({ phase: 'saved', clashes: [] });
  };

  /** Leaves the page: what is unsent is kept, and sent if there is a way. */
  readonly close = (): void => {
    if (this.#storing !== undefined) this.#keep();
    void this.flush().finally(() => {
      clearTimeout(this.#saving);
      this.#saving = undefined;
    });
  };

  #set(change: Partial<WriterState>): void {
    const next = { ...this.#state, ...change };
    const same = (Object.keys(change) as (keyof WriterState)[]).every((name) => this.#state[name] === next[name]);
    this.#state = next;
    if (!same) this.#listeners.forEach((listener) => listener());
  }

  /** Draws the fields anew that are not as they were typed. */
  #show(draft: Draft): void {
    const changed = (Object.keys(draft) as NoteField[]).filter((field) => draft[field] !== this.#mine[field]);
    this.#mine = draft;
    const revisions = { ...this.#state.revisions };
    for (const field of changed) revisions[field] = (revisions[field] ?? 0) + 1;
    this.#set({ draft, ...(changed.length > 0 && { revisions }) });
  }

  readonly #keep = (): void => {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    const { note } = this.#state;
    const base = draftOf(note);
    const isUnsent = !isSame(this.#mine, base);
    this.#store.write(isUnsent ? { version: note.version, base, mine: this.#mine } : undefined);
  };

  #schedule(): void {
    this.#saving ??= setTimeout(() => {
      this.#saving = undefined;
      void this.flush();
    }, SAVE_MS);
  }

  /** My words, written on `base`, and the note as it is: they are joined, unless both have changed the same. */
  #meet(note: SoapNote, base: Draft, mine: Draft): void {
    const theirs = draftOf(note);
    const { draft, clashes } = mergeDrafts(base, mine, theirs);
    this.#show(draft);
    const isJoined = !isSame(mine, base) && !isSame(theirs, base);
    this.#set({ note, ...(isJoined && { joined: note.writername ?? undefined }) });
    this.#keep();
    if (isSame(draft, theirs)) this.#set({ phase: 'saved', clashes: [] });
    else if (note.locked_at !== null) this.#set({ phase: 'locked', clashes: [] });
    else if (clashes.length > 0) this.#set({ phase: 'clash', clashes });
    else {
      this.#set({ phase: 'unsaved', clashes: [] });
      this.#schedule();
    }
  }

  readonly #save = async (): Promise<void> => {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const sent = this.#mine;
    this.#set({ phase: 'saving', refusal: undefined });
    this.#underway = this.#send(sent);
    await this.#underway;
  };

  async #send(sent: Draft): Promise<void> {
    try {
      const note = await this.#transport.save({ ...bodyOf(sent), version: this.#state.note.version });
      this.#underway = undefined;
      this.#set({ note, phase: 'saved' });
      if (!isSame(this.#mine, sent)) {
        this.#set({ phase: 'unsaved' });
        this.#schedule();
      }
      this.#keep();
    } catch (error) {
      this.#underway = undefined;
      await this.#fail(refusalOf(error));
    }
  }

  async #fail(refusal: Refusal): Promise<void> {
    this.#keep();
    if (refusal.status === STATE_CHANGED) {
      const base = draftOf(this.#state.note);
      try {
        const now = await this.#transport.read();
        // The visit itself may have refused: then the note is as it was.
        if (now.version === this.#state.note.version) this.#set({ phase: 'refused', refusal });
        else this.#meet(now, base, this.#mine);
        return;
      } catch (error) {
        refusal = refusalOf(error);
      }
    }
    if (refusal.status !== NO_CONNECTION && refusal.status < SERVER_FAILS) this.#set({ phase: 'refused', refusal });
    else {
      this.#set({ phase: 'offline' });
      this.#schedule();
    }
  }
}
