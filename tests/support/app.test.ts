import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from './app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

describe('people of the test clinic', () => {
  it.each([
    ['superadmin', 0],
    ['admin.bdg', 4],
    ['finance.dps', 10],
  ])('%s signs in', async (username, role) => {
    const { body, status } = await (await clinic.as(username)).get('/api/auth/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({ username, role });
  });

  it('are nobody without a session', async () => {
    expect((await clinic.anonymous.get('/api/auth/me')).status).toBe(401);
  });
});
