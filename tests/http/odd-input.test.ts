// No request is answered with 500, whatever its keys are called and wherever its bytes end.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../server/http/routes.ts';
import { parseWith } from '../../server/http/parse.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
let cookie = '';
beforeAll(async () => {
  clinic = await testApp();
  const answer = await clinic.anonymous.post('/api/auth/login', { username: 'superadmin', password: DEMO_PASSWORD });
  cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const headers = { cookie };
  await clinic.anonymous.post('/api/profile/changeprofile', { session_profile_id: 1 }, { headers });
});
afterAll(() => clinic.close());

/** Every object has them without being asked. */
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'];
/** All at once: nobody looks at headers for what they are called, so that none hides what another does. */
const HEADERS = Object.fromEntries(NAMES.map((name) => [name, name]));
const COOKIES = NAMES.map((name) => `; ${name}=1`).join('');
const ENDPOINTS = endpoints().map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const asked = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object) =>
  clinic.app.inject({
    method,
    url: `/api/${path.replace(/:\w+/g, '1')}`,
    ...more,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...(more as { headers?: object }).headers },
  });
const statusOf = async (...ask: Parameters<typeof asked>): Promise<number> => (await asked(...ask)).statusCode;

const bodyWith = (name: string): string =>
  `{"${name}":1,"details":[{"${name}":1}],"methods":[{"${name}":{}}],"counted":{"${name}":1},"amounts":{"${name}":1}}`;

/** What an endpoint answers with 500 to a key of such a name: in its query, its body or the form that it takes. */
const brokenBy = async (name: string, { method, path, upload }: (typeof ENDPOINTS)[number][1]) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `odd-key-${name}` };
  const answers = [await statusOf(method, path, { query: { [name]: '1', sortby: `${name} asc`, keyword: name } })];
  if (method !== 'GET') answers.push(await statusOf(method, path, { headers, payload: bodyWith(name) }));
  if (upload !== undefined) answers.push(await sentForm(method, path, form(name, 'x')));
  return answers.filter((status) => status >= 500);
};

describe.each(ENDPOINTS)('%s', (title, endpoint) => {
  const { method, path } = endpoint;
  /** One of the names for each endpoint, another one for the next. */
  const turn = ENDPOINTS.findIndex(([one]) => one === title) % NAMES.length;

  it('takes no key of every object for one of its own', async () => {
    const name = NAMES[turn] ?? '';
    expect(await brokenBy(name, endpoint), name).toEqual([]);
  });

  it('takes none of all such keys for one of its own', { tags: ['long'] }, async () => {
    for (const name of NAMES) expect(await brokenBy(name, endpoint), name).toEqual([]);
  });

  it('takes no header or cookie of such a name for one of its own', async () => {
    expect(await statusOf(method, path, { headers: { ...HEADERS, cookie: `${cookie}${COOKIES}` } })).toBeLessThan(500);
  });
});

const BOUNDARY = 'batas';
const form = (part: string, text: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="a.xlsx"\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`;
const sentForm = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload: string) =>
  statusOf(method, path, { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } });

const uploads = ENDPOINTS.filter(([, { upload }]) => upload !== undefined);
describe.each(uploads)('a file for %s', (_name, { method, path, upload = '' }) => {
  it('that is cut off anywhere is refused as unreadable', async () => {
    const whole = form(upload, 'bytes of a file');
    const statuses = new Set<number>();
    for (let end = 0; end < whole.length - 4; end += 11)
      statuses.add(await sentForm(method, path, whole.slice(0, end)));
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(await sentForm(method, path, whole.slice(0, whole.indexOf('file')))).toBe(400);
  });
});

describe('a value at the edge of what is kept', () => {
  const line = { item_id: 1, supplier_id: 1, unit_id: 1, qty: 1e-9 };
  const row = (work_date: string) => ({ rows: [{ pegawai_id: 1, work_date, shift_id: null }] });
  it.each([
    ['inventory/low/purchase', { lines: [line] }, { 'lines.0.qty': ['Maksimal 3 angka desimal'] }],
    ['inventory/low/mutation', { lines: [{ item_id: 1, qty: 1e-9 }] }, { 'lines.0.qty': ['Maksimal 3 angka desimal'] }],
    ['attendance/schedule/bulk', row('0001-01-01'), { 'rows.0.work_date': ['Tanggal tidak valid'] }],
    ['attendance/schedule/bulk', row('9999-12-31'), { 'rows.0.work_date': ['Tanggal tidak valid'] }],
    ['finance/pajak/pph_badan/hitung', { masa: '0001-01-01' }, { masa: ['Masa tidak valid'] }],
  ])('is refused by %s', async (path, payload, errors) => {
    const headers = { 'idempotency-key': `edge-${JSON.stringify(payload)}`.slice(0, 60) };
    const answer = await asked('POST', path, { payload, headers });
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ errors })]);
  });
});

describe('the texts of a refusal', () => {
  it.each(['constructor', 'toString', 'valueOf'])('name the key %s', (name) => {
    const refused = () => parseWith(z.strictObject({}), { [name]: 1 });
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(expect.objectContaining({ at: { [name]: [expect.any(String)] } }));
  });
});
