// Somebody who is signed in to a program that runs by itself, over the network.
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';

const answerOf = async <T>(response: Response): Promise<Answer<T>> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    body: (isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined) as T,
    headers: Object.fromEntries(response.headers),
    bytes,
  };
};

/** Signs in at a port with the demo's password. Every request fails once the program is gone. */
export const signIn = async (port: number, username: string): Promise<Omit<Client, 'upload'>> => {
  const home = `http://127.0.0.1:${port}`;
  let cookie = '';
  const send =
    (method: string) =>
    async <T = Json>(path: string, body?: unknown): Promise<Answer<T>> => {
      const submit = method !== 'GET' && { 'idempotency-key': randomUUID() };
      const headers = {
        origin: home,
        cookie,
        ...submit,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const sent = body === undefined ? null : JSON.stringify(body);
      const response = await fetch(`${home}${path}`, { method, headers, body: sent });
      cookie ||= response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return answerOf<T>(response);
    };
  const [get, post, put, remove] = [send('GET'), send('POST'), send('PUT'), send('DELETE')];
  const { status, body } = await patiently(() => post('/api/auth/login', { username, password: DEMO_PASSWORD }));
  if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
  return { get: (path) => get(path), post, put, delete: remove };
};
