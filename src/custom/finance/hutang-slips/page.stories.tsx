import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Slips',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/hutang/transaction', path: '/finance/hutang/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const OfOnePayee: Story = {
  parameters: { path: '/finance/hutang/transaction?actor_type=doctor&actor_id=2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Tampilkan semua penerima'));
    await expect(canvas.queryByText('Satu penerima saja')).toBeNull();
  },
};
