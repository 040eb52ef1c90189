import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE, INVESTOR } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Dividends by investor',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/deviden/investor', path: '/finance/deviden/investor' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAll: Story = {};
export const OfInvestor: Story = { args: { role: INVESTOR } };
