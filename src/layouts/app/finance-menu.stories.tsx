import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FINANCE } from '../../policies/role.ts';
import { useNavigation } from '../navigation.tsx';
import { FinanceMenu } from './finance-menu.tsx';

const Bar = () => <FinanceMenu entries={useNavigation()} path="/finance/payment/bill" />;

const meta = {
  title: 'Layout/Finance menu',
  args: { role: FINANCE },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 260 }}>
      <Bar />
    </div>
  ),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Keuangan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Tagihan' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Tagihan' })).toBeNull();
  },
};
