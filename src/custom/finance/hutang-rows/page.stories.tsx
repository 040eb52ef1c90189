import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Payable rows',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/tindakan/transaction', path: '/finance/tindakan/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Rows: StoryObj<typeof meta> = {};
