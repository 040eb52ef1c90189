import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Doctors’ fees',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/tindakan/doctorfee', path: '/finance/tindakan/doctorfee' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Doctors: Story = {};
/** What a slip would come to, before anybody pays. */
export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Rancangan slip' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('PPh dipotong')).toBeVisible();
  },
};
