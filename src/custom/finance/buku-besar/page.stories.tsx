import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/General ledger',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  parameters: { route: '/finance/laporan-v2/bukubesar', path: '/finance/laporan-v2/bukubesar?akun=4' },
};
export const Unchosen: Story = {};
