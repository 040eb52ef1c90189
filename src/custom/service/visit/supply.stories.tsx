import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { supplyVisit } from '../../../../.storybook/sample/supply.ts';
import { DOKTER, MANAGER } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { BhpTab } from './bhp-tab.tsx';
import { ConsentTab } from './consent-tab.tsx';
import { ResepTab } from './resep-tab.tsx';

const tabs = { bhp: BhpTab, resep: ResepTab, consent: ConsentTab };
const Tab = ({ tab, visit }: { tab: keyof typeof tabs; visit: VisitData; role: number }) => {
  const Content = tabs[tab];
  return <Content visit={visit} />;
};

const meta = {
  title: 'Pages/Service/Visit/Supply',
  component: Tab,
  args: { tab: 'bhp', visit: supplyVisit, role: DOKTER },
} satisfies Meta<typeof Tab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the cursor is: a sheet hears no key that is struck outside of it. */
const escape = ({ ownerDocument: { activeElement, body } }: HTMLElement) =>
  fireEvent.keyDown(activeElement ?? body, { key: 'Escape', keyCode: 27 });

export const Bhp: Story = { args: { role: MANAGER } };

export const BhpConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Konfirmasi BHP: Scaling' }));
    const sheet = within(await page.findByRole('dialog'));
    const gloves = await sheet.findByLabelText(/Sarung tangan/);
    await userEvent.clear(gloves);
    await userEvent.type(gloves, '9');
    await expect(await sheet.findByRole('textbox', { name: /Alasan selisih Sarung/ })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Konfirmasi BHP' })).toBeDisabled();
  },
};

export const Resep: Story = { args: { tab: 'resep' } };

export const ResepEdited: Story = {
  args: { tab: 'resep' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Ubah: RSP/BDG/2026/000002' }));
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};

/** Opens the sheet, and takes a favourite into it. */
const writeFavourite = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: /Tulis Resep/ }));
  const sheet = within(await page.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: /^Amoksisilin 500 mg 15/ }));
  return { page, sheet };
};

/** A favourite that the patient is allergic to waits for its reason. */
export const ResepByFavourite: Story = {
  args: { tab: 'resep' },
  play: async ({ canvasElement }) => {
    const { sheet } = await writeFavourite(canvasElement);
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Pasien alergi Amoksisilin');
    await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await userEvent.type(sheet.getByRole('textbox', { name: /Amoksisilin/ }), 'Tes kulit negatif');
    await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeEnabled();
  },
};

/** A line that was taken away leaves the cursor in the sheet: Esc asks about what was typed before, and closes what holds nothing. */
export const ResepTakenAway: Story = {
  args: { tab: 'resep' },
  play: async ({ canvasElement }) => {
    const { page, sheet } = await writeFavourite(canvasElement);
    await escape(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Lanjut mengisi' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Hapus Amoksisilin/ }));
    await waitFor(() => expect(sheet.getByRole('combobox')).toHaveFocus());
    await escape(canvasElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Consent: Story = { args: { tab: 'consent' } };

export const ConsentSigned: Story = {
  args: { tab: 'consent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Minta Persetujuan' }));
    const sheet = within(await page.findByRole('dialog'));
    await userEvent.type(await sheet.findByLabelText('Risiko'), 'Mati rasa');
    await expect(sheet.getByRole('region')).toHaveTextContent('Mati rasa');
    await expect(sheet.getByRole('button', { name: 'Simpan tanda tangan' })).toBeDisabled();
  },
};
