// What several tests do at the desk: choosing from a list, registering a patient.
import { expect, type Locator, type Page } from '@playwright/test';

export interface NewPatient {
  readonly name: string;
  /** Nobody of the demo has it; day of birth and gender are read from it. */
  readonly nik: string;
  /** How the sheet reads it: '14 Agu 1991, perempuan'. */
  readonly reading: string;
  readonly phone: string;
  readonly address: string;
}

/** Chooses in an antd select by typing: the first match is taken by Enter. */
export const choose = async (page: Page, box: Locator, words: string): Promise<void> => {
  await box.focus();
  await box.fill(words);
  await expect(page.locator('.ant-select-item-option').filter({ hasText: words }).first()).toBeVisible();
  await box.press('Enter');
};

/** Registers a patient from the board; the sheet of his visit stands open afterwards. */
export const register = async (page: Page, { name, nik, reading, phone, address }: NewPatient): Promise<void> => {
  await page.getByRole('button', { name: 'Pasien Baru' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pasien Baru' });
  await sheet.locator('#registration-name').fill(name);
  // KTP is the first choice.
  await sheet.locator('#registration-idcard_type').press('Enter');
  await sheet.locator('#registration-idcard_type').press('Enter');
  await sheet.locator('#registration-idcard').fill(nik);
  await expect(sheet.getByText(`NIK terbaca: ${reading}`)).toBeVisible();
  await sheet.locator('#registration-phone').fill(phone);
  await sheet.locator('#registration-address').fill(address);
  await sheet.getByRole('button', { name: 'Daftarkan' }).click();
  await expect(page.getByText(new RegExp(`${name} terdaftar dengan RM BDG\\d{7}`))).toBeVisible();
};

/** Opens a visit from its card on the board, and waits for its page: the card has the same buttons. */
export const openVisit = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/service\/visit\/\d+/);
  await expect(page.getByRole('tab').first()).toBeVisible();
};
