import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AccountMenu } from './account-menu.tsx';

const meta = {
  title: 'Layout/Account menu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--k-frame)', height: 360, display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('drg. Ayu Lestari')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Profil Saya' })).toHaveAttribute('href', '/user/1/');
  },
};
