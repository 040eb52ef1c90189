import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Ledger of a branch',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/laporan/bukubesar', path: '/finance/laporan/bukubesar?akun=4' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
