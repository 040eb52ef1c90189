import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/All payables',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/hutang-v2/actor', path: '/finance/hutang-v2/actor' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};
