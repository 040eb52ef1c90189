import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Slip',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/hutang/transaction/:id', path: '/finance/hutang/transaction/1' },
} satisfies Meta<{ role: number }>;
export default meta;

export const Paid: StoryObj<typeof meta> = {};
