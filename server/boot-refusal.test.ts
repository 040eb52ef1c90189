import { describe, expect, it } from 'vitest';
import { BootRefusal, bootSentence } from './boot-refusal.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe('the sentence for a start that failed', () => {
  it.each([
    [new BootRefusal('The reason.'), 'The reason.'],
    [coded('EADDRINUSE', { port: 3000 }), 'Port 3000 is in use by another program'],
    [coded('EACCES', { port: 80 }), 'needs administrator rights'],
    [coded('EACCES', { path: '/data' }), 'There is no permission for /data.'],
    [new AggregateError([coded('ECONNREFUSED')]), 'does not answer'],
    [new Error('Migration failed', { cause: coded('53100') }), 'The disk of the database is full.'],
    [new Error('timeout expired'), 'does not answer'],
  ])('%s', (error, sentence) => {
    expect(bootSentence(error)).toContain(sentence);
  });

  it('is missing for a defect, which is shown with its stack', () => {
    expect(bootSentence(new TypeError('x is not a function'))).toBeUndefined();
    expect(bootSentence('thrown text')).toBeUndefined();
  });
});
