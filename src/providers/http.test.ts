import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './http.ts';

const answers: (Response | Error)[] = [];
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift() ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  answers.length = 0;
  vi.useRealTimers();
});

/** The key of each call so far. */
const keys = () => vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const tried = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);
const refusal = (status: number, code: string) =>
  Response.json({ statusCode: status, code, message: code }, { status });
const LOST = new TypeError('Failed to fetch');

describe('a writing call', () => {
  it.each([
    ['POST', () => api.post('finance/bill', { body: { a: 1 } })],
    ['PUT', () => api.put('finance/bill/1', { body: { a: 1 } })],
    ['DELETE', () => api.delete('finance/bill/1')],
    ['POST of a file', () => api.post('users/uploadavatar/1', { body: new FormData() })],
  ])('carries a key: %s', async (_method, call) => {
    await call();
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('is another one after an answer, and with another body, query or address', async () => {
    const body = { amount: 5 };
    await api.post('deposit', { body });
    await api.post('deposit', { body });
    answers.push(LOST, LOST, LOST, LOST);
    await tried(api.post('deposit', { body }));
    await tried(api.post('deposit', { body: { amount: 6 } }));
    await tried(api.post('deposit', { body, query: { dryrun: true } }));
    await tried(api.post('refund', { body }));
    expect(new Set(keys()).size).toBe(6);
  });

  it.each([
    ['no answer', LOST],
    ['the failure of a proxy', refusal(502, 'bad-gateway')],
    ['one that is still worked on', refusal(409, 'idempotency-running')],
  ])('is the same one after %s', async (_what, answer) => {
    answers.push(answer);
    await tried(api.post('deposit', { body: { what: _what } }));
    await api.post('deposit', { body: { what: _what } });
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  it('is a new one after a refusal', async () => {
    answers.push(refusal(422, 'invalid'));
    await tried(api.post('deposit', { body: { amount: 7 } }));
    await api.post('deposit', { body: { amount: 7 } });
    expect(new Set(keys()).size).toBe(2);
  });

  it('is the same one in a second click, before the answer to the first', async () => {
    await Promise.all([api.post('deposit', { body: { amount: 8 } }), api.post('deposit', { body: { amount: 8 } })]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is told apart by its file', async () => {
    const formOf = (name: string, text: string) => {
      const form = new FormData();
      form.append('upload', new File([text], name, { lastModified: 1 }));
      return form;
    };
    answers.push(LOST, LOST, LOST);
    await tried(api.post('import', { body: formOf('a.xlsx', 'one') }));
    await tried(api.post('import', { body: formOf('a.xlsx', 'three') }));
    await tried(api.post('import', { body: formOf('a.xlsx', 'one') }));
    const [first, second, third] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('is a new one when somebody says the same much later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    answers.push(LOST, LOST);
    await tried(api.post('deposit', { body: { amount: 9 } }));
    vi.setSystemTime(9 * 60_000);
    await tried(api.post('deposit', { body: { amount: 9 } }));
    vi.setSystemTime(11 * 60_000);
    await api.post('deposit', { body: { amount: 9 } });
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it('a reading call carries none', async () => {
  await api.get('finance/bill');
  expect(keys()).toEqual([null]);
});
