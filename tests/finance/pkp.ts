// Bandung as a PKP, as the superadmin says it on the branch's page.
import { expect } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';

const BRANCH = '/api/profile/1';
export const NPWP = '0123456789012000';

/** Changes the branch, in which the superadmin works then. */
export const changeBranch = async (clinic: TestApp, changes: object) => {
  const by = await clinic.again('superadmin');
  await patiently(() => by.post('/api/profile/changeprofile', { session_profile_id: 1 }));
  const { body } = await by.get<{ version: number }>(BRANCH);
  return by.put(BRANCH, { version: body.version, ...changes });
};

const change = async (clinic: TestApp, changes: object): Promise<void> => {
  const { status, body } = await changeBranch(clinic, changes);
  expect(status, JSON.stringify(body)).toBe(200);
};
/** @param since 'YYYY-MM-DD' */
export const becomePkp = (clinic: TestApp, since = '2020-01-01'): Promise<void> =>
  change(clinic, { npwp: NPWP, pkp_since: since });
export const ceasePkp = (clinic: TestApp): Promise<void> => change(clinic, { pkp_since: null });
