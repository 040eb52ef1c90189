import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Income of visits',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/finance/income/service', path: '/finance/income/service' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
