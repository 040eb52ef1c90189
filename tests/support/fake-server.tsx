// What component tests stand on: the product's data provider over answers that the test gives, and Refine around the part.
import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { defaultFeatures } from '../../src/policies/index.ts';
import { dataProvider } from '../../src/providers/data.ts';
import { loadTexts } from '../../src/providers/i18n.ts';
import { queryDefaults } from '../../src/providers/query-defaults.ts';
import { refineResources } from '../../src/providers/refine-resources.ts';
import { session } from '../../src/providers/session.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
type Answerer = (url: URL, body: unknown) => unknown;
/** Answers by 'GET /api/users'; a function sees the address and the body. Refusals are Response objects. */
export type Answers = Readonly<Record<string, unknown>>;

const user = {
  id: 1,
  name: 'Rina',
  username: 'rina',
  avatarurl: null,
  rolename: 'staf',
  profile_id: 1,
  session_profile_id: null,
  branch: { id: 1, code: 'BDG', name: 'Cabang Bandung', timezone: 'Asia/Jakarta', isexportall: false },
  locks: {},
};
/** Those of the role, as the server tells them. */
const ownFeatures = (role: number) => defaultFeatures(role).map((feature) => ({ feature }));
const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A refusal as the server words it. */
export const refused = (status: number, body: object): Response => json({ statusCode: status, ...body }, status);

/** Signs a role in, answers every call from `answers` (an empty list otherwise), and keeps what is written. */
export const playServer = async (role: number, answers: Answers): Promise<readonly Sent[]> => {
  await Promise.all([loadTexts('platform'), loadTexts('service'), loadTexts('finance'), loadTexts('inventory')]);
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://clinic');
    const method = init?.method ?? 'GET';
    if (url.pathname === '/api/auth/me')
      return json({
        ...user,
        role,
        features: ownFeatures(role),
        ...(answers['GET /api/auth/me'] as object | undefined),
      });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    if (method !== 'GET') sent.push({ method, path: url.pathname, body });
    // What is picked is picked from the list, where the test gives no answer of its own.
    const known = answers[`${method} ${url.pathname}`] ?? answers[`${method} ${url.pathname.replace('/pilihan', '')}`];
    const answer: unknown = typeof known === 'function' ? await (known as Answerer)(url, body) : known;
    return answer instanceof Response ? answer : json(answer ?? { data: [], count: 0 });
  });
  await session.load();
  return sent;
};

/** The part as the product shows it, at an address. */
export const show = (part: ReactNode, path = '/') =>
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <MemoryRouter initialEntries={[path]}>
          <Refine
            dataProvider={dataProvider}
            resources={refineResources}
            options={{
              disableTelemetry: true,
              reactQuery: { clientConfig: { defaultOptions: { queries: queryDefaults } } },
            }}
          >
            {part}
          </Refine>
        </MemoryRouter>
      </App>
    </ConfigProvider>,
  );
