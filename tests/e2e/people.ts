// Signing in and looking after the page: an error in it fails the test that made it.
import axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Signs in; every script error and every failed request of our own server ends the test. */
export const signIn = async (page: Page, username: string): Promise<void> => {
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo12345');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

/** No violation of the accessibility rules on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // The page's policy allows no inline script; the debugger may.
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  expect(violations).toEqual([]);
};
