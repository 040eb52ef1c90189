// The page as a browser gets it behind TLS, scored by MDN's HTTP Observatory without the network (docs/decisions/0047).
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureObservatory } from '../../scripts/observatory.mjs';
import { newDataDir, withSchema } from './directory.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';

const WANTED = 125;
const HOST = 'klinik.example.id';
const SOURCES = join(import.meta.dirname, '../../observatory/node_modules/@mdn/mdn-http-observatory/src');

interface Result {
  readonly result: string;
}
/** What is used of the package; it has no types. */
interface Observatory {
  readonly Requests: new (host: string) => {
    readonly responses: Record<string, unknown>;
    readonly resources: Record<string, unknown>;
  };
  readonly ALL_TESTS: readonly ((requests: unknown) => Result)[];
  readonly getScoreModifier: (result: string) => number;
}

const load = async (): Promise<Observatory> => {
  await ensureObservatory();
  const parts = ['types.js', 'constants.js', 'grader/grader.js'].map(
    (name) => import(pathToFileURL(join(SOURCES, name)).href) as Promise<Partial<Observatory>>,
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Observatory;
};

/** The score that its scanner comes to: extra credit counts from an A on, that is where no more than ten points are lost. */
const scoreOf = (
  { Requests, ALL_TESTS, getScoreModifier }: Observatory,
  headers: Readonly<Record<string, string>>,
  html: string,
): { readonly score: number; readonly results: readonly string[] } => {
  const requests = new Requests(HOST);
  const response = { headers, status: 200, verified: true, data: html, httpEquiv: new Map(), request: {}, config: {} };
  // Plain HTTP is answered by the proxy in front, or by nobody.
  Object.assign(requests.responses, { auto: response, https: response, cors: response, http: null });
  Object.assign(requests.resources, { path: html });
  Object.assign(requests, { session: { url: new URL(`https://${HOST}/login`) } });
  const results = ALL_TESTS.map((test) => test(requests).result);
  const points = results.map((result) => getScoreModifier(result));
  const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const gained = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0);
  return { score: 100 + lost + (lost >= -10 ? gained : 0), results };
};

it('the page behind TLS scores what a bank would', { timeout: 300_000 }, async () => {
  const observatory = await load();
  const program = await startProgram({
    DATA_DIR: await withSchema(newDataDir()),
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
  });
  await program.ready();
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': HOST };
  const page = await until('the page comes', async () => {
    const answer = await fetch(`http://127.0.0.1:${program.port}/login`, { headers: forwarded });
    return answer.ok ? answer : undefined;
  });
  const [headers, html] = [Object.fromEntries(page.headers), await page.text()];
  const { score, results } = scoreOf(observatory, headers, html);
  expect(score, results.join('\n')).toBeGreaterThanOrEqual(WANTED);
  // What it would be with styles from anywhere in the page, as it was before.
  const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/, "'unsafe-inline'");
  const before = scoreOf(observatory, { ...headers, 'content-security-policy': policy }, html);
  expect(before.score).toBeLessThan(WANTED);
});
