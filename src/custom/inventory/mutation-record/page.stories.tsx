import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MANAGER, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Mutation',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/inventory/mutation/:id', path: '/inventory/mutation/7' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing must be spoken of. */
export const Receiving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Terima' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    const arrived = await sheet.findByLabelText('Diterima (Pcs)');
    await userEvent.clear(arrived);
    await userEvent.type(arrived, '48');
    const missing = await sheet.findByText('Kurang 2');
    await waitFor(() => expect(missing).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Terima' })).toBeDisabled();
  },
};

/** A manager of the sender takes back what nobody has received. */
export const TakingBack: Story = {
  args: { role: MANAGER },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Tarik Kembali' })).toBeVisible();
  },
};
