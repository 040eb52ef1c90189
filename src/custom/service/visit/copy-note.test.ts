import { describe, expect, it } from 'vitest';
import { copyIntoNote, joinWords, takeCopies, type Words } from './copy-note.ts';

const empty = { subjective: '', objective: '', assessment: '', plan: '' };

describe('words for a note', () => {
  it('wait until it is open, and come once', () => {
    const taken: Words[] = [];
    copyIntoNote(1, { plan: 'Scaling' });
    const leave = takeCopies(1, (words) => taken.push(words));
    copyIntoNote(1, { plan: 'Kontrol' });
    leave();
    takeCopies(2, (words) => taken.push(words));
    expect(taken).toEqual([{ plan: 'Scaling' }, { plan: 'Kontrol' }]);
  });

  it('stand below what is there, and not twice', () => {
    const current = { ...empty, plan: 'Scaling', assessment: 'Karies' };
    expect(joinWords(current, { plan: 'Kontrol', assessment: 'Karies', subjective: ' ', objective: null })).toEqual({
      plan: 'Scaling\nKontrol',
    });
    expect(joinWords(empty, { plan: 'Kontrol' })).toEqual({ plan: 'Kontrol' });
  });
});
