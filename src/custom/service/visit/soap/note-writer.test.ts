import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../providers/http.ts';
import type { SoapNote } from '../../../../resources/service/soap.ts';
import { type bodyOf, draftOf, mergeDrafts } from './draft.ts';
import type { KeptDraft } from './draft-store.ts';
import { NoteWriter } from './note-writer.ts';

const noteOf = (more: Partial<SoapNote> = {}): SoapNote => ({
  visit_id: 1,
  subjective: '',
  objective: '',
  assessment: '',
  plan: '',
  vital: {},
  version: 0,
  authorname: null,
  writername: null,
  updated_at: null,
  locked_at: null,
  lockedname: null,
  addenda: [],
  ...more,
});
const lost = () => Promise.reject(new ApiError(0, { statusCode: 0, code: 'no-answer', message: 'x' }));
const stale = () => Promise.reject(new ApiError(409, { statusCode: 409, code: 'stale-version', message: 'x' }));

/** A server with one note and a browser with one drawer. */
const stage = (first = noteOf(), drawer?: KeptDraft) => {
  let stored = first;
  let kept = drawer;
  const save = vi.fn(async ({ version, ...body }: ReturnType<typeof bodyOf> & { version: number }) => {
    if (version !== stored.version) return stale();
    stored = { ...stored, ...body, version: version + 1 };
    return stored;
  });
  const store = { read: () => kept, write: (next: KeptDraft | undefined) => void (kept = next) };
  const writer = new NoteWriter(first, { read: async () => stored, save }, store);
  return {
    writer,
    save,
    drawer: () => kept,
    stored: () => stored,
    /** Somebody else writes. */
    other: (more: Partial<SoapNote>) => (stored = { ...stored, ...more, version: stored.version + 1 }),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the note while it is written', () => {
  it('goes to the server once in five seconds, with its version', async () => {
    const { writer, save, stored, drawer } = stage();
    for (const subjective of ['n', 'ng', 'ngi', 'ngilu']) writer.change('subjective', subjective);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(save).not.toHaveBeenCalled();
    expect(drawer()?.mine.subjective).toBe('ngilu');
    await vi.advanceTimersByTimeAsync(200);
    expect(save).toHaveBeenCalledTimes(1);
    expect(stored()).toMatchObject({ subjective: 'ngilu', version: 1 });
    expect(writer.state().phase).toBe('saved');
    expect(drawer()).toBeUndefined();
    writer.change('td_sistol', 120);
    await writer.flush();
    expect(stored()).toMatchObject({ vital: { td_sistol: 120 }, version: 2 });
  });

  it('draws nothing at a key stroke', () => {
    const { writer } = stage();
    writer.change('plan', 'a');
    const drawn = vi.fn();
    writer.subscribe(drawn);
    writer.change('plan', 'ab');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('is sent again after a lost connection, and after a reload', async () => {
    const { writer, save, stored, drawer } = stage();
    save.mockImplementationOnce(lost);
    writer.change('plan', 'Scaling');
    await writer.flush();
    expect(writer.state().phase).toBe('offline');
    expect(drawer()?.mine.plan).toBe('Scaling');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(stored().plan).toBe('Scaling');

    const again = stage(noteOf(), {
      version: 0,
      base: draftOf(noteOf()),
      mine: { ...draftOf(noteOf()), plan: 'Cabut' },
    });
    expect(again.writer.state().draft.plan).toBe('Cabut');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(again.stored().plan).toBe('Cabut');
  });

  it('joins what two have written in different fields', async () => {
    const { writer, other, stored } = stage();
    other({ vital: { nadi: 80 } });
    writer.change('plan', 'Scaling');
    await writer.flush();
    await writer.flush();
    expect(stored()).toMatchObject({ plan: 'Scaling', vital: { nadi: 80 }, version: 2 });
    expect(writer.state()).toMatchObject({ phase: 'saved', revisions: { nadi: 1 } });
  });

  it('asks whose words shall stand when both wrote the same field, and sends nothing before', async () => {
    const { writer, save, other, stored, drawer } = stage();
    other({ plan: 'Cabut' });
    writer.change('plan', 'Scaling');
    await writer.flush();
    expect(writer.state()).toMatchObject({ phase: 'clash', clashes: ['plan'], note: { plan: 'Cabut' } });
    writer.change('plan', 'Scaling saja');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(drawer()?.mine.plan).toBe('Scaling saja');
    writer.settle({ plan: 'Cabut\nScaling saja' });
    await vi.advanceTimersByTimeAsync(10);
    expect(stored()).toMatchObject({ plan: 'Cabut\nScaling saja', version: 2 });
  });

  it('keeps what can only be added once the note is locked', async () => {
    const { writer, other, drawer } = stage();
    other({ locked_at: '2026-11-21T10:00:00Z' });
    writer.change('plan', 'Scaling');
    await writer.flush();
    expect(writer.state().phase).toBe('locked');
    expect(drawer()?.mine.plan).toBe('Scaling');
    writer.discard();
    expect(drawer()).toBeUndefined();
    expect(writer.state()).toMatchObject({ phase: 'saved', draft: { plan: '' } });
  });

  it('stops at a refusal until something is changed', async () => {
    const { writer, save } = stage();
    save.mockRejectedValueOnce(new ApiError(422, { statusCode: 422, code: 'invalid', message: 'Data tidak valid' }));
    writer.change('suhu', 12);
    await writer.flush();
    expect(writer.state()).toMatchObject({ phase: 'refused', refusal: { message: 'Data tidak valid' } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledTimes(1);
    writer.change('suhu', 36.5);
    await writer.flush();
    expect(writer.state().phase).toBe('saved');
  });
});

describe('two drafts', () => {
  it('agree where both say the same', () => {
    const base = draftOf(noteOf());
    const both = { ...base, plan: 'sama' };
    expect(mergeDrafts(base, both, both)).toEqual({ draft: both, clashes: [] });
  });
});
