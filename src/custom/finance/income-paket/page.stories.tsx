import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Income of packages',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/finance/income/paket', path: '/finance/income/paket' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody sells any yet: the page says so. */
export const None: Story = {};
