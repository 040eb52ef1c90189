import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MANAGER } from '../../policies/role.ts';
import { Notifications } from './notifications.tsx';

const meta = {
  title: 'Layout/Notifications',
  component: Notifications,
  args: { role: MANAGER },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--k-frame)', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bell: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Notifikasi/ }));
    await expect(await screen.findAllByText(/Salah input jumlah/)).not.toHaveLength(0);
  },
};
