// Signing in and looking after the page: an error in it fails the test that made it.
import axeCore from 'axe-core';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';

/** Headers of a request that changes something, as the program's own pages send them. */
export const ownHeaders = (): { readonly origin: string } => ({
  origin: new URL(test.info().project.use.baseURL ?? '').origin,
});

const watch = (page: Page): void => {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      throw new Error(message.text());
  });
};

/** What the page's console complains of from now on, each with its address. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  return complaints;
};

/** Signs in without a page, which the test opens where it begins; every script error of it ends the test. */
export const signIn = async (page: Page, username: string, password = DEMO_PASSWORD): Promise<void> => {
  watch(page);
  const data = { username, password };
  const answer = await page.request.post('/api/auth/login', { data, headers: ownHeaders() });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** The same by the form of the login page, which leads to the page that everybody begins with. */
export const signInByForm = async (page: Page, username: string): Promise<void> => {
  watch(page);
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

/** Opens the page that everybody begins with, and waits for the application to stand. */
export const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
};

/** No violation of the accessibility rules on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // The page's policy allows no inline script; the debugger may. A page that was looked at before has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Which elements keep a rule is not asked: nobody reads it here, and naming them takes time.
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  expect(violations).toEqual([]);
};
